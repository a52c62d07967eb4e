/**
 * Checks the owner's data before a build: every file in `src/content` can be parsed and loaded, each value of the files
 * that an owner edits is valid, and no file names what its list lacks. The bundler would report some of it too, but with
 * a stack trace, and the author of a text needs the file and the line.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'vite';
import { lostNames, pageFaults } from '../contentNames.ts';
import { contentPlace } from '../ownersList.ts';
import * as records from '../ownersRecords.ts';
import { pictureFaults } from '../pictures/ownPictures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const contentFiles = () => globSync('src/content/**/*.ts', { cwd: root });
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The files that name prices, telephone lines and pages. */
const namingFiles = () =>
  globSync('src/{answers,branches,content,forms,pages,shell,ui}/**/*.{ts,tsx}', { cwd: root }).map(
    (file) => ({ file: file.replaceAll('\\', '/'), text: textOf(file) }),
  );

/** Common mistakes, as they look in a line that cannot be read, and how to mend them. */
const commonMistakes = [
  [
    /'[^']*\p{L}'\p{L}/u,
    'An apostrophe ends a text in single quotation marks: write ’, or put the text into double ones.',
  ],
  [
    /(?:^|:\s*)[‘’“”]/,
    'Curly quotation marks do not begin a text: write the straight \' or " around it.',
  ],
  [/:\s*\$?\d+,\d+/, 'A price has a full stop before its cents: 45.50.'],
  [/:\s*(?:\d+[Oo]|[Oo]\d)[\dOo.]*\s*,?$/, 'Is there a letter O in a number? Write the digit 0.'],
  [/^[\w'"]+:\s*,?$/, 'The value is missing after the colon.'],
  [/^export /, 'A bracket is missing above this line: a list ends with ] and a record with }.'],
] as const;

const pricesFile = 'src/content/prices.ts';

const lineAt = (text: string, at = 0) => text.slice(0, at).split('\n').length;

/**
 * One sentence for each name that a list of names has twice, of which only the last would count, and for each title that
 * is a whole number, which JavaScript puts first.
 */
function nameFaults(file: string, text: string, program: ESTree.Program): string[] {
  const faults: string[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const seen = new Set<string>();
      for (const property of properties) {
        if (property.type !== 'Property' || property.computed) continue;
        const { key } = property;
        const written = text.slice(key.start, key.end);
        const name = key.type === 'Literal' ? String(key.value) : written;
        const where = `${file}, line ${lineAt(text, key.start)}: `;
        if (key.type === 'Literal' && typeof key.value === 'string' && /^\d+$/.test(key.value))
          faults.push(
            `${where}the title ${written} is only a number, which would come first in its list. Write a word with it.`,
          );
        if (seen.has(name))
          faults.push(
            `${where}${written} stands there for the second time. Remove one of the two.`,
          );
        seen.add(name);
      }
    },
  }).visit(program);
  return faults;
}

/** Says where a file can't be parsed, with advice about common mistakes; `undefined` for a valid file. */
export function syntaxFault(file: string, text: string): string | undefined {
  const { errors, program } = parseSync(file, text);
  const [error] = errors;
  if (!error) return nameFaults(file, text, program).join('\n') || undefined;
  const lines = text.split('\n');
  const at = lineAt(text, error.labels[0]?.start);
  const wordsAt = (line: number) => lines[line - 1]?.trim() ?? '';
  const known = commonMistakes.find(([looks]) => looks.test(wordsAt(at)));
  const before = lines.findLastIndex((words, index) => index < at - 1 && words.trim() !== '') + 1;
  const lacksComma = !known && /^[\w'"]+:/.test(wordsAt(at)) && /[^,{[(]$/.test(wordsAt(before));
  const line = lacksComma ? before : at;
  const advice = lacksComma
    ? 'A comma is missing at the end of that line.'
    : (known?.[1] ?? error.message);
  return `${file} cannot be read at line ${line}: ${wordsAt(line)}\n${advice}`;
}

/** One sentence for each price that is not a valid number: a text, nothing, or less than a cent. */
export function priceFaults(prices: Readonly<Record<string, unknown>>, text: string): string[] {
  const lines = text.split('\n');
  return Object.entries(prices).flatMap(([name, value]) => {
    if (typeof value === 'number' && value >= 0.01 && Number.isFinite(value)) return [];
    const line = lines.findIndex((words) => words.trimStart().startsWith(`${name}:`)) + 1;
    const found = typeof value === 'string' ? JSON.stringify(value) : String(value);
    return `${pricesFile}, line ${line}: ${name} must be a price in dollars without quotation marks, such as 40 or 89.5, but it is ${found}.`;
  });
}

/** Says at which file and line the content stops when it is loaded, by the error that it throws. */
export function loadingFault({ message, stack = '' }: Error): string {
  const { file, line } = contentPlace(stack);
  const [, amount] = /^\$(\d\S*) is not defined/.exec(message) ?? [];
  const advice = amount ? `. A price has no $ before it: write ${amount}.` : '';
  return `${file} cannot be used${line ? ` at line ${line}` : ''}: ${message}${advice}`;
}

/** A use of a name in a record of the content: `prices.rotation`. */
const usesOf = (record: string) => new RegExp(String.raw`(?<![/\w])${record}\.(\w+)`);

/** The faults that each check finds, in their order: each may load what the checks before it have found right. */
async function* faultsInTurn(): AsyncGenerator<readonly string[]> {
  yield contentFiles().flatMap((file) => syntaxFault(file, textOf(file)) ?? []);
  const { prices } = await import('../../content/prices.ts');
  yield priceFaults(prices, textOf(pricesFile));
  const files = namingFiles();
  const usingPrices = files.filter(({ text }) => /import \{[^}]*\bprices\b/.test(text));
  const priceNames = Object.keys(prices);
  yield lostNames(pricesFile, 'price', priceNames, usesOf('prices'), usingPrices);
  const { branchFacts, business } = await import('../../content/business.ts');
  const lines = Object.keys(business.telephones ?? {});
  const businessFile = 'src/content/business.ts';
  yield lostNames(businessFile, 'telephone line', lines, usesOf('telephones'), files);
  const { mapArea } = await import('../../content/cityMap.ts');
  yield records.businessFaults({ business, branchFacts, mapArea });
  const { days } = await import('../../content/holidays.ts');
  const { closures } = await import('../../content/closures.ts');
  const branchIds = branchFacts.map(({ id }) => id);
  yield records.daysFaults({ days, closures, branchIds });
  const { testimonials } = await import('../../content/testimonials.ts');
  const { selectedReviews } = await import('../../content/selectedReviews.ts');
  const names = branchFacts.map(({ name }) => name);
  yield [
    ...records.serviceFaults(branchFacts),
    ...records.reviewFaults('src/content/testimonials.ts', testimonials, names),
    ...records.reviewFaults('src/content/selectedReviews.ts', selectedReviews, names),
  ];
  const { ownersAnswers } = await import('../../content/ownersAnswers.ts');
  yield records.answerFaults(ownersAnswers);
  const { faq, faqCategories } = await import('../../content/faq.ts');
  yield records.questionFaults(
    faq,
    faqCategories.map(({ id }) => id),
  );
  const { brands } = await import('../../content/brands.ts');
  yield records.brandFaults(brands);
  const { menuLists, pages } = await import('../../content/pages.ts');
  yield pageFaults(pages, Object.keys(menuLists), files);
  const { photographs } = await import('../../content/photographs.ts');
  const { crops } = await import('../../assets/crops.ts');
  yield pictureFaults(path.join(root, 'src/assets'), photographs, crops);
  for (const file of contentFiles()) await import(pathToFileURL(path.join(root, file)).href);
}

/** Prints what the first check that finds a fault says. */
function stopWith(faults: readonly string[]): void {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

if (import.meta.main)
  try {
    for await (const faults of faultsInTurn())
      if (faults.length > 0) {
        stopWith(faults);
        break;
      }
  } catch (error) {
    stopWith([loadingFault(error instanceof Error ? error : new Error(String(error)))]);
  }
