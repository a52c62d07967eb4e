import { nearestName } from './unknownFields.ts';

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
 * removed, renamed or misspelt it.
 */
export function lostNames(
  { file: list, what, names, use }: NameList,
  files: readonly SourceFile[],
) {
  return files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        isComment(line)
          ? []
          : [...line.matchAll(new RegExp(use, 'g'))].flatMap(([, name = '']) =>
              names.includes(name)
                ? []
                : `${list} has no ${what} "${name}", which ${file} needs at line ${index + 1}. ${nearestName(name, names)}`.trimEnd(),
            ),
      ),
  );
}

/** The address of a page in quotation marks, with or without a fragment. */
const address = /['"`](\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?)(?:#[\w-]*)?['"`]/;

/** What each page needs beside its row in `routes.ts`. */
const neededByPage = {
  'src/app/pageTable.tsx': 'component',
  'src/content/descriptions.ts': 'description',
} as const;

/**
 * One sentence for each page that `routes.ts` has twice, for each address that a file names and no page has, and for each
 * page without a component or a description.
 *
 * @param paths the paths of the pages, as `routes.ts` has them
 */
export function pageFaults(paths: readonly string[], files: readonly SourceFile[]): string[] {
  const twice = new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
  const named = lostNames(
    { file: 'src/content/routes.ts', what: 'page', names: paths, use: address },
    files,
  );
  const missing = Object.entries(neededByPage).flatMap(([needed, what]) => {
    const text = files.find(({ file }) => file === needed)?.text;
    if (text === undefined) return [];
    return paths
      .filter((path) => !text.includes(`'${path}':`))
      .map(
        (path) =>
          `${needed} has no ${what} for the page "${path}" of src/content/routes.ts. Add it.`,
      );
  });
  return [
    ...[...twice].map((path) => `src/content/routes.ts has the page "${path}" twice. Remove one.`),
    ...named,
    ...missing,
  ];
}
