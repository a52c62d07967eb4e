import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Business from '../content/business.ts';
import type * as OwnersAnswers from '../content/ownersAnswers.ts';
import type * as Register from '../content/promise.ts';
import { counted } from '../domain/counting.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Reserved domains (RFC 2606), and ranges without telephone numbers. */
const reserved = /\.(?:example|invalid|localhost|test)(?![\w.-]*\w)|^(?:0|\+64 )(?:3|800|508) 000 /;

/**
 * The values that are still placeholders, as `business.email: hello@shop.example`: everything at a reserved domain,
 * and every phone number that can't ring (D6, D7). Names, streets and reviews can't be recognised:
 * `standIn` marks them.
 *
 * @param facts content, by the name to list it under
 */
export function placeholders(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (typeof value === 'string') return reserved.test(value) ? [`${name}: ${value}`] : [];
    if (typeof value !== 'object' || value === null) return [];
    return placeholders(
      Object.fromEntries(Object.entries(value).map(([key, inner]) => [`${name}.${key}`, inner])),
    );
  });
}

/** Whether the public can reach an origin. A build for such an origin must not contain placeholders. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !reserved.test(hostname);
}

/** The first file of the content that a stack trace names, apart from the register of marks, and the line there. */
export function contentPlace(stack: string): { readonly file: string; readonly line?: string } {
  const [, file = 'src/content', line] =
    /(src\/content\/(?!promise\.)[\w/]+\.ts)\S*?:(\d+):\d+/.exec(stack) ?? [];
  return { file, ...(line && { line }) };
}

const placeOf = (stack: string) => Object.values(contentPlace(stack)).join(':');

/** One thing the owner still has to replace, to show or to answer. */
export interface Unconfirmed {
  readonly part: keyof typeof parts;
  /** What it is, worded for the owner. */
  readonly says: string;
  /** The texts that it is about, each with its file and line. */
  readonly texts?: readonly string[];
  /** A strict build leaves out what the answer backs, instead of stopping. */
  readonly isLeftOut?: true;
}

/** The parts of the list in the order of an owner's day, each with what to do. */
const parts = {
  replace: 'Replace these first: a site with one of them must not be published.',
  show: "Then show that these are true: the law or a customer may question them. Write after what would show it where that is, such as 'Folder 3', or change the text.",
  answer:
    'Then answer these in src/content/ownersAnswers.ts. Until then, pages say what is true meanwhile.',
} as const;

/** What the owner's list is made from. */
export interface OwnersContent {
  readonly marked: readonly Register.Marked[];
  readonly business: unknown;
  readonly branchFacts?: unknown;
  /** The questions that only the owner can answer, by name. */
  readonly answers: Readonly<
    Record<string, Pick<OwnersAnswers.OwnersQuestion, 'question' | 'answer' | 'isLeftOut'>>
  >;
}

/**
 * Lists what the owner still has to do: placeholders and stand-ins to replace, promises without evidence, and open
 * questions. Texts that need the same are one item.
 */
export function unconfirmed(content: OwnersContent): Unconfirmed[] {
  const { marked, business, branchFacts, answers } = content;
  const says =
    'Your telephone numbers, with who answers each, and your addresses on the internet (src/content/business.ts)';
  // A value that a branch shares with the business is listed once.
  const unreachable = Map.groupBy(placeholders({ business, branchFacts }), (line) =>
    line.slice(line.indexOf(': ')),
  );
  const texts = [...unreachable.values()].flatMap(([first]) => first ?? []);
  /** One item for all texts that need the same, each text once. */
  const grouped = (part: Unconfirmed['part'], isOpen: (evidence?: string) => boolean) =>
    [
      ...Map.groupBy(
        marked.filter(({ evidence }) => isOpen(evidence)),
        ({ needed }) => needed,
      ),
    ].map(([needed, own]) => ({
      part,
      says: needed,
      texts: [...new Set(own.map(({ words, stack }) => `${placeOf(stack)} ‘${words.trim()}’`))],
    }));
  return [
    ...(texts.length > 0 ? [{ part: 'replace' as const, says, texts }] : []),
    ...grouped('replace', (evidence) => evidence === undefined),
    ...grouped('show', (evidence) => evidence?.trim() === ''),
    ...Object.entries(answers)
      .filter(([, { answer }]) => answer === 'unknown')
      .map(([name, { question, isLeftOut }]) => ({
        part: 'answer' as const,
        says: `${name}: ${question}${isLeftOut ? ' Until then, a strict build leaves the claim out.' : ''}`,
        ...(isLeftOut && { isLeftOut }),
      })),
  ];
}

/** What is wrong with the settings, as the first items of the list. */
export const settingsToReplace = (faults: readonly string[]): Unconfirmed[] =>
  faults.map((says) => ({ part: 'replace', says }));

/** The list as text: its parts, the items in them with a number, and last the verdict. */
export function formatUnconfirmed(items: readonly Unconfirmed[]): string {
  const formatted = Object.entries(parts).flatMap(([part, heading]) => {
    const own = items.filter((item) => item.part === part);
    const lines = own.flatMap((item) => [
      `${items.indexOf(item) + 1}. ${item.says}`,
      ...(item.texts ?? []).map((text) => `   ${text}`),
    ]);
    return own.length > 0 ? [heading, ...lines, ''] : [];
  });
  const stopping = items.filter(({ isLeftOut }) => !isLeftOut).length;
  let verdict = 'Nothing is left to do: nothing stops a strict build.';
  if (stopping > 0)
    verdict = `${counted(stopping, 'thing')} left to do: a strict build stops until then.`;
  else if (items.length > 0)
    verdict = `Nothing stops a strict build. It leaves out ${counted(items.length, 'claim')}.`;
  return [...formatted, verdict].join('\n');
}

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

/** Lists what is unconfirmed in this project's content. */
export async function readUnconfirmed(): Promise<Unconfirmed[]> {
  const marked = await readMarked();
  const { branchFacts, business } = await load<typeof Business>('src/content/business.ts');
  const { ownersAnswers } = await load<typeof OwnersAnswers>('src/content/ownersAnswers.ts');
  return unconfirmed({ marked, business, branchFacts, answers: ownersAnswers });
}
