import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { startInbox, type Inbox } from '../../mocks/inbox/inbox.ts';
import { documentPolicy, headerPolicy, inlineTexts } from '../../src/publishing/hosting/policy.ts';
import { site as siteHost } from '../../src/publishing/site/site.plugin.ts';
import { vcards } from '../../src/publishing/vcard.plugin.ts';
import { buildEnv, builtSite, formEndpoint } from '../buildSite.ts';
import { serveBuilt } from '../serveBuilt.ts';

/** The built site over HTTP as its host serves it, and the form service to which it posts. */
export interface Site {
  readonly origin: string;
  readonly inbox: Inbox;
  /** Holds back all scripts, or those that load after a page's own (`islands`), until the result is called. */
  holdScripts(which: 'all' | 'islands'): () => void;
  close(): Promise<void>;
}

/**
 * Records uncaught errors and policy violations, which are read at the end of a journey. Rejected view transitions are
 * left out, because WebKit itself rejects those that it does not draw.
 */
const errorRecorder = `<script>
for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(kind, ({ message, reason, violatedDirective, blockedURI }) => {
    const words = violatedDirective ? violatedDirective + ': ' + blockedURI : String(message ?? reason);
    if (!/view transition/.test(words)) sessionStorage.errors = (sessionStorage.errors ?? '') + words;
  });
</script>`;

const policyContent = /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/;

/** The folder of the copies of the site, one for each worker. */
export const copies = path.resolve(import.meta.dirname, '../../.cache/engines');

/** Serves a copy of the built site that posts to its own inbox and records its errors. */
export async function serveSite(): Promise<Site> {
  const inbox = await startInbox(formEndpoint, 0);
  const endpoint = new URL(new URL(formEndpoint).pathname, `http://127.0.0.1:${inbox.port}`).href;
  mkdirSync(copies, { recursive: true });
  const dir = mkdtempSync(`${copies}/`);
  cpSync(builtSite(), dir, { recursive: true });
  // The copy has another endpoint and another script, so it needs a new policy, made as the build makes it.
  const settings = { ...buildEnv, VITE_FORM_ENDPOINT: endpoint };
  const documents: string[] = [];
  for (const file of globSync('**/*.{html,css,js}', { cwd: dir })) {
    const place = path.join(dir, file);
    const text = readFileSync(place, 'utf8').replaceAll(formEndpoint, endpoint);
    if (file.endsWith('.html')) {
      const recorded = text.replace('<head>', `<head>${errorRecorder}`);
      const policy = documentPolicy(inlineTexts(recorded), settings);
      const document = recorded.replace(policyContent, policy);
      documents.push(document);
      writeFileSync(place, document);
    } else writeFileSync(place, text);
  }
  const headers = path.join(dir, 'vercel.json');
  const valueOfPolicy = /(?<="Content-Security-Policy",\s+"value": ")[^"]*/;
  const policy = headerPolicy(documents, settings);
  writeFileSync(headers, readFileSync(headers, 'utf8').replace(valueOfPolicy, policy));

  let gate = Promise.resolve();
  let isHeld = (_file: string): boolean => true;
  const delayedScripts: Plugin = {
    name: 'held-scripts',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { url = '' } = request;
        if (url.endsWith('.js') && isHeld(url)) void gate.then(() => next());
        else next();
      });
    },
  };
  const server = await serveBuilt(dir, { plugins: [delayedScripts, siteHost(), vcards()] });
  return {
    origin: server.origin,
    inbox,
    holdScripts(which) {
      isHeld = (file) => which === 'all' || !file.includes('.client-');
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async close() {
      await Promise.all([server.close(), inbox.close()]);
      rmSync(dir, { recursive: true });
    },
  };
}
