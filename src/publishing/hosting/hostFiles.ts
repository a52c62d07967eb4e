import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useAsDictionary, type Dictionary } from './dictionary.ts';
import { defaultCacheControl, headersFor, type HeaderRule } from './headers.ts';
import { redirectsOf } from './redirects.ts';

/** What a host needs to know about a build. */
export interface ForHosts {
  readonly rules: readonly HeaderRule[];
  /** Old paths, and where each redirects permanently. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly pages: readonly string[];
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  /** The host name with `www` or without it that leads to the site as well. */
  readonly otherName?: string | undefined;
}

/** The endings of the files worth compressing. Pictures and fonts are compressed already. */
export const compressibleEndings = 'html css js svg xml txt vcf webmanifest'.split(' ');

/**
 * A file of `templates`, with a value for each `{{placeholder}}`: a text, or lines that get the indentation of the
 * placeholder. The name of another file in `templates` stands for that file, filled with the same values.
 *
 * @throws Error when a placeholder has no value
 */
function fillTemplate(
  name: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  const text = readFileSync(path.join(import.meta.dirname, 'templates', name), 'utf8');
  return text.replaceAll(/(^[ \t]+)?\{\{([\w.]+)\}\}/gm, (_, indent: string = '', key: string) => {
    const value = key.endsWith('.conf') ? fillTemplate(key, values) : values[key];
    if (value === undefined) throw new Error(`${name} has {{${key}}}, which has no value.`);
    const lines = typeof value === 'string' ? value.trimEnd().split('\n') : value;
    return lines.map((line) => (line === '' ? line : indent + line)).join('\n');
  });
}

const escaped = (text: string) => text.replaceAll('.', '[.]');

/** A header rule's path as a regular expression. */
const patternOf = (rule: string) =>
  `^${escaped(rule.replace(/\*$/, ''))}${rule.endsWith('*') ? '' : '$'}`;

/** The headers of a rule, each in the words of a host. */
const lines = ({ headers }: HeaderRule, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/** The settings of Vercel, with clean URLs and no trailing slashes. */
const vercelSettings = (rules: readonly HeaderRule[], moved: readonly (readonly string[])[]) => ({
  cleanUrls: true,
  trailingSlash: false,
  redirects: moved.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  headers: rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  })),
});

/**
 * The configuration files that hosts read, by name: of Netlify and Cloudflare Pages, Vercel, and Apache 2.4 with
 * mod_headers and mod_rewrite, at most hosts of shared web space. No server may send them to visitors.
 */
export function hostFiles(site: ForHosts) {
  const { rules, redirects, pages, origin, otherName } = site;
  // With a slash at the end and without: these hosts compare the whole address.
  const moved = Object.entries(redirects).flatMap(([from, to]) => {
    const plain = from.replace(/\/$/, '');
    return [
      [plain, to],
      [`${plain}/`, to],
    ];
  });
  const headerLines = rules.flatMap((rule) => [
    `${rule.path}\n`,
    ...lines(rule, (name, value) => `  ${name}: ${value}\n`),
  ]);
  return {
    _headers: headerLines.join(''),
    _redirects: moved.map(([from, to]) => `${from} ${to} 301\n`).join(''),
    'vercel.json': `${JSON.stringify(vercelSettings(rules, moved), null, 2)}\n`,
    '.htaccess': fillTemplate('htaccess', {
      compressible: compressibleEndings.join('|'),
      defaultCacheControl,
      headers: rules.flatMap((rule) => {
        const set = lines(rule, (name, value) => `Header always set ${name} "${value}"`);
        if (rule.path === '/*') return set;
        const condition = `<If "%{REQUEST_URI} =~ m#${patternOf(rule.path)}#">`;
        return [condition, ...set.map((line) => `  ${line}`), '</If>'];
      }),
      otherName: otherName
        ? [
            '# The name with or without www leads to the site’s own.',
            `RewriteCond %{HTTP_HOST} ^${escaped(otherName)}(:[0-9]+)?$ [NC]`,
            `RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]`,
          ]
        : '',
      pages: redirectsOf(site).flatMap(({ pattern, page }) => [
        ...(pages.includes(page) ? [`RewriteCond %{REQUEST_URI} !=${page}`] : []),
        `RewriteRule ${pattern.replace('/+', '/*')} ${page} [NC,R=301,L]`,
      ]),
    }),
  };
}

/** The header rules of a built site, which has them as data in `vercel.json`; none if it lacks that file. */
export function rulesOf(folder: string): readonly HeaderRule[] {
  const file = `${folder}/vercel.json`;
  if (!existsSync(file)) return [];
  const built = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof vercelSettings>;
  return built.headers.map(({ source, headers }) => ({
    path: source.replace('(.*)', '*'),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));
}

/** What the configuration of your own server depends on. */
export interface ServedSite extends ForHosts {
  /** The absolute path from which the site is served. */
  readonly folder: string;
  /** What browsers may keep, so that they get only how a page differs from it. */
  readonly dictionary: Dictionary;
  /** The built site, from the root of the project. */
  readonly built?: string;
  /** Where its releases are, if each build gets a folder of its own; `folder` is `current/site` in it. */
  readonly releases?: string | undefined;
}

/**
 * A main configuration for an nginx that any user can start: it writes below one folder only.
 *
 * @param servers the file for `/etc/nginx/conf.d`
 */
export const nginxMain = (servers: string, temp: string) =>
  fillTemplate('nginx.main.conf', { temp, servers });

/**
 * The files for your own server, by name: complete ones for nginx in `/etc/nginx/conf.d` and for Caddy, and a container,
 * which serves the site on port 8080, for a proxy that encrypts. With a folder for releases also what nginx needs before
 * there is a certificate, and a script that publishes a build in one step and can go back.
 */
export function serverFiles(site: ServedSite) {
  const { rules, pages, origin, otherName, folder, dictionary, built = 'dist', releases } = site;
  const { hostname } = new URL(origin);
  const names = otherName ? [hostname, otherName] : [hostname];
  const moved = redirectsOf(site);
  const common = {
    hostname,
    origin: `https://${hostname}`,
    folder,
    built,
    defaultCacheControl,
    dictionaryPath: dictionary.path,
    dictionaryHash: dictionary.hash,
    dictionaryEnding: dictionary.ending,
    dictionaryLink: dictionary.link,
    useAsDictionary,
  };
  const nginx = {
    ...common,
    dictionaryHash: dictionary.hash.replaceAll('+', '[+]'),
    names: names.join(' '),
    cacheRules: rules.flatMap(({ path: of, headers: { 'Cache-Control': value } }) =>
      value ? [`"~${patternOf(of)}" "${value}";`] : [],
    ),
    pages: [
      ...pages.map((page) => `"~^${page}$" "";`),
      ...moved.map(({ pattern, page }) => `"~*${pattern}" ${page};`),
    ],
    headers: lines(
      { path: '/', headers: headersFor(rules, '/') },
      (name, value) => `add_header ${name} "${value}" always;`,
    ),
  };
  const caddy = {
    ...common,
    names: names.join(', '),
    plainNames: names.map((name) => `http://${name}`).join(', '),
    headers: rules.flatMap((rule) =>
      lines(rule, (name, value) =>
        `header ${rule.path} ${name} "${value}"`.replace('header /* ', 'header '),
      ),
    ),
    pages: [
      ...pages.map((page) => `${page} ""`),
      ...moved.map(({ pattern, page }) => `~(?i)${pattern} ${page}`),
    ],
  };
  const container = fillTemplate('nginx.container.conf', { ...nginx, folder: '/srv/site' });
  return {
    'nginx.conf': fillTemplate('nginx.conf', nginx),
    Caddyfile: fillTemplate('Caddyfile', caddy),
    'nginx.container.conf': nginxMain(container, '/tmp'),
    Containerfile: fillTemplate('Containerfile', common),
    ...(releases && {
      'nginx.first.conf': fillTemplate('nginx.first.conf', nginx),
      'publish.sh': fillTemplate('publish.sh', {
        ...nginx,
        folder: releases,
        built: `../${built}`,
      }),
    }),
  };
}
