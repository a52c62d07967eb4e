/** All that the tools in `spec/tools` know about this project. */
import path from 'node:path';
import { buildEnv, builtSite } from '../e2e/buildSite.ts';
import { planGallery } from '../e2e/gallery/plan.ts';
import { readStories } from '../e2e/workbench.ts';
import { business } from '../src/content/business.ts';
import { routes } from '../src/content/routes.ts';
import { facts, groups } from './facts/groups.ts';
import type { Clause } from './tools/clauses/clauses.ts';
import type { ProjectProof } from './tools/proof/commandLine.ts';
import type { ReadingOrder } from './tools/report/readingOrder.ts';
import type { Command } from './tools/run/steps.ts';
import type { FurtherSuite, Settings } from './tools/settings.ts';

export type { ClauseId } from '../.cache/clause-ids.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The documents of the specification, and the results of testers. */
export const files = {
  source: 'spec/specification.md',
  coverage: 'spec/coverage.md',
  register: 'spec/decisions/register.md',
  manual: 'spec/manual.json',
};

/** The folder of the site that the browser tests open. */
const site = builtSite();

export { facts };

/** The two files that have a fact: that of the tests and that of the site. */
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
    clauses: clauses.filter(({ violations }) => violations.length > 0),
    resultFiles: 'spec/*/proof.json',
    cache: '.cache/proof',
    // A change of these keeps a proof valid: violations name product files, and the tools have their own tests.
    noHelpers: ['src/', 'spec/facts/', 'spec/tools/', '.cache/'],
    vitest: {
      kinds: ['spec'],
      tests: ['spec/**/!(*.all|*.all.*).test.{ts,tsx}'],
      tables: { 'spec/content-facts/contentFacts.node.test.ts': 'spec/content-facts/facts.ts' },
      assertions: ['AssertionError', 'TestingLibraryElementError', 'ElementError'],
    },
    browser: {
      kinds: ['e2e'],
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

/** The order of a page's clauses in the report: from the top of the page to its end, then what is not visible. */
const readingOrder: ReadingOrder = {
  before: [
    {
      title: 'Header and menus',
      isOnEveryPage: true,
      areas: ['menu'],
      files:
        /^src\/(?:shell\/(?:Header|Logo|TopMenu|PhoneMenu|SkipLink|MenuLinks|closePanels)\.|branches\/OpenStatus\.|content\/menu\.)/,
    },
    { title: 'Title banner', files: /^src\/ui\/(?:PageBanner|Breadcrumb)\./ },
  ],
  own: {
    title: 'The page itself',
    areas: ['pages', '*', 'contact-form', 'contact-page', 'drafts', 'content-facts', 'privacy'],
  },
  after: [
    {
      title: 'End of the page and footer',
      isOnEveryPage: true,
      areas: ['shell'],
      files: /^src\/(?:shell\/(?:Footer|CallBar)\.|ui\/RelatedPages\.|content\/footer\.)/,
    },
    {
      title: 'Look, movement and access',
      isOnEveryPage: true,
      areas: ['visual', 'motion', 'accessibility'],
    },
    { title: 'For a person to check', areas: ['manual'] },
    {
      title: 'Not visible on the page',
      areas: [
        'content',
        'domain',
        'seo',
        'hydration',
        'no-script',
        'recovery',
        'routes',
        'submission',
        'weight',
      ],
    },
  ],
  nowhere: ['hosting', 'settings'],
};

const browserTests = [
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
] as const satisfies Command;

/** The package of the tools, which tests itself. */
const tools = 'spec/tools';

/** The reporter that counts Playwright's tests. */
const countingReporter = './spec/tools/evidence/playwrightReporter.ts';

/** Installs a package that only one suite needs, outside the project. */
const npmInstall = [
  'npm',
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--silent',
] as const;

/** Playwright with the configuration of a folder of `e2e`. */
function playwrightIn(folder: string): Command {
  const config = `e2e/${folder}/playwright.config.ts`;
  const reporter = `--reporter=dot,${countingReporter}`;
  return ['playwright', 'test', '--config', config, reporter];
}

/** What `npm run test:all` runs after both test suites, and the programs that this machine lacks for it. */
async function further() {
  const { needs } = await import('../e2e/needs.ts');
  const suites: readonly FurtherSuite[] = [
    {
      name: 'tests of the tools',
      command: [
        'npm',
        'test',
        '--workspace',
        tools,
        '--',
        '--reporter=default',
        '--reporter=./evidence/vitestReporter.ts',
      ],
      folder: tools,
    },
    { name: 'bad conditions', command: playwrightIn('resilience') },
    {
      name: 'Nu HTML checker',
      prepare: [...npmInstall, '--prefix', '.cache/nu', 'vnu-jar@26.9.27'],
      command: [...browserTests, 'nu.all', `--reporter=dot,${countingReporter}`],
      env: { NU_CHECKER: '1', TEST_SCOPE: 'all' },
    },
    { name: 'journeys in each engine', command: playwrightIn('engines') },
    { name: 'hosts', command: ['node', 'e2e/hosts/testHosts.ts'], isOneCheck: true },
    {
      name: 'steps of an owner',
      command: ['node', 'spec/project/tryOwnersSteps.ts'],
      isOneCheck: true,
    },
  ];
  const hasOneOf = (...names: readonly string[]) =>
    needs.some((need) => names.includes(need.name) && need.isHere);
  const canRun: Readonly<Record<string, boolean>> = {
    hosts: hasOneOf('nginx', 'caddy', 'apache2') && hasOneOf('openssl'),
    'Nu HTML checker': hasOneOf('Java'),
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

/** The pictures in the report: one of each page in a large window, and one of each story that cites a clause. */
function picturesOf(folder: string) {
  const stories = readStories(path.join(folder, '.cache/workbench/meta.json')).filter(
    ({ meta }) => meta.clauses,
  );
  return planGallery(stories)
    .filter(({ scheme, kind, width }) => scheme === 'light' && (kind === 'story' || width === 1440))
    .map(({ address, file }) => ({
      of: new URLSearchParams(address.slice(1)).get('story') ?? address,
      file: path.join(folder, '.cache/gallery/shots', file),
    }));
}

/** What the tools know about this project. */
export const settings: Settings = {
  title: business.name,
  files,
  facts,
  placesOfFact,
  proofSettings,
  product: 'src/',
  // Their clauses describe controls that visitors use.
  areasWithTwoViolations: ['menu', 'contact-form', 'quote-form'],
  foldersWithoutClauses: ['spec/project/'],
  checks: {
    'types and lint': ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    format: ['oxfmt', '--check'],
    'unused code': ['knip'],
  },
  builds: {
    'site build': {
      command: ['vite', 'build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'],
      env: buildEnv,
      onlyInAll: false,
    },
    'workbench build': {
      command: ['ladle', 'build', '--config', 'stories'],
      env: {},
      // `npm test` tests the stories from their modules.
      onlyInAll: true,
    },
  },
  testerNotes: [
    'To make a form fail, serve the site with `npm start`. The second address that it prints is the inbox: choose there how the form service answers the next enquiries, such as slowly or with an error.',
    'To see a form without a connection, switch the device to flight mode after the page has opened. To see a page without script, switch script off in the browser’s settings for the site.',
  ],
  browserTests,
  browserEnv: { E2E_REUSE_BUILD: '1' },
  site,
  further,
  pictures: picturesOf,
  viteConfig: path.join(root, 'spec/report/vite.config.ts'),
  /** The addresses of `npm start` and `npm run workbench`. */
  addresses: { site: 'http://localhost:4173', workbench: 'http://localhost:61000' },
  pages: [
    ...routes.map(({ path: address, label }) => ({ path: address, label })),
    { path: '/nowhere', label: 'An address that does not exist' },
  ],
  readingOrder,
};
