/**
 * Makes the same site with Astro and with Next from the documents of this site: the same markup, styles and pictures.
 * README.md says what differs.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';

/** The text between `start` and the last `end`. */
function between(text: string, start: string, end: string): string {
  return text.slice(text.indexOf(start) + start.length, text.lastIndexOf(end));
}

/** The pages of the built site, each with the style rules that not all pages have, and the rules that all have. */
function readPages(site: string) {
  const pages = globSync('**/*.html', { cwd: site }).map((file) => {
    const html = readFileSync(path.join(site, file), 'utf8');
    const bare = html
      .replace(/<(style|script)\b(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, '')
      // The page's policy blocks the framework's scripts.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    return {
      /** Such as `index` or `tyres/passenger`. */
      name: file.replace(/\.html$/, ''),
      head: between(bare, '<head>', '</head>'),
      body: between(bare.slice(bare.indexOf('<body')), '>', '</body>'),
      rules: parse(between(html, '<style>', '</style>')).nodes.map((rule) => rule.toString()),
    };
  });
  const [first = [], ...others] = pages.map(({ rules }) => rules);
  const shared = new Set(first.filter((rule) => others.every((one) => one.includes(rule))));
  return {
    pages: pages.map(({ rules, ...page }) => ({
      ...page,
      css: rules.filter((rule) => !shared.has(rule)).join('\n'),
    })),
    sharedCss: [...shared].join('\n'),
  };
}

/**
 * Makes a project with these files, the site's pictures, fonts and icons, installs its packages and builds it.
 *
 * @param files the text of each file by its path
 */
function buildProject(
  framework: 'astro' | 'next',
  packages: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  site: string,
  folder: string,
): void {
  for (const sources of ['app', 'public', 'src'])
    rmSync(path.join(folder, sources), { recursive: true, force: true });
  cpSync(site, path.join(folder, 'public'), {
    recursive: true,
    filter: (file) => !/\.(?:html|js|css|xml|txt)$/.test(file),
  });
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages });
  for (const [name, text] of Object.entries({ ...files, 'package.json': manifest })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const silent = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const run: ExecFileSyncOptions = {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...silent },
  };
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], run);
  execFileSync(path.join(folder, 'node_modules/.bin', framework), ['build'], run);
}

/** The site in Astro: static documents. */
export function makeAstro(site: string, folder: string): string {
  const { pages, sharedCss } = readPages(site);
  const files: Record<string, string> = {
    'astro.config.mjs': `export default { build: { format: 'file' }, devToolbar: { enabled: false } };`,
    'src/shared.css': sharedCss,
  };
  for (const { name, head, body, css } of pages) {
    files[`src/styles/${name}.css`] = css;
    files[`src/pages/${name}.astro`] = `---
import '/src/shared.css';
import '/src/styles/${name}.css';
const [head, body] = ${JSON.stringify([head, body])};
---
<html lang="en-NZ"><head><Fragment set:html={head} /></head><body><Fragment set:html={body} /></body></html>
`;
  }
  buildProject('astro', { astro: '^7.3.5' }, files, site, folder);
  return path.join(folder, 'dist');
}

/**
 * Turns markup into React elements. Links become Next's own, which prefetch the pages whose links are in view, and
 * `<bench-page>` becomes the page.
 */
const nextMarkup = `import parse, { attributesToProps, domToReact } from 'html-react-parser';
import Link from 'next/link';

export function markup(html, page) {
  const options = {
    replace(node) {
      const href = node.name === 'a' && node.attribs.href;
      if (href && /^\\/[^.]*$/.test(href))
        return <Link {...attributesToProps(node.attribs)}>{domToReact(node.children, options)}</Link>;
      if (node.name === 'bench-page') return page;
    },
  };
  return parse(html, options);
}
`;

/** The site in Next, exported as files. Header and footer are in the layout, so a link replaces only the page. */
export function makeNext(site: string, folder: string): string {
  const { pages, sharedCss } = readPages(site);
  const main = /<main.*<\/main>/s;
  // Next renders the header once for all pages, so none of its links can be marked as current.
  const frame = pages
    .find(({ name }) => name === 'index')
    ?.body.replaceAll(/ aria-current="\w+"/g, '')
    .replace(main, '<bench-page></bench-page>');
  const files: Record<string, string> = {
    'next.config.mjs': `export default { output: 'export', images: { unoptimized: true }, turbopack: { root: import.meta.dirname } };`,
    'jsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    'app/shared.css': sharedCss,
    'app/markup.jsx': nextMarkup,
    'app/layout.jsx': `import './shared.css';
import { markup } from './markup.jsx';
const frame = ${JSON.stringify(frame)};
export default ({ children }) => <html lang="en-NZ"><body>{markup(frame, children)}</body></html>;`,
  };
  for (const { name, head, body, css } of pages) {
    const page = name === '404' ? 'app/not-found' : `app/${name}/page`.replace('/index', '');
    // Next writes these two elements itself.
    const metadata = head.replaceAll(/<meta (?:charset|name="viewport")[^>]*>/gi, '');
    files[`${page}.css`] = css;
    files[`${page}.jsx`] = `import './${path.basename(page)}.css';
import { markup } from '@/app/markup.jsx';
const html = ${JSON.stringify(metadata + main.exec(body)?.[0])};
export default () => markup(html);`;
  }
  const react = { react: '^19.3.1', 'react-dom': '^19.3.1' };
  const packages = { next: '^16.4.6', 'html-react-parser': '^5.2.0', ...react };
  buildProject('next', packages, files, site, folder);
  return path.join(folder, 'out');
}
