import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { storyOrder } from '../../stories/storyOrder.ts';
import { drawImports, withPicture } from './drawImports.ts';
import { checkModule, readModule, withoutStory, type ModuleFace } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');

function problemsOf(file: string, code: string): string[] {
  return checkModule(file, readModule(file, code));
}

describe('every module of the project', () => {
  const files = globSync(['*.ts', '{src,spec,stories,mocks,e2e}/**/*.{ts,tsx,mjs}'], { cwd: root });

  test('is found', () => {
    expect(files).toContain('vite.config.ts');
    expect(files).toContain('src/app/pageTable.tsx');
    expect(files).toContain('spec/project/imports.node.test.ts');
  });

  test('imports only what the rules allow', () => {
    const problems = files.flatMap((file) =>
      problemsOf(file, readFileSync(path.join(root, file), 'utf8')),
    );
    expect(problems).toEqual([]);
  });
});

describe('the picture of the architecture', () => {
  test('shows the current imports; npm run spec:architecture updates it', () => {
    const page = readFileSync(path.join(root, 'spec/docs/architecture.md'), 'utf8');
    expect(withPicture(page, root)).toBe(page);
  });

  test('leaves out arrows that others imply, and arrows from a folder to itself', () => {
    const face = (code: string) => readModule('a.ts', code);
    const modules = new Map([
      ['src/app/a.ts', face("import '../ui/b.ts'; import '../content/c.ts'; import './d.ts';")],
      ['src/ui/b.ts', face("import type { C } from '../content/c.ts'; import 'react';")],
      ['src/content/c.ts', face('')],
    ]);
    expect(drawImports(modules)).toBe(
      '```mermaid\nflowchart TD\n  app --> ui\n  ui --> content\n```',
    );
  });
});

/** The title that a story has to have by its path: `Pages / Tyre category` for `pages/tyre-category`. */
function titleOf(story: string): string {
  return story
    .replaceAll(/^stories\/|\.stories\.tsx$/g, '')
    .split('/')
    .map((part) =>
      part
        .replace('-', ' ')
        .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
        .toLowerCase(),
    )
    .map((words) => words.charAt(0).toUpperCase() + words.slice(1))
    .join(' / ');
}

describe('the workbench', () => {
  const faces = (files: readonly (readonly [file: string, code: string])[]) =>
    new Map<string, ModuleFace>(files.map(([file, code]) => [file, readModule(file, code)]));

  test('shows every component that a page of the site does not show by itself', () => {
    const files = globSync('{src,stories}/**/*.{ts,tsx}', { cwd: root });
    expect(files).toContain('src/pages/home/Home.tsx');
    expect(
      withoutStory(faces(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))),
    ).toEqual([]);
  });

  test.each(globSync('stories/**/*.stories.tsx', { cwd: root }))(
    'the title of %s is its path',
    (file) => {
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(`title: '${titleOf(file)}'`);
    },
  );

  test('gives the same states of both forms the same names, in the order of a visit', () => {
    const states = (file: string) => {
      const code = readFileSync(path.join(root, 'stories/forms', file), 'utf8');
      const named = [...code.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name);
      return named.filter((name) => /^(?:Sen|Fail|Every|Off|Draft|Without)/.test(name)).toSorted();
    };
    const alike = states('contact/ContactForm.stories.tsx');
    expect(alike).toContain('DraftRestored');
    expect(states('quote/QuoteForm.stories.tsx')).toEqual(alike);
    const form = (name: string) => `forms--quote--quote-form--${name}`;
    expect(
      storyOrder([
        ...['failed', 'filled', 'idle', 'sending', 'sent'].map(form),
        'ui--button--long-words',
        'ui--button--plain',
      ]),
    ).toEqual([
      ...['idle', 'filled', 'sending', 'sent', 'failed'].map(form),
      'ui--button--plain',
      'ui--button--long-words',
    ]);
  });

  test('needs a story of a component unless only shown components of its own folder use it', () => {
    const part = 'export function Part() {}';
    const user = "import { Part } from './Part.tsx'; export function User() {}";
    const story = "import { User } from '../../src/pages/home/User.tsx';";
    const own = [
      ['src/pages/home/Part.tsx', part],
      ['src/pages/home/User.tsx', user],
    ] as const;
    expect(withoutStory(faces(own))).toEqual([
      'src/pages/home/Part.tsx has no story.',
      'src/pages/home/User.tsx has no story.',
    ]);
    const shown = [...own, ['stories/pages/home.stories.tsx', story]] as const;
    expect(withoutStory(faces(shown))).toEqual([]);
    const table = "const page = () => import('../pages/home/User.tsx');";
    expect(withoutStory(faces([...own, ['src/app/pageTable.tsx', table]]))).toEqual([]);
    const elsewhere = "import { Part } from '../home/Part.tsx';";
    expect(withoutStory(faces([...shown, ['src/pages/faq/Faq.tsx', elsewhere]]))).toEqual([
      'src/pages/home/Part.tsx has no story.',
    ]);
  });
});

describe('the rules for imports', () => {
  test.each([
    ['src/content/services.ts', '../domain/money.ts'],
    ['src/ui/Card.tsx', '../content/business.ts'],
    ['src/app/useFollowLinks.ts', 'react-router-dom'],
    ['src/pages/contact/Contact.tsx', '../../forms/contact/Form.tsx'],
    ['src/shell/Footer.tsx', '../branches/OpenStatus.tsx'],
    ['src/app/entry.dev.tsx', '../../mocks/browser.ts'],
    ['spec/home/facts.node.test.ts', '../../src/content/facts.ts'],
    ['spec/tools/run/verify.ts', '../../settings.ts'],
    ['spec/tools/run/verify.ts', '../proof/proofFile.ts'],
    ['spec/home/hero.test.tsx', '../../src/pages/home/Hero.tsx'],
  ])('%s may import %s', (file, from) => {
    expect(problemsOf(file, `import { one } from '${from}';`)).toEqual([]);
  });

  test('a test may import types of the content', () => {
    const code = "import type { RoutePath } from '../../src/content/routes.ts';";
    expect(problemsOf('spec/home/hero.test.tsx', code)).toEqual([]);
  });
});

describe('a broken rule is reported', () => {
  test.each([
    ['src/domain/money.ts', '../content/prices.ts', 'domain may import'],
    ['src/domain/money.ts', 'linaria', 'imports no package'],
    ['src/content/faq.ts', '../ui/Link.tsx', 'content may import'],
    ['src/ui/Card.tsx', '../shell/Menu.tsx', 'ui may import'],
    ['src/ui/Card.tsx', 'react-router-dom', 'may import the router'],
    ['src/ui/Card.tsx', 'react-router', 'may import the router'],
    ['src/forms/quote/Quote.tsx', '../../shell/M.tsx', 'forms may import'],
    ['src/shell/Menu.tsx', '../pages/home/Home.tsx', 'shell may import'],
    ['src/pages/home/Home.tsx', '../../app/App.tsx', 'pages may import'],
    ['vite.config.ts', './spec/tools/proof/violation.plugin.ts', 'import nothing from spec'],
    ['mocks/start.ts', '../e2e/fixtures.ts', 'import nothing from spec'],
    ['src/helpers/all.ts', './a.ts', 'is missing in mayImport'],
    ['src/app/App.tsx', '../../mocks/browser.ts', 'imports nothing from outside'],
    ['src/app/App.tsx', '../../stories/story.ts', 'imports nothing from outside'],
    ['spec/home/a.test.tsx', '../../src/content/home.ts', 'contains the words it expects'],
    ['spec/tools/run/verify.ts', '../../../e2e/workbench.ts', 'from spec/settings.ts alone'],
  ])('%s may not import %s', (file, from, words) => {
    for (const code of [
      `import { one } from '${from}';`,
      `import '${from}';`,
      `import { type Two, one } from '${from}';`,
      `const one = await import('${from}');`,
    ])
      expect(problemsOf(file, code), code).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    ['src/ui/all.ts', "import { Card } from './Card.tsx'; export { Card };", 'is a barrel file'],
    ['src/ui/all.ts', "export * from './Card.tsx';", 'is a barrel file'],
    ['src/ui/all.ts', "export { Card } from './Card.tsx';", 'is a barrel file'],
    ['src/ui/index.ts', 'export const a = 1;', 'is an index file'],
    ['src/pages/Home.tsx', "import type { App } from '../app/App.tsx';", 'pages may import'],
  ])('%s may not have the code %s', (file, code, words) => {
    expect(problemsOf(file, code)).toEqual([expect.stringContaining(words)]);
  });

  test('a file that cannot be parsed is an error', () => {
    expect(() => readModule('src/pages/home/Home.tsx', 'import {')).toThrow(
      'src/pages/home/Home.tsx',
    );
  });
});
