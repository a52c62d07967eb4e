import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { crops } from '../../assets/crops.ts';
import { branchFacts, business } from '../../content/business.ts';
import { mapArea } from '../../content/cityMap.ts';
import { closures } from '../../content/closures.ts';
import { days } from '../../content/holidays.ts';
import { photographs } from '../../content/photographs.ts';
import { routes } from '../../content/routes.ts';
import { shareWords } from '../../content/share.ts';
import { checkBuild } from '../checkBuild.ts';
import { readUnconfirmed } from '../owner/readUnconfirmed.ts';
import { pictureFaults } from '../pictures/ownPictures.ts';
import { basePath, readSettings, siteFolder, type BuildSettings } from '../settings.ts';

/** Placeholder settings for development and tests, where nothing leaves the machine. */
const developmentSettings: BuildSettings = {
  VITE_FORM_ENDPOINT: 'https://forms.example/f/development',
  VITE_SITE_ORIGIN: 'http://localhost:5173',
};

/** The words that `npm run icons` drew last. */
function readSharePicture(): readonly string[] {
  const file = path.join(import.meta.dirname, '../sharePicture.json');
  return JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
}

export const ownersDays = { days, closures, branchIds: branchFacts.map(({ id }) => id) };

/** The content of this site, as it is checked before a build. */
const checkedContent = async () => ({
  business,
  branchFacts,
  ownersDays,
  titles: routes.map(({ title }) => title),
  mapArea,
  sharePicture: { drawn: readSharePicture(), words: shareWords },
  pictureFaults: pictureFaults(
    path.resolve(import.meta.dirname, '../../assets'),
    photographs,
    crops,
  ),
  remaining: await readUnconfirmed(),
});

/**
 * Checks settings and content before a build, and says where the site is built and the path it lives below. Development
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
        checkBuild(mode, readSettings(mode, root), await checkedContent());
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
