import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, read } from './files.ts';
import { importsOf } from './imports.ts';

/** The folder of a component: `src/ui`, `src/forms`, `src/pages/home`. */
const folderOf = (file: string) =>
  /^src\/(?:pages\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0] ?? path.posix.dirname(file);

test('every component that another folder uses has a story, or is a page', () => {
  const imports = filesOf('{src,stories}/**/*.{ts,tsx}').flatMap((user) =>
    importsOf(user, read(user)).map((each) => ({ user, ...each })),
  );
  const components = filesOf('src/{ui,branches,forms,shell,pages}/**/*.tsx').filter((file) =>
    /^export (?:const|function|class) [A-Z]\w*[a-z]/m.test(read(file)),
  );
  expect(components.length).toBeGreaterThan(100);
  const withoutStory = components.filter((file) => {
    const users = imports.flatMap((each) =>
      each.target === file && !each.typesOnly ? each.user : [],
    );
    const isShown = users.some((user) => user.startsWith('stories/'));
    return !isShown && users.some((user) => folderOf(user) !== folderOf(file));
  });
  expect(withoutStory).toEqual([]);
});
