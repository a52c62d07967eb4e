import path from 'node:path';
import { componentOf } from '../app/pageComponent.ts';
import type { PageRecord } from '../content/pages.ts';
import { counted } from '../domain/counting.ts';
import { isText, nearestName, unknownFields } from './schemas.ts';

/** A file of the site, from the root of the project, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** A list of names that other files use. */
interface NameList {
  readonly file: string;
  /** What the list has, such as `price`. */
  readonly what: string;
  readonly names: readonly string[];
  /** A use of a name, which is the first group. */
  readonly use: RegExp;
}

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

/**
 * One sentence for each name, such as that of a price, that a file uses and its list does not have: the owner has
 * removed, renamed or misspelt it. It gives the first place that needs the name, and the number of the others.
 */
export function lostNames(
  { file: list, what, names, use }: NameList,
  files: readonly SourceFile[],
): string[] {
  const lost = files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        isComment(line)
          ? []
          : [...line.matchAll(new RegExp(use, 'g'))]
              .map(([, name = '']) => ({ name, place: `${file} needs at line ${index + 1}` }))
              .filter(({ name }) => !names.includes(name)),
      ),
  );
  return [...Map.groupBy(lost, ({ name }) => name)].map(([name, [first, ...others]]) => {
    const more = others[0] ? ` (and ${counted(others.length, 'other place')})` : '';
    return `${list} has no ${what} "${name}", which ${first?.place}${more}. ${nearestName(name, names)}`.trimEnd();
  });
}

/** The address of a page in quotation marks, or in the brackets of a link in a text, with or without a fragment. */
const address = /['"`(](\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)(?:#[\w-]*)?['"`)]/;

const pagesFile = 'src/content/pages.ts';

const recordFields = 'label title description keywords offers parent menu'.split(' ');
const menuFields = ['list', 'place', 'label', 'price'];

/** What a record lacks or has too much, a sentence each. */
function recordFaults(of: string, page: PageRecord, lists: readonly string[]): string[] {
  const { label, title, description, keywords, offers, menu } = page;
  const isService = of.startsWith('/services/');
  const isListed = isService || of.startsWith('/tyres/');
  const faults = {
    'needs a label.': !isText(label),
    'needs a title.': !isText(title),
    'needs a description.': !isText(description),
    'needs keywords.': isListed && !isText(keywords),
    "needs offers, with its prices or 'unknown'.": isService && offers === undefined,
    'needs a menu with its list.': isListed && menu === undefined,
    [`names the menu list "${menu?.list}", which is not one of ${lists.join(', ')}.`]:
      menu !== undefined && !lists.includes(menu.list),
  };
  return [
    ...unknownFields(page, recordFields),
    ...unknownFields(menu ?? {}, menuFields),
    ...Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? fault : [])),
  ].map((fault) => `${pagesFile}: the page "${of}" ${fault}`);
}

/** The addresses of pages without a component, and the modules in `src/pages` without a page: one sentence each. */
function componentFaults(paths: readonly string[], files: readonly SourceFile[]): string[] {
  const imported = new Set(
    files.flatMap(({ file, text }) =>
      [...text.matchAll(/'(\.[^']*\.tsx)'/g)].map(([, from = '']) =>
        path.posix.join(file, '..', from),
      ),
    ),
  );
  const modules = files.filter(({ file }) => /^src\/pages\/[^/]+\/[^/]+\.tsx$/.test(file));
  const used = new Set<string>();
  const missing = [...paths, '/404'].flatMap((of) => {
    const { name, module } = componentOf(of);
    const page = `the page "${of}" of ${pagesFile}`;
    const [found, ...more] = modules.filter(({ file }) => file.endsWith(`/${module}`));
    if (!found)
      return `src/pages has no ${module} for ${page}. Write it, with the component ${name}, or correct the address.`;
    used.add(found.file);
    const others = more.map(({ file }) => file);
    if (imported.has(found.file)) others.push('a part of another page');
    if (others.length > 0)
      return `${found.file} should be ${page} alone, but there is also ${others.join(', ')}. Rename one.`;
    if (!new RegExp(`^export function ${name}\\(`, 'm').test(found.text))
      return `${found.file} does not export the function ${name}, which shows ${page}.`;
    return [];
  });
  const unused = modules
    .filter(({ file }) => !imported.has(file) && !used.has(file))
    .map(
      ({ file }) =>
        `No page of ${pagesFile} shows ${file}, and no file imports it. Write the record of its page, correct the address there, or delete the file.`,
    );
  return [...missing, ...unused];
}

/**
 * One sentence for each address that a file names and no record has, for what a record lacks,
 * and for each page without a component and component without a page.
 *
 * @param pages the records, as `pages.ts` has them
 * @param lists the titles of the menu's lists
 */
export function pageFaults(
  pages: Readonly<Record<string, PageRecord>>,
  lists: readonly string[],
  files: readonly SourceFile[],
): string[] {
  const paths = Object.keys(pages);
  return [
    ...lostNames({ file: pagesFile, what: 'page', names: paths, use: address }, files),
    ...Object.entries(pages).flatMap(([of, page]) => recordFaults(of, page, lists)),
    ...componentFaults(paths, files),
  ];
}
