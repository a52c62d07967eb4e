import ladleMeta from '@ladle/react/meta';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readModule, type ModuleFace } from './imports.ts';

/** Ladle reads the stories' properties from their source text, so a value that is no literal stops the workbench. */
const { stories } = await ladleMeta({ config: 'stories' });

test('Ladle can read every story', () => {
  expect(Object.keys(stories)).toContain('branches--branch-card--short-card');
});

test('the title of a story is its path', () => {
  for (const [id, { filePath }] of Object.entries(stories)) {
    const parts = filePath.replaceAll(/^stories\/|\.stories\.tsx$/g, '').split('/');
    const words = parts.map((part) => part.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase());
    expect(id.split('--').slice(0, -1), filePath).toEqual(words);
  }
});

test('both forms have the same states of sending, under the same names', () => {
  const states = (form: string) =>
    Object.keys(stories)
      .flatMap((id) => (id.startsWith(form) ? id.slice(form.length) : []))
      .filter((state) => /^(?:sen|fail|offline|draft|without-script)/.test(state))
      .filter((state) => state !== 'sent-with-less-motion')
      .toSorted();
  expect(states('forms--contact--contact-form--')).toContain('draft-restored');
  expect(states('forms--quote--quote-form--')).toEqual(states('forms--contact--contact-form--'));
});

/** The folder of a component and its parts: `src/ui`, `src/forms`, `src/pages/home`. */
const folderOf = (file: string) =>
  /^src\/(?:pages\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file);

/**
 * The components that the workbench does not show. A component is shown if a story or the table of pages imports it, or
 * if only its own folder uses it and one of those users is shown.
 *
 * @param modules every module of `src` and `stories`, by its file
 */
function withoutStory(modules: ReadonlyMap<string, ModuleFace>): string[] {
  const usersOf = (file: string) =>
    [...modules]
      .filter(([, face]) => face.imports.some((one) => one.target === file && !one.typesOnly))
      .map(([user]) => user);
  const isShown = (file: string): boolean => {
    const users = usersOf(file);
    return (
      users.some((user) => user.startsWith('stories/') || user === 'src/app/pageTable.tsx') ||
      (users.every((user) => folderOf(user) === folderOf(file)) && users.some(isShown))
    );
  };
  return [...modules]
    .filter(([file]) => /^src\/(?:ui|branches|forms|shell|pages)\/.*\.tsx$/.test(file))
    .filter(([, { exports }]) => exports.some((name) => /^[A-Z]\w*[a-z]/.test(name)))
    .map(([file]) => file)
    .filter((file) => !isShown(file));
}

test('the workbench shows every component that a page of the site does not show by itself', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const modules = globSync('{src,stories}/**/*.{ts,tsx}', { cwd: root }).map(
    (file) => [file, readModule(file, readFileSync(path.join(root, file), 'utf8'))] as const,
  );
  expect(withoutStory(new Map(modules))).toEqual([]);
});

test('a part needs a story once a page of another folder uses it', () => {
  const part = ['src/pages/home/Part.tsx', 'export function Part() {}'] as const;
  const home = ['src/pages/home/Home.tsx', "import './Part.tsx'; export function Home() {}"];
  const faq = ['src/pages/faq/Faq.tsx', "import '../home/Part.tsx'; export function Faq() {}"];
  const table = "import('../pages/home/Home.tsx'); import('../pages/faq/Faq.tsx');";
  const faces = (...files: readonly (readonly string[])[]) =>
    new Map(files.map(([file = '', code = '']) => [file, readModule(file, code)]));
  const shown = ['src/app/pageTable.tsx', table];
  expect(withoutStory(faces(part, home))).toEqual([part[0], home[0]]);
  expect(withoutStory(faces(part, home, shown))).toEqual([]);
  expect(withoutStory(faces(part, home, faq, shown))).toEqual([part[0]]);
});
