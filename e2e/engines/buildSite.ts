import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { site as siteHost } from '../../src/publishing/site/site.plugin.ts';
import { buildSite, builtSite } from '../buildSite.ts';
import { serveBuilt } from '../serveBuilt.ts';
import { engines } from './engines.ts';

/** The built site over HTTP as its host serves it. */
export type Site = Awaited<ReturnType<typeof serveSite>>;

/** The copy of the built site whose pages record their errors. */
const copy = path.resolve(import.meta.dirname, '../../.cache/engines-site');

/**
 * Records uncaught errors and policy violations, which are read at the end of a journey. Rejected view transitions are
 * left out, because WebKit itself rejects those that it does not draw.
 */
const errorRecorder = `for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(kind, ({ message, reason, violatedDirective, blockedURI }) => {
    const words = violatedDirective ? violatedDirective + ': ' + blockedURI : String(message ?? reason);
    if (!/view transition/.test(words)) sessionStorage.errors = (sessionStorage.errors ?? '') + words;
  });`;

/** Builds the site, copies it, and names the engines that this machine lacks. */
export default function prepare(): void {
  for (const { name, install } of engines.filter(({ isHere }) => !isHere))
    console.log(`${name} is missing, so its journeys do not run. To install it: ${install}`);
  buildSite();
  rmSync(copy, { recursive: true, force: true });
  cpSync(builtSite(), copy, { recursive: true });
  // The policy of each page allows scripts of the site's own files.
  writeFileSync(path.join(copy, 'recorder.js'), errorRecorder);
  for (const file of globSync(`${copy}/**/*.html`)) {
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
}

export async function serveSite() {
  let gate = Promise.resolve();
  const delayedScripts: Plugin = {
    name: 'held-scripts',
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '' }, _response, next) => {
        if (/^\/assets\/.*\.js$/.test(url)) void gate.then(() => next());
        else next();
      });
    },
  };
  const server = await serveBuilt(copy, { plugins: [delayedScripts, siteHost()] });
  return {
    ...server,
    /** Holds back all scripts until the result is called. */
    holdScripts(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}
