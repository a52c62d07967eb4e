/** All that the tools in `spec/tools` know about this project. */
import path from 'node:path';
import { buildEnv, builtSite } from '../e2e/buildSite.ts';
import { planGallery } from '../e2e/gallery/plan.ts';
import { readStories } from '../e2e/workbench.ts';
import { business } from '../src/content/business.ts';
import { routes } from '../src/content/routes.ts';
import { facts, groups } from './facts/groups.ts';
import type { Clause } from './tools/clauses/clauses.ts';
import type { ProjectProof } from './tools/proof/types.ts';
import type { Part } from './tools/report/readingOrder.ts';
import type { Command } from './tools/run/steps.ts';

export type { ClauseId } from '../.cache/clause-ids.ts';

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '..');

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
  return group in groups ? groups[group as keyof typeof groups].files.join(' and ') : '';
}

/** How the specification is proven (`tools/proof/README.md`). */
export function proofSettings(clauses: readonly Clause[]) {
  return {
    root,
    clauses: clauses.filter(({ violations }) => violations.length > 0),
    resultFiles: 'spec/*/proof.json',
    cache: '.cache/proof',
    vitest: {
      tests: ['spec/**/!(*.all|*.all.*).test.{ts,tsx}'],
      tables: { 'spec/content-facts/contentFacts.node.test.ts': 'spec/content-facts/facts.ts' },
      assertions: ['AssertionError', 'TestingLibraryElementError', 'ElementError'],
    },
    browser: {
      tests: ['e2e/**/!(*.all).spec.ts'],
      tables: {
        'e2e/everyPage.spec.ts': 'e2e/accessibility/audits.ts',
        'e2e/accessibility.spec.ts': 'e2e/accessibility/audits.ts',
      },
      config: path.join(root, 'e2e/playwright.config.ts'),
      buildEnv,
    },
  } satisfies ProjectProof;
}

/**
 * The parts of a page in the report, from what a tester sees first to what is not visible. Clauses about hosting and the
 * settings of the build are on no page.
 */
const parts: readonly Part[] = [
  { title: 'Header, menus and footer', isOnEveryPage: true, areas: ['menu', 'shell'] },
  {
    title: 'The page itself',
    areas: ['pages', '*', 'contact-form', 'contact-page', 'drafts', 'content-facts', 'privacy'],
  },
  {
    title: 'Look, movement and access',
    isOnEveryPage: true,
    areas: ['visual', 'motion', 'accessibility'],
  },
  { title: 'For a person to check', areas: ['manual'] },
  {
    title: 'Not visible on the page',
    areas: 'content domain seo hydration no-script recovery routes submission weight'.split(' '),
  },
];

/** A command without spaces in its words. */
function commandOf(line: string): Command {
  const [file = '', ...words] = line.split(' ');
  return [file, ...words];
}

const browserTests = commandOf('playwright test --config e2e/playwright.config.ts');

/** The builds that the browser tests need, by the name of their step. `npm test` tests the stories from their modules. */
const builds = (isWhole: boolean): Readonly<Record<string, Command>> => ({
  'site build': ['vite', 'build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'],
  ...(isWhole && { 'workbench build': commandOf('ladle build --config stories') }),
});

/** A suite of `npm run test:all` that `npm test` leaves out, unless a file of its `folder` changed. */
interface FurtherSuite {
  readonly name: string;
  /** What has to be installed first. */
  readonly prepare?: Command;
  readonly command: Command;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its exit code counts as one check. Otherwise a reporter counts its tests. */
  readonly isOneCheck?: true;
  readonly folder?: string;
}

/** The option with which Playwright counts its tests. */
const countingReporter = '--reporter=dot,./spec/tools/evidence/playwrightReporter.ts';

/** Playwright with the configuration of a folder of `e2e`. */
function playwrightIn(folder: string, options = ''): Command {
  const config = `e2e/${folder}/playwright.config.ts`;
  return commandOf(`playwright test --config ${config}${options} ${countingReporter}`);
}

const toolTests =
  'vitest run --config spec/tools/vitest.config.ts --reporter=default --reporter=./spec/tools/evidence/vitestReporter.ts';

/** The further suites that this machine can run, and the programs that it lacks for the others. */
async function further() {
  const { needs } = await import('../e2e/needs.ts');
  const suites: readonly FurtherSuite[] = [
    {
      name: 'tests of the tools',
      command: commandOf(`${toolTests} --exclude proof/prove.test.ts`),
      folder: 'spec/tools',
    },
    // It proves a made-up project, which takes minutes.
    {
      name: 'tests of the proof',
      command: commandOf(`${toolTests} prove.test`),
      folder: 'spec/tools/proof',
    },
    {
      name: 'faults of the day',
      command: commandOf('node spec/mutation/plantFaults.ts'),
      isOneCheck: true,
    },
    { name: 'bad conditions', command: playwrightIn('resilience') },
    {
      name: 'Nu HTML checker',
      prepare: commandOf(
        'npm install --ignore-scripts --no-audit --no-fund --silent --prefix .cache/nu vnu-jar@26.9.27',
      ),
      command: [...browserTests, 'nu.all', countingReporter],
      env: { NU_CHECKER: '1', TEST_SCOPE: 'all' },
    },
    { name: 'journeys in each engine', command: playwrightIn('engines') },
    { name: 'hosts', command: commandOf('node e2e/hosts/testHosts.ts'), isOneCheck: true },
    {
      name: 'steps of an owner',
      command: commandOf('node spec/project/tryOwnersSteps.ts'),
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
      .map(({ name, for: usedBy, install }) => ({
        name: usedBy.replace('npm run ', ''),
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

/** What the tools know about this project. Paths are from its root, except those of `site` and `viteConfig`. */
export const settings = {
  title: business.name as string,
  files,
  facts,
  placesOfFact,
  proofSettings,
  /** The folder that violations may change. */
  product: 'src/',
  /** The areas whose `must` clauses need two violations: they describe controls that visitors use. */
  areasWithTwoViolations: ['menu', 'contact-form', 'quote-form'],
  /** The folders whose tests need not cite a clause. */
  foldersWithoutClauses: ['spec/project/'],
  /** Checks of the code, by the name of their step. */
  checks: {
    'types and lint': commandOf('oxlint --type-aware --type-check --deny-warnings'),
    format: commandOf('oxfmt --check'),
    'unused code': commandOf('knip'),
  },
  builds,
  buildEnv,
  /** What a tester needs to know to see rare states, a paragraph each. */
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
  parts,
};
