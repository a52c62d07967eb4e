import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, read } from './files.ts';
import { importsOf } from './imports.ts';

/** The folder of a component: `src/ui`, `src/forms`, `src/pages/home`. */
const folderOf = (file: string) =>
  /^src\/(?:pages\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file);

/**
 * The components that another folder uses and that no story shows.
 *
 * @param modules the text of every module of `src` and `stories`, by file
 */
function withoutStory(modules: Readonly<Record<string, string>>): string[] {
  const imports = Object.entries(modules).flatMap(([user, code]) =>
    importsOf(user, code).map((each) => ({ user, ...each })),
  );
  return Object.entries(modules)
    .filter(([file]) => /^src\/(?:ui|branches|forms|shell|pages)\/.*\.tsx$/.test(file))
    .filter(([, code]) => /^export (?:const|function|class) [A-Z]\w*[a-z]/m.test(code))
    .filter(([file]) => {
      const users = imports.flatMap((each) =>
        each.target === file && !each.typesOnly ? each.user : [],
      );
      const isShown = users.some((user) => user.startsWith('stories/'));
      return !isShown && users.some((user) => folderOf(user) !== folderOf(file));
    })
    .map(([file]) => file);
}

test('every component that another folder uses has a story, or is a page', () => {
  const files = filesOf('{src,stories}/**/*.{ts,tsx}');
  expect(withoutStory(Object.fromEntries(files.map((file) => [file, read(file)])))).toEqual([]);
});

test('a part of a page needs a story if a page of another folder uses it', () => {
  const home = {
    'src/pages/home/Part.tsx': 'export function Part() {}',
    'src/pages/home/Home.tsx': "import './Part.tsx'; export function Home() {}",
  };
  expect(withoutStory(home)).toEqual([]);
  const used = { ...home, 'src/pages/faq/Faq.tsx': "import '../home/Part.tsx';" };
  expect(withoutStory(used)).toEqual(['src/pages/home/Part.tsx']);
  const story = "import { Part } from '../../src/pages/home/Part.tsx';";
  expect(withoutStory({ ...used, 'stories/pages/home.stories.tsx': story })).toEqual([]);
});
