/**
 * Makes the same site with Astro and with Next from the documents of this site: the same markup, styles, pictures and
 * React forms. README.md says what differs.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { parse } from 'postcss';
import { build } from 'vite';
import { styles } from '../../src/publishing/styles.plugin.ts';
import { formEndpoint, siteOrigin } from '../buildSite.ts';

/** A placeholder for the form in the markup. */
const formPlace = '<bench-form></bench-form>';

/** The components of `forms.tsx`, by the name of the island on this site. */
const forms: Readonly<Record<string, string>> = { contact: 'ContactIsland', quote: 'QuoteIsland' };

/** The length of the `<div>` with which the markup begins. */
function lengthOfDiv(markup: string): number {
  let depth = 0;
  for (const { 0: tag, index } of markup.matchAll(/<\/?div\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return index + tag.length;
  }
  throw new Error(`The div is not closed: ${markup.slice(0, 60)}`);
}

/** The text between `start` and the last `end`. */
function between(text: string, start: string, end: string): string {
  return text.slice(text.indexOf(start) + start.length, text.lastIndexOf(end));
}

const rulesOf = (css: string) => parse(css).nodes.map((rule) => rule.toString());

/** The rules of a form that this site loads together with its script, such as which step shows. */
function rulesWithScript(site: string, form: string): string[] {
  const files = globSync(`assets/${form}-form-*.css`, { cwd: site });
  if (files.length === 0) throw new Error(`The site has no styles of the ${form} form's script.`);
  return files.flatMap((file) => rulesOf(readFileSync(path.join(site, file), 'utf8')));
}

/** The parts of a built page: its markup without styles and script, its style rules, and the component of its form. */
function partsOf(site: string, file: string) {
  const html = readFileSync(path.join(site, file), 'utf8');
  const bare = html
    .replace(/<(style|script)\b(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, '')
    // The page's policy blocks the framework's scripts.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const body = between(bare.slice(bare.indexOf('<body')), '>', '</body>');
  const island = /<div data-island="(?<form>contact|quote)-form".*/s.exec(body);
  const form = island?.groups?.['form'] ?? '';
  return {
    /** Such as `index` or `tyres/passenger`. */
    name: file.replace(/\.html$/, ''),
    head: between(bare, '<head>', '</head>'),
    body: island
      ? body.slice(0, island.index) + formPlace + island[0].slice(lengthOfDiv(island[0]))
      : body,
    form: forms[form],
    rules: [
      ...rulesOf(between(html, '<style>', '</style>')),
      ...(form ? rulesWithScript(site, form) : []),
    ],
  };
}

/** The pages of the built site, each with the style rules that not all pages have, and the rules that all have. */
function readPages(site: string) {
  const pages = globSync('**/*.html', { cwd: site }).map((file) => partsOf(site, file));
  const [first, ...others] = pages.map(({ rules }) => new Set(rules));
  const shared = new Set([...(first ?? [])].filter((rule) => others.every((one) => one.has(rule))));
  return {
    pages: pages.map(({ rules, ...page }) => ({
      ...page,
      css: rules.filter((rule) => !shared.has(rule)).join('\n'),
    })),
    sharedCss: [...shared].join('\n'),
  };
}

/** Bundles the site's forms, without React, into a module for any React project. */
async function writeForms(outDir: string): Promise<void> {
  await build({
    root: path.resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    // The same class names as in the rules of the pages.
    plugins: [styles(), react()],
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

/**
 * Makes a project with these files, the site's forms, pictures, fonts and icons, installs its packages and builds it.
 *
 * @param files the text of each file by its path
 */
async function buildProject(
  framework: 'astro' | 'next',
  packages: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  site: string,
  folder: string,
): Promise<void> {
  for (const sources of ['app', 'public', 'src'])
    rmSync(path.join(folder, sources), { recursive: true, force: true });
  await writeForms(path.join(folder, 'forms'));
  cpSync(site, path.join(folder, 'public'), {
    recursive: true,
    filter: (file) => !/\.(?:html|js|css|xml|txt)$/.test(file),
  });
  const dependencies = { ...packages, react: '^19.3.1', 'react-dom': '^19.3.1' };
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies });
  for (const [name, text] of Object.entries({ ...files, 'package.json': manifest })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const run: ExecFileSyncOptions = {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  };
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], run);
  execFileSync(path.join(folder, 'node_modules/.bin', framework), ['build'], run);
}

/** The site in Astro: static documents, with the two forms as React islands that hydrate when the browser is idle. */
export async function makeAstro(site: string, folder: string): Promise<string> {
  const { pages, sharedCss } = readPages(site);
  const files: Record<string, string> = {
    'astro.config.mjs': `import react from '@astrojs/react';
export default { integrations: [react()], build: { format: 'file' }, devToolbar: { enabled: false } };`,
    'src/shared.css': sharedCss,
  };
  for (const { name, head, body, form, css } of pages) {
    files[`src/styles/${name}.css`] = css;
    files[`src/pages/${name}.astro`] = `---
import '/src/shared.css';
import '/src/styles/${name}.css';
${form ? `import { ${form} } from '/forms/forms.js';` : ''}
const [head, before, after = ''] = ${JSON.stringify([head, ...body.split(formPlace)])};
---
<html lang="en-NZ"><head><Fragment set:html={head} /></head><body><Fragment set:html={before} />${form ? `<${form} client:idle />` : ''}<Fragment set:html={after} /></body></html>
`;
  }
  const packages = { astro: '^7.3.5', '@astrojs/react': '^7.0.0' };
  await buildProject('astro', packages, files, site, folder);
  return path.join(folder, 'dist');
}

/**
 * Turns markup into React elements. Links become Next's own, which prefetch the pages whose links are in view, and
 * `formPlace` becomes the form.
 */
const nextMarkup = `import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';

export function markup(html, form) {
  const options = {
    replace(node) {
      const href = node.name === 'a' && node.attribs.href;
      if (href && /^\\/[^.]*$/.test(href))
        return <Link {...attributesToProps(node.attribs)}>{domToReact(node.children, options)}</Link>;
      if (node.name === 'bench-form') return form;
    },
  };
  return parse(html, options);
}
`;

/** The site in Next, exported as files. Header and footer are in the layout, so a link replaces only the page. */
export async function makeNext(site: string, folder: string): Promise<string> {
  const { pages, sharedCss } = readPages(site);
  const main = /<main.*<\/main>/s;
  // Next renders the header once for all pages, so none of its links can be marked as current.
  const frame = pages
    .find(({ name }) => name === 'index')
    ?.body.replaceAll(/ aria-current="\w+"/g, '')
    .replace(main, formPlace);
  const files: Record<string, string> = {
    'next.config.mjs': `export default { output: 'export', images: { unoptimized: true }, turbopack: { root: import.meta.dirname } };`,
    'jsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    'app/shared.css': sharedCss,
    'app/markup.jsx': nextMarkup,
    'app/islands.jsx': `'use client';\nexport { ContactIsland, QuoteIsland } from '../forms/forms.js';`,
    'app/layout.jsx': `import './shared.css';
import { markup } from './markup.jsx';
const frame = ${JSON.stringify(frame)};
export default ({ children }) => <html lang="en-NZ"><body>{markup(frame, children)}</body></html>;`,
  };
  for (const { name, head, body, form, css } of pages) {
    const page = name === '404' ? 'app/not-found' : `app/${name}/page`.replace('/index', '');
    // Next writes these two elements itself.
    const metadata = head.replaceAll(/<meta (?:charset|name="viewport")[^>]*>/gi, '');
    files[`${page}.css`] = css;
    files[`${page}.jsx`] = `import './${path.basename(page)}.css';
import { markup } from '@/app/markup.jsx';
${form ? `import { ${form} } from '@/app/islands.jsx';` : ''}
const html = ${JSON.stringify(metadata + main.exec(body)?.[0])};
export default () => <>{markup(html, ${form ? `<${form} />` : 'null'})}</>;`;
  }
  const packages = { next: '^16.4.6', 'html-react-parser': '^5.2.0' };
  await buildProject('next', packages, files, site, folder);
  return path.join(folder, 'out');
}
