import type { Plugin } from 'vite';
import { branchCardPath, branches } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { branchCard } from '../domain/vcard.ts';

/**
 * Emits a vCard per branch, and serves them in development.
 *
 * @param site the site's address in them; that of the settings when not given
 */
export function vcards(site?: string): Plugin {
  /** The branches' vCards, by their path on the site. */
  const cards = new Map<string, string>();
  return {
    name: 'vcards',
    configResolved({ env }) {
      for (const branch of branches) {
        const url = `${site ?? String(env['VITE_SITE_ORIGIN'] ?? '')}/locations#${branch.id}`;
        const card = branchCard({ ...branch, organisation: business.name, url });
        cards.set(branchCardPath(branch.id), card);
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [address, source] of cards)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const card = cards.get(request.url ?? '');
        if (card === undefined) return next();
        // Vite's server doesn't know the media type of a vCard (RFC 6350).
        response.setHeader('Content-Type', 'text/vcard; charset=utf-8').end(card);
      });
    },
  };
}
