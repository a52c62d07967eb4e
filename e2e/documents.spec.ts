/** The files of the build. Most tests in Node read rendered documents instead, so the first test compares the two. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, type Declaration } from 'postcss';
import { attributeOf, elementsOf, parseHtml, textContentOf } from '../spec/documents/parseHtml.ts';
import type * as ServerEntry from '../src/app/entry.server.tsx';
import { documentClause, expect } from './fixtures.ts';
import { documents } from './pages.ts';

/** The HTML of a document in the folder of a built site. */
const builtHtml = (siteDir: string, file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** The server renderer of a build. */
async function rendererOf(siteDir: string): Promise<typeof ServerEntry.renderDocument> {
  const built = path.resolve(import.meta.dirname, '../.cache/ssr', path.basename(siteDir));
  const manifest = JSON.parse(
    readFileSync(path.join(built, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { readonly file: string }>;
  const file = manifest['src/app/entry.server.tsx']?.file ?? '';
  const entry = (await import(pathToFileURL(path.join(built, file)).href)) as typeof ServerEntry;
  return entry.renderDocument;
}

/** The tags and texts of a document, without the policy, the style rules and the file names that the build adds. */
function tagsOf(html: string): string[] {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ data-(?:scripts|styles)="[^"]*"/g, '')
    .split(/(?=<)/);
}

documentClause('ROUTE-RENDERED', 'built documents equal the rendered ones', async ({ siteDir }) => {
  const render = await rendererOf(siteDir);
  for (const { path: address, file } of documents) {
    const rendered = tagsOf(await render(address));
    expect(rendered.length, address).toBeGreaterThan(300);
    expect.soft(tagsOf(builtHtml(siteDir, file)), address).toEqual(rendered);
  }
});

documentClause('SETTINGS-OWNER-ERASED', 'no script names what shows a promise', ({ siteDir }) => {
  const register = path.resolve(import.meta.dirname, '../src/content/promise.ts');
  const texts = [...readFileSync(register, 'utf8').matchAll(/^ {2}\w+:\s+'([^']+)',$/gm)];
  expect(texts.map(([, text]) => text)).toContain(
    'A written roster: who answers which number, and when',
  );
  const scripts = globSync('**/*.js', { cwd: siteDir });
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const script = readFileSync(path.join(siteDir, file), 'utf8');
    expect
      .soft(
        texts.filter(([, text = '']) => script.includes(text)),
        file,
      )
      .toEqual([]);
  }
});

documentClause('LINK-RESOLVES', 'every file to which a document refers exists', ({ siteDir }) => {
  const lost = documents.flatMap(({ path: address, file }) =>
    elementsOf(parseHtml(builtHtml(siteDir, file)))
      .flatMap((element) => ['href', 'src'].map((name) => attributeOf(element, name) ?? ''))
      .filter((named) => /^\/.*\.\w+$/.test(named) && !existsSync(path.join(siteDir, named)))
      .map((named) => `${address}: ${named}`),
  );
  expect(lost).toEqual([]);
});

documentClause('HOST-FILE-NAMES', 'each name ends in eight hexadecimal digits', ({ siteDir }) => {
  const names = globSync('**/*.*', { cwd: path.join(siteDir, 'assets') });
  for (const kind of ['js', 'css', 'avif', 'webp', 'woff2'])
    expect(names.map((name) => path.extname(name))).toContain(`.${kind}`);
  expect(names.filter((name) => !/-[\da-f]{8}\.\w+$/.test(name))).toEqual([]);
});

/** Every declaration in the style rules of the documents and of the stylesheets that islands load. */
function declarationsOf(siteDir: string): Declaration[] {
  const inDocuments = documents.flatMap(({ file }) =>
    elementsOf(parseHtml(builtHtml(siteDir, file)), 'style').map(textContentOf),
  );
  const files = globSync('assets/*.css', { cwd: siteDir });
  const inFiles = files.map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
  const found: Declaration[] = [];
  for (const css of new Set([...inDocuments, ...inFiles]))
    parse(css).walkDecls((declaration) => void found.push(declaration));
  expect(found.length).toBeGreaterThan(5000);
  return found;
}

/** What a style rule declares, with its selector, once each. */
const namesOf = (declarations: readonly Declaration[]) => [
  ...new Set(
    declarations.map(
      ({ prop, value, parent }) =>
        `${parent && 'selector' in parent ? parent.selector : ''} { ${prop}: ${value} }`,
    ),
  ),
];

documentClause('LOOK-RECOLOURED', 'no shorthand has a custom property', ({ siteDir }) => {
  const declarations = declarationsOf(siteDir);
  const set = declarations.filter(
    ({ prop, value }) => prop === 'background-color' && value.includes('var('),
  );
  expect(set.length).toBeGreaterThan(100);
  const lost = declarations.filter(
    ({ prop, value }) => prop === 'background' && value.includes('var('),
  );
  expect(namesOf(lost)).toEqual([]);
});

documentClause('WEIGHT-RESTYLE', 'no rule with :has() ends with a star', ({ siteDir }) => {
  const asking = namesOf(declarationsOf(siteDir))
    .flatMap((name) => name.replace(/ \{.*/, '').split(/,(?![^(]*\))/))
    .filter((selector) => selector.includes(':has('));
  expect(asking.length).toBeGreaterThan(30);
  const inside = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  expect(
    asking.filter((selector) => /[\s>+~]\*[^\s>+~]*$/.test(selector.replaceAll(inside, ''))),
  ).toEqual([]);
});

documentClause('LOOK-TEXT-ZOOM', 'no font size has a unit of the window', ({ siteDir }) => {
  const declarations = declarationsOf(siteDir);
  const isSize = ({ prop }: Declaration) => /^font(?:-size)?$/.test(prop);
  // Custom properties that a size uses, except those that are made for it.
  const used = new Set(
    declarations.filter(isSize).flatMap(({ value }) => value.match(/--(?!vw|cqi)[\w-]+/g) ?? []),
  );
  const sizes = declarations.filter((each) => isSize(each) || used.has(each.prop));
  expect(sizes.filter(({ value }) => value.includes('var(--vw)')).length).toBeGreaterThan(100);
  const zoomed = sizes.filter(({ value }) =>
    /\d(?:[sld]?v(?:[whib]|min|max)|cq(?:[whib]|min|max))\b/.test(value),
  );
  expect(namesOf(zoomed)).toEqual([]);
});

documentClause('A11Y-PRINT-ADDRESSES', 'each document has the rule for print', ({ siteDir }) => {
  const rule =
    /@media print\{(?:[^{}]*\{[^{}]*\})*\[href\^=http\]:after\{content:" \(" attr\(href\) "\)"/;
  const lost = documents.filter(({ file }) => !rule.test(builtHtml(siteDir, file)));
  expect(lost.map(({ path: address }) => address)).toEqual([]);
});

documentClause('HOST-FILES', 'no line of _headers has 2,000 characters', ({ siteDir }) => {
  const lines = readFileSync(path.join(siteDir, '_headers'), 'utf8').split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});

for (const [id, names] of [
  ['HOST-FILES', ['_headers', 'vercel.json']],
  ['HOST-APACHE', ['.htaccess']],
] as const)
  documentClause(id, `the build writes ${names.join(' and ')}`, ({ siteDir }) => {
    for (const name of names) {
      const file = path.join(siteDir, name);
      expect(existsSync(file), name).toBe(true);
      expect(readFileSync(file, 'utf8'), name).toContain('/assets/');
      expect(readFileSync(file, 'utf8'), name).toContain("frame-ancestors 'none'");
    }
  });
