/** Everything that the tools below `spec/tools` need to know of this project. They know it from here alone. */
import path from 'node:path';
import { builtSite, formEndpoint, siteOrigin } from '../e2e/buildSite.ts';
import { business } from '../src/content/business.ts';
import { routes } from '../src/content/routes.ts';
import { groups } from './facts/groups.ts';
import type { Clause } from './tools/clauses/clauses.ts';
import { flatten } from './tools/clauses/fillFacts.ts';
import type { ProjectProof } from './tools/proof/commandLine.ts';
import type { ReportSettings } from './tools/report/buildReport.ts';
import type { ReadingOrder } from './tools/report/readingOrder.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The site as the browser tests open it: its folder, and the environment that it is built with. */
export const siteUnderTest = {
  folder: builtSite(),
  env: { VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin },
};

/** Areas whose clauses describe controls that visitors use: each `must` clause needs two violations. */
export const areasWithTwoViolations = ['menu', 'contact-form', 'quote-form', 'validation'];

/** Folders whose tests check the tools and the code, and so cite no clause. */
export const foldersWithoutClauses = ['spec/tools/', 'spec/project/'];

/** The facts that clauses name: `price.rotation`. */
export const facts = flatten(
  Object.fromEntries(Object.entries(groups).map(([name, { values }]) => [name, values])),
);

/** Where a fact stands: the file that a person keeps with the tests, and the site's own. */
export function placesOfFact(name: string): string {
  const [group = ''] = name.split('.');
  return (
    Object.entries(groups)
      .find(([each]) => each === group)?.[1]
      .files.join(' and ') ?? ''
  );
}

/** How the specification is proven (`tools/proof/README.md`). */
export function proofSettings(clauses: readonly Clause[]) {
  return {
    root,
    clauses: clauses
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, title, text, verify, violations }) => ({
        id,
        text: `${title}\n${text}`,
        verify,
        violations,
      })),
    resultFile: 'spec/proof.json',
    cache: '.cache/proof',
    vitest: {
      kinds: ['spec'],
      tests: ['spec/**/*.test.{ts,tsx}'],
      assertions: ['AssertionError', 'TestingLibraryElementError', 'ElementError'],
    },
    browser: {
      kinds: ['e2e', 'a11y'],
      tests: ['e2e/**/*.spec.ts'],
      tables: { 'e2e/contentFacts.spec.ts': 'spec/content-facts/facts.ts' },
      config: path.join(root, 'e2e/playwright.config.ts'),
      buildEnv: siteUnderTest.env,
      alsoWrites: (name: string) => [path.join(root, '.cache/ssr', name)],
    },
  } satisfies ProjectProof;
}

/**
 * The order of a page's clauses in the report: from the top of the page to its end, then what is not visible. The
 * clauses of the header and footer name one page each and are listed there.
 */
const readingOrder: ReadingOrder = {
  before: [
    {
      title: 'Header and menus',
      areas: ['menu'],
      files:
        /^src\/(?:shell\/(?:Header|HeaderNav|TopMenu|PhoneMenu|SkipLink|MenuLinks|closePanels)\.|branches\/OpenStatus\.|content\/menu\.)/,
    },
    { title: 'Title banner', files: /^src\/ui\/(?:PageBanner|Breadcrumb)\./ },
  ],
  own: {
    title: 'The page itself',
    areas: [
      'pages',
      '*',
      'contact-form',
      'contact-page',
      'drafts',
      'content-facts',
      'motion',
      'visual',
      'privacy',
    ],
  },
  after: [
    {
      title: 'End of the page and footer',
      areas: ['shell'],
      files: /^src\/(?:shell\/(?:Footer|CallBar)\.|ui\/RelatedPages\.|content\/footer\.)/,
    },
    { title: 'Seen by a person', areas: ['manual'] },
    {
      title: 'Behind the page',
      areas: [
        'accessibility',
        'content',
        'domain',
        'seo',
        'hydration',
        'no-script',
        'recovery',
        'routes',
        'settings',
        'submission',
        'weight',
      ],
    },
  ],
};

/** What the report shows of this project. */
export const reportSettings: ReportSettings = {
  title: business.name,
  /** Where `npm start` and `npm run workbench` serve. */
  addresses: { site: 'http://localhost:4173', workbench: 'http://localhost:61000' },
  pages: [
    ...routes.map(({ path: address, label }) => ({ path: address, label })),
    { path: '/nowhere', label: 'An address that does not exist' },
  ],
  readingOrder,
};
