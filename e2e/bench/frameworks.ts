/**
 * Makes the same site with Astro and with Next from the documents of this site: the same markup, styles and pictures,
 * and the same React forms, each in the framework's usual way.
 *
 * Both have an advantage: they lack ‘open now’, the nearest-branch search and the FAQ's filter, which need script on
 * this site. Styles of all pages are in one file and styles of one page in another, as in a usual project; the
 * framework decides which are inlined.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build } from 'vite';
import { formEndpoint, siteOrigin } from '../buildSite.ts';

/** A page of this site in parts. */
interface Parts {
  /** The path of its file without the ending: `index`, `tyres/passenger`, `404`. */
  readonly name: string;
  /** The content of `<head>`, without styles and script. */
  readonly head: string;
  /** The body before the form, and after it in `after`; the whole body if there is no form. */
  readonly before: string;
  readonly after: string;
  readonly form: 'ContactIsland' | 'QuoteIsland' | undefined;
  readonly rules: readonly string[];
}

const emptyElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The start and end of the element around the form, as positions in the text. */
function aroundForm(html: string): readonly [number, number] | undefined {
  const open: { name: string; at: number; holdsForm: boolean }[] = [];
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)[^>]*>/g,
  )) {
    if (closing) {
      const element = open.pop();
      if (element?.holdsForm) return [element.at, index + tag.length];
    } else if (!emptyElements.test(name) && !tag.endsWith('/>')) {
      const parent = open.at(-1);
      if (name === 'form' && parent) parent.holdsForm = true;
      open.push({ name, at: index, holdsForm: false });
    }
  }
  return undefined;
}

/** The top-level rules of a stylesheet; rules within a condition stay in it. */
function rulesOf(css: string): string[] {
  return css.match(/[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g) ?? [];
}

/** The text between `start` and the last `end`. */
function between(text: string, start: string, end: string): string {
  return text.slice(text.indexOf(start) + start.length, text.lastIndexOf(end));
}

function takeApart(site: string, file: string): Parts {
  const html = readFileSync(path.join(site, file), 'utf8');
  const rules = [...html.matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, css = '']) =>
    rulesOf(css),
  );
  const bare = html
    .replace(/<(style|script)\b(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, '')
    // The page's policy blocks the framework's scripts.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const body = between(bare.slice(bare.indexOf('<body')), '>', '</body>');
  const around = aroundForm(body);
  return {
    name: file.replace(/\.html$/, ''),
    head: between(bare, '<head>', '</head>'),
    before: body.slice(0, around?.[0]),
    after: around ? body.slice(around[1]) : '',
    form: around
      ? body.includes('id="contact-form"')
        ? 'ContactIsland'
        : 'QuoteIsland'
      : undefined,
    rules,
  };
}

/** All pages of the built site, and the style rules that all of them have. */
function readPages(site: string) {
  const pages = readdirSync(site, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .map((file) => takeApart(site, file));
  const [first, ...others] = pages.map(({ rules }) => new Set(rules));
  const shared = new Set([...(first ?? [])].filter((rule) => others.every((one) => one.has(rule))));
  return { pages, shared };
}

/** Writes files, given by path and text, into a project; existing files are replaced. */
function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Bundles the site's forms into one module for any React project, without React itself. */
async function writeForms(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [wyw({ prefixer: false }), react()],
    define: {
      'import.meta.env.VITE_FORM_ENDPOINT': JSON.stringify(formEndpoint),
      'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin),
      'process.env.NODE_ENV': '"production"',
    },
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      lib: { entry: 'e2e/bench/forms.tsx', formats: ['es'], fileName: 'forms' },
      rolldownOptions: { external: [/^react(?:-dom)?(?:\/|$)/] },
    },
  });
}

/** Copies the files that both projects use unchanged: pictures, fonts and icons. */
function copyAssets(site: string, to: string): void {
  cpSync(site, to, {
    recursive: true,
    filter: (file) => !/\.(?:html|js|css|xml|txt)$/.test(file),
  });
}

/** Installs the packages of a project and builds it. */
function buildProject(folder: string, command: readonly string[]): void {
  const [bin = '', ...args] = command;
  const run: ExecFileSyncOptions = {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // The Node.js of this process comes first, because the machine may have another one.
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  };
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], run);
  execFileSync(path.join(folder, 'node_modules/.bin', bin), args, run);
}

function manifest(name: string, dependencies: Readonly<Record<string, string>>): string {
  return JSON.stringify({ name, private: true, type: 'module', dependencies }, null, 2);
}

const reactVersions = { react: '^19.3.1', 'react-dom': '^19.3.1' };

/** The relative path from the folder of a page to that of the project. */
function upFrom(name: string): string {
  return '../'.repeat(name.split('/').length - 1);
}

/** The site in Astro: static documents, with the two forms as React islands that hydrate when the browser is idle. */
export async function makeAstro(root: string, site: string, folder: string): Promise<string> {
  const { pages, shared } = readPages(site);
  rmSync(path.join(folder, 'src'), { recursive: true, force: true });
  await writeForms(root, path.join(folder, 'src/forms'));
  copyAssets(site, path.join(folder, 'public'));
  write(folder, {
    'package.json': manifest('bench-astro', {
      astro: '^7.3.5',
      '@astrojs/react': '^7.0.0',
      ...reactVersions,
    }),
    'astro.config.mjs': `import react from '@astrojs/react';
export default { integrations: [react()], build: { format: 'file' }, devToolbar: { enabled: false } };`,
    'src/styles/shared.css': [...shared].join('\n'),
  });
  for (const { name, head, before, after, form, rules } of pages) {
    const up = `../${upFrom(name)}`;
    const island = form ? `<${form} client:idle />` : '';
    write(folder, {
      [`src/styles/pages/${name}.css`]: rules.filter((rule) => !shared.has(rule)).join('\n'),
      [`src/pages/${name}.astro`]: `---
import '${up}styles/shared.css';
import '${up}styles/pages/${name}.css';
${form ? `import { ${form} } from '${up}forms/forms.js';` : ''}
const [head, before, after] = ${JSON.stringify([head, before, after])};
---
<html lang="en-NZ"><head><Fragment set:html={head} /></head><body><Fragment set:html={before} />${island}<Fragment set:html={after} /></body></html>
`,
    });
  }
  buildProject(folder, ['astro', 'build']);
  return path.join(folder, 'dist');
}

/**
 * Turns markup into React elements. Links become the framework's own, which prefetch the pages whose links are in view.
 */
const nextMarkup = `import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';

const options = {
  replace(node) {
    const href = node.name === 'a' && node.attribs.href;
    if (href && /^\\/[^.]*$/.test(href))
      return <Link {...attributesToProps(node.attribs)}>{domToReact(node.children, options)}</Link>;
    if (node.name === 'bench-form') return options.form;
  },
};

/** Markup as elements, with a form in its place. */
export function markup(html, form) {
  return parse(html, { replace: (node) => (node.name === 'bench-form' ? form : options.replace(node)) });
}
`;

/**
 * The site in Next, exported as files: the layout has the header and the footer, and a link replaces the page without
 * loading a document.
 */
export async function makeNext(root: string, site: string, folder: string): Promise<string> {
  const { pages, shared } = readPages(site);
  for (const name of ['app', 'lib'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  await writeForms(root, path.join(folder, 'lib/forms'));
  copyAssets(site, path.join(folder, 'public'));
  const whole = ({ before, after, form }: Parts) =>
    `${before}${form ? '<bench-form></bench-form>' : ''}${after}`;
  const home = pages.find(({ name }) => name === 'index');
  if (!home) throw new Error('The built site has no home page.');
  // Next renders the header once for all pages, so none of its links can be marked as current.
  const [top = '', bottom = ''] = whole(home)
    .replaceAll(/ aria-current="\w+"/g, '')
    .split(/<main.*<\/main>/s);
  write(folder, {
    'package.json': manifest('bench-next', {
      next: '^16.4.6',
      'html-react-parser': '^5.2.0',
      ...reactVersions,
    }),
    'next.config.mjs': `export default { output: 'export', images: { unoptimized: true }, turbopack: { root: import.meta.dirname } };`,
    'app/shared.css': [...shared].join('\n'),
    'lib/markup.jsx': nextMarkup,
    'lib/islands.jsx': `'use client';\nexport { ContactIsland, QuoteIsland } from './forms/forms.js';`,
    'app/layout.jsx': `import './shared.css';
import { markup } from '../lib/markup.jsx';
const whole = ${JSON.stringify(`${top}<bench-form></bench-form>${bottom}`)};
export default ({ children }) => <html lang="en-NZ"><body>{markup(whole, children)}</body></html>;`,
  });
  for (const page of pages) {
    const { name, head, form, rules } = page;
    const file = name === '404' ? 'not-found' : `${name === 'index' ? '' : `${name}/`}page`;
    const up = `../${upFrom(file)}`;
    const main = whole(page).match(/<main.*<\/main>(?=.*)/s)?.[0] ?? '';
    const data =
      whole(page).match(/<script type="application\/ld\+json">.*?<\/script>/s)?.[0] ?? '';
    // Next writes these two elements itself.
    const metadata = head.replaceAll(/<meta (?:charset|name="viewport")[^>]*>/gi, '');
    write(folder, {
      [`app/${file}.css`]: rules.filter((rule) => !shared.has(rule)).join('\n'),
      [`app/${file}.jsx`]: `import './${path.basename(file)}.css';
import { markup } from '${up}lib/markup.jsx';
${form ? `import { ${form} } from '${up}lib/islands.jsx';` : ''}
const html = ${JSON.stringify(metadata + main + data)};
export default () => <>{markup(html, ${form ? `<${form} />` : 'null'})}</>;`,
    });
  }
  buildProject(folder, ['next', 'build']);
  return path.join(folder, 'out');
}
