import type { Plugin } from 'vite';
import { branchCardPath, branches } from '../content/branches.ts';
import { business } from '../content/business.ts';
import { branchCard } from '../domain/vcard.ts';

/**
 * Emits a vCard per branch.
 *
 * @param site the site's address in them; that of the settings when not given
 */
export function vcards(site?: string): Plugin {
  return {
    name: 'vcards',
    generateBundle() {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      const origin = site ?? String(config.env['VITE_SITE_ORIGIN'] ?? '');
      for (const branch of branches) {
        const url = `${origin}/locations#${branch.id}`;
        const source = branchCard({ ...branch, organisation: business.name, url });
        this.emitFile({ type: 'asset', fileName: branchCardPath(branch.id).slice(1), source });
      }
    },
  };
}
