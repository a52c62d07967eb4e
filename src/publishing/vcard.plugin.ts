import { loadEnv, type Plugin } from 'vite';
import { branchCardPath, branches } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { branchCard } from '../domain/vcard.ts';

/** The branches' vCards, by their path on the site. */
function vcardsByPath(origin: string): ReadonlyMap<string, string> {
  return new Map(
    branches.map((branch) => {
      const url = `${origin}/locations#${branch.id}`;
      const card = branchCard({ ...branch, organisation: business.name, url });
      return [branchCardPath(branch.id), card];
    }),
  );
}

/** The media type of a vCard (RFC 6350), which Vite's server doesn't know. */
const mediaType = 'text/vcard; charset=utf-8';

/**
 * Emits a vCard per branch, and serves them in development.
 *
 * @param site the site's address in them; that of the settings when not given
 */
export function vcards(site?: string): Plugin {
  let cards: ReadonlyMap<string, string> = new Map();
  return {
    name: 'vcards',
    configResolved({ mode, root }) {
      const { VITE_SITE_ORIGIN = '' } = { ...process.env, ...loadEnv(mode, root, 'VITE_') };
      cards = vcardsByPath(site ?? VITE_SITE_ORIGIN);
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
        response.setHeader('Content-Type', mediaType).end(card);
      });
    },
  };
}
