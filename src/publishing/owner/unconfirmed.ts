import type { OwnersQuestion } from '../../content/ownersAnswers.ts';
import type { Marked } from '../../content/promise.ts';
import { counted } from '../../domain/counting.ts';
import { contentPlace } from '../contentPlace.ts';
import { placeholders } from './placeholders.ts';

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
  readonly marked: readonly Marked[];
  readonly business: unknown;
  readonly branchFacts?: unknown;
  /** The questions that only the owner can answer, by name. */
  readonly answers: Readonly<
    Record<string, Pick<OwnersQuestion, 'question' | 'answer' | 'isLeftOut'>>
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
  const valueOf = (line: string) => line.slice(line.indexOf(': '));
  const ofBusiness = placeholders({ business });
  // A value that a branch shares with the business is listed once.
  const known = new Set(ofBusiness.map(valueOf));
  const ofBranches = placeholders({ branchFacts }).filter((line) => !known.has(valueOf(line)));
  const unreachable = [...ofBusiness, ...ofBranches];
  return [
    ...(unreachable.length > 0 ? [{ part: 'replace' as const, says, texts: unreachable }] : []),
    ...grouped(
      'replace',
      marked.filter(({ evidence }) => evidence === undefined),
    ),
    ...grouped(
      'show',
      marked.filter(({ evidence }) => evidence?.trim() === ''),
    ),
    ...Object.entries(answers)
      .filter(([, { answer }]) => answer === 'unknown')
      .map(([name, { question, isLeftOut }]) => ({
        part: 'answer' as const,
        says: `${name}: ${question}${isLeftOut ? ' Until then, a strict build leaves the claim out.' : ''}`,
        ...(isLeftOut && { isLeftOut }),
      })),
  ];
}

/** One item for all texts that need the same, each text once. */
function grouped(part: Unconfirmed['part'], marked: readonly Marked[]): Unconfirmed[] {
  return [...Map.groupBy(marked, ({ needed }) => needed)].map(([says, own]) => ({
    part,
    says,
    texts: [...new Set(own.map(({ words, stack }) => `${placeOf(stack)} ‘${words.trim()}’`))],
  }));
}

function placeOf(stack: string): string {
  const { file, line } = contentPlace(stack);
  return line ? `${file}:${line}` : file;
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
  return [...formatted, verdict(items)].join('\n');
}

function verdict(items: readonly Unconfirmed[]): string {
  const stopping = items.filter(({ isLeftOut }) => !isLeftOut).length;
  if (stopping > 0)
    return `${counted(stopping, 'thing')} left to do: a strict build stops until then.`;
  return items.length > 0
    ? `Nothing stops a strict build. It leaves out ${counted(items.length, 'claim')}.`
    : 'Nothing is left to do: nothing stops a strict build.';
}
