import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Business from '../../content/business.ts';
import type * as OwnersAnswers from '../../content/ownersAnswers.ts';
import type * as Register from '../../content/promise.ts';
import { unconfirmed, type Unconfirmed } from './unconfirmed.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A module of the content as it stands in its file: in a bundle it would have no lines of its own. */
const load = <Module>(file: string) =>
  import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href) as Promise<Module>;

/** Everything that the content has marked for its owner. */
export async function readMarked(): Promise<readonly Register.Marked[]> {
  const files = globSync('src/content/**/*.ts', { cwd: root }).toSorted();
  for (const file of files) await load(file);
  const { marked } = await load<typeof Register>('src/content/promise.ts');
  return marked();
}

/** Lists what is unconfirmed in this project's content (`unconfirmed.ts`). */
export async function readUnconfirmed(): Promise<Unconfirmed[]> {
  const marked = await readMarked();
  const { branchFacts, business } = await load<typeof Business>('src/content/business.ts');
  const { ownersAnswers } = await load<typeof OwnersAnswers>('src/content/ownersAnswers.ts');
  return unconfirmed({ marked, business, branchFacts, answers: ownersAnswers });
}
