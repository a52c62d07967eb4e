import type { ComponentType } from 'react';
import { findRoute } from '../content/routes.ts';
import { componentOf } from './pageComponent.ts';

/** A page component. It has no props. */
type Page = ComponentType;

/** The modules of `src/pages`. Each is loaded by itself, so that a test of one page doesn't load the others. */
const modules = import.meta.glob<Readonly<Record<string, Page>>>('../pages/*/*.tsx');

async function load(path: string): Promise<Page> {
  const { name, module } = componentOf(path);
  const [, loadModule] =
    Object.entries(modules).find(([file]) => file.endsWith(`/${module}`)) ?? [];
  const page = (await loadModule?.())?.[name];
  if (!page) throw new Error(`No ${module} in src/pages exports ${name}, which shows ${path}.`);
  return page;
}

const loaded = new Map<string, Promise<Page>>();

/**
 * Loads the page of a path; unknown paths give the 404 page. Always returns the same promise for a path, as React's
 * `use` requires.
 */
export function loadPage(pathname: string): Promise<Page> {
  const path = findRoute(pathname)?.path ?? '/404';
  const known = loaded.get(path);
  if (known) return known;
  const page = load(path);
  loaded.set(path, page);
  return page;
}
