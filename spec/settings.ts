/** Everything that the tools below `spec/tools` need to know of this project. They know it from here alone. */
import path from 'node:path';
import { builtSite, formEndpoint, siteOrigin } from '../e2e/buildSite.ts';
import { planGallery } from '../e2e/gallery/plan.ts';
import { readStories } from '../e2e/workbench.ts';
import { business } from '../src/content/business.ts';
import { routes } from '../src/content/routes.ts';
import { facts, groups } from './facts/groups.ts';
import type { Clause } from './tools/clauses/clauses.ts';
import type { ProjectProof } from './tools/proof/commandLine.ts';
import type { ReportSettings } from './tools/report/readInput.ts';
import type { ReadingOrder } from './tools/report/readingOrder.ts';
import type { Command } from './tools/run/steps.ts';

export type { ClauseId } from '../.cache/clause-ids.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Where the documents of the specification and their results are. */
export const files = {
  source: 'spec/specification.md',
  coverage: 'spec/coverage.md',
  register: 'spec/decisions/register.md',
  manual: 'spec/manual.json',
};

/** The folder of the site as the browser tests open it, and the environment that it is built with. */
const site = builtSite();
const buildEnv = { VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin };

export { facts };

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
      .map(({ id, area, title, text, verify, violations }) => ({
        id,
        area,
        text: `${title}\n${text}`,
        verify,
        violations,
      })),
    resultFiles: 'spec/*/proof.json',
    cache: '.cache/proof',
    // The product counts where a violation names it; facts may change; the tools have tests of their own.
    noHelpers: ['src/', 'spec/facts/', 'spec/tools/', '.cache/'],
    vitest: {
      kinds: ['spec'],
      tests: ['spec/**/!(*.all|*.all.*).test.{ts,tsx}'],
      tables: { 'spec/content-facts/contentFacts.node.test.ts': 'spec/content-facts/facts.ts' },
      assertions: ['AssertionError', 'TestingLibraryElementError', 'ElementError'],
    },
    browser: {
      kinds: ['e2e', 'a11y'],
      tests: ['e2e/**/!(*.all).spec.ts'],
      tables: {
        'e2e/everyPage.spec.ts': 'e2e/accessibility/audits.ts',
        'e2e/accessibility.spec.ts': 'e2e/accessibility/audits.ts',
      },
      config: path.join(root, 'e2e/playwright.config.ts'),
      buildEnv,
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

/** Ladle's list of the stories that it built. */
const storyList = '.cache/workbench/meta.json';

/** The stories of a project's built workbench, as the tools know them. */
function storiesOf(folder: string) {
  return readStories(path.join(folder, storyList)).map(({ id, meta }) => ({
    id,
    clauses: meta.clauses ?? [],
  }));
}

/** What the test run and the report both need. */
const shared = { files, facts, proofSettings, stories: storiesOf };

/** A suite that only `npm run test:all` runs, and how its tests are counted: by the runner's report, or by its last line. */
interface FurtherSuite {
  readonly name: string;
  /** What has to be installed first. */
  readonly prepare?: Command;
  readonly command: Command;
  readonly env?: Record<string, string>;
  readonly counts: 'report' | 'last line';
}

/** What the browser tests need. */
interface Build {
  readonly command: Command;
  readonly env: Record<string, string>;
  readonly onlyInAll: boolean;
}

const browserTests = [
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
] as const satisfies Command;

/** The reporter that counts Playwright's tests. */
const playwrightNotes = './spec/tools/evidence/playwrightReporter.ts';

/** Installs a package for one suite, outside the project. */
const npmInstall = [
  'npm',
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--silent',
] as const;

/** Playwright with the configuration of bad conditions and random journeys. */
function resilience(project: string): Command {
  const config = 'e2e/resilience/playwright.config.ts';
  const options = ['--config', config, '--project', project, `--reporter=dot,${playwrightNotes}`];
  return ['playwright', 'test', ...options];
}

/** What `npm run test:all` runs after both test suites, and the programs that this machine lacks for it. */
async function further() {
  const { needs } = await import('../e2e/needs.ts');
  const suites: readonly FurtherSuite[] = [
    { name: 'bad conditions', command: resilience('conditions'), counts: 'report' },
    {
      name: 'random journeys',
      command: resilience('random'),
      env: { JOURNEYS: '200' },
      counts: 'report',
    },
    {
      name: 'Nu HTML checker',
      prepare: [...npmInstall, '--prefix', '.cache/nu', 'vnu-jar@26.9.27'],
      command: [...browserTests, 'nu.all', `--reporter=dot,${playwrightNotes}`],
      env: { NU_CHECKER: '1', TEST_SCOPE: 'all' },
      counts: 'report',
    },
    {
      name: 'journeys in each engine',
      command: ['node', 'e2e/engines/runEngines.ts'],
      counts: 'last line',
    },
    { name: 'hosts', command: ['node', 'e2e/hosts/testHosts.ts'], counts: 'last line' },
  ];
  const isHere = (...names: readonly string[]) =>
    needs.some((need) => names.includes(need.name) && need.isHere);
  const canRun: Readonly<Record<string, boolean>> = {
    hosts: isHere('nginx', 'caddy') && isHere('openssl'),
    'Nu HTML checker': isHere('Java'),
  };
  return {
    suites: suites.filter(({ name }) => canRun[name] ?? true),
    missing: needs
      .filter((need) => !need.isHere)
      .map(({ name, for: command, install }) => ({
        name: command.replace('npm run ', ''),
        needs: `${name} (${install})`,
      })),
  };
}

/** What `npm test` runs (`tools/run/README.md`). */
export const testRun = {
  ...shared,
  placesOfFact,
  product: 'src/',
  // They describe controls that visitors use.
  areasWithTwoViolations: ['menu', 'contact-form', 'quote-form', 'validation'],
  // Their tests check the tools and the code.
  foldersWithoutClauses: ['spec/tools/', 'spec/project/'],
  timeZone: 'Pacific/Auckland',
  /** Checks of the code, by the name of their step. */
  checks: {
    types: ['tsc'],
    'types of old browsers': ['tsc', '-p', 'src'],
    lint: ['oxlint', '--type-aware', '--deny-warnings'],
    format: ['prettier', '--check', '.'],
    'unused code': ['knip'],
  } satisfies Record<string, Command>,
  /** What the browser tests need, in this order. */
  builds: {
    'site build': {
      command: ['vite', 'build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'],
      env: buildEnv,
      onlyInAll: false,
    },
    'workbench build': {
      command: ['ladle', 'build', '--config', 'stories'],
      env: {},
      // The gate tests the stories from their modules.
      onlyInAll: true,
    },
  } satisfies Record<string, Build>,
  browserTests,
  browserEnv: { E2E_REUSE_BUILD: '1' },
  site,
  further,
};

/** The pictures that the report shows: of each page in a large window, and of each story that cites a clause. */
function picturesOf(folder: string) {
  const stories = readStories(path.join(folder, storyList)).filter(({ meta }) => meta.clauses);
  return planGallery(stories)
    .filter(({ scheme, kind, width }) => scheme === 'light' && (kind === 'story' || width === 1440))
    .map(({ address, file }) => ({
      of: new URLSearchParams(address.slice(1)).get('story') ?? address,
      file: path.join(folder, '.cache/gallery/shots', file),
    }));
}

/** What the report shows of this project. */
export const reportSettings: ReportSettings = {
  title: business.name,
  ...shared,
  pictures: picturesOf,
  pageFile: (page) => `.cache/e2e-site${page === '/' ? '/index' : page}.html`,
  viteConfig: path.join(root, 'spec/report/vite.config.ts'),
  /** Where `npm start` and `npm run workbench` serve. */
  addresses: { site: 'http://localhost:4173', workbench: 'http://localhost:61000' },
  pages: [
    ...routes.map(({ path: address, label }) => ({ path: address, label })),
    { path: '/nowhere', label: 'An address that does not exist' },
  ],
  readingOrder,
};
