import { loadEnv, type Plugin } from 'vite';
import { shareWords } from '../../content/branchWords.ts';
import { readUnconfirmed } from '../ownersList.ts';
import { basePath, checkBuild, readSettings, siteFolder } from '../settings.ts';
// The words that `npm run icons` drew last.
import drawn from '../sharePicture.json' with { type: 'json' };

/** Placeholder settings for development and tests, where nothing leaves the machine. */
const developmentSettings = {
  VITE_FORM_ENDPOINT: 'https://forms.example/f/development',
  VITE_SITE_ORIGIN: 'http://localhost:5173',
};

/**
 * Checks the settings before a build, and says where the site is built and the path it lives below. Development
 * has placeholder settings.
 */
export function settings(): Plugin {
  return {
    name: 'site-settings',
    async config(user, { command, mode, isPreview }) {
      const root = user.root ?? process.cwd();
      if (command === 'build') {
        // Vite takes the kind of build from here, after this hook; the second is what the file .env says of the first.
        process.env['NODE_ENV'] = 'production';
        process.env['VITE_USER_NODE_ENV'] = '';
        const sharePicture = { drawn, words: shareWords };
        checkBuild(mode, readSettings(mode, root), sharePicture, await readUnconfirmed());
      } else if (!isPreview) {
        for (const [name, value] of Object.entries(developmentSettings))
          process.env[name] ??= value;
      }
      const { VITE_SITE_ORIGIN: origin } = loadEnv(mode, root, 'VITE_');
      return {
        ...(command === 'build' ? { base: basePath(origin) } : {}),
        build: { outDir: user.build?.outDir ?? siteFolder(origin) },
      };
    },
  };
}
