import path from 'node:path';
import * as v from 'valibot';
import { componentOf } from '../app/pageComponent.ts';
import type { PageRecord } from '../content/pages.ts';
import { counted } from '../domain/counting.ts';
import { longestTitle } from '../domain/documentTitle.ts';
import { fields, isText, must, nearestName, recordFaults, text as textThat } from './schemas.ts';

/** A file of the site, from the root of the project, and its text. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

/**
 * One sentence for each name, such as that of a price, that a file uses and its list does not have: the owner has
 * removed, renamed or misspelt it. It gives the first place that needs the name, and the number of the others.
 *
 * @param what the list has, such as `price`
 * @param use a use of a name, which is the first group
 */
export function lostNames(
  list: string,
  what: string,
  names: readonly string[],
  use: RegExp,
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

const words = (expected: string) => textThat(expected, isText);
const anything = v.optional(v.unknown());

/** What the record of a page has to have. */
function pageSchema(of: string, lists: readonly string[]) {
  const isService = of.startsWith('/services/');
  const isListed = isService || of.startsWith('/tyres/');
  const menu = fields({
    list: must(`one of the lists of src/content/menu.ts (${lists.join(', ')})`, v.picklist(lists)),
    place: anything,
    label: anything,
    price: anything,
  });
  return fields({
    label: words('the name of the page'),
    title: textThat(
      `a title of ${longestTitle} letters at most, with the prices, names and counts in it`,
      (title) => isText(title) && title.length <= longestTitle,
    ),
    description: words('what search results say of the page'),
    keywords: isListed ? words('what people search for') : anything,
    offers: isService ? must("its prices, or 'unknown'", v.nonOptional(v.unknown())) : anything,
    parent: anything,
    menu: isListed ? menu : v.optional(menu),
  });
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
    ...lostNames(pagesFile, 'page', paths, address, files),
    ...Object.entries(pages).flatMap(([of, page]) =>
      recordFaults(pagesFile, 'page', [page], pageSchema(of, lists), () => of),
    ),
    ...componentFaults(paths, files),
  ];
}
