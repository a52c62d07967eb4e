import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { resolveConfig } from 'vite';
import { expect, onTestFinished, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { marked, promise, sampleReview, shownBy, type Marked } from '../../src/content/promise.ts';
import { shareWords } from '../../src/content/branchWords.ts';
import { syntaxFault } from '../../src/publishing/scripts/checkContent.ts';
import { lostNames, pageFaults, type SourceFile } from '../../src/publishing/contentNames.ts';
import { ownersSheet } from '../../src/publishing/scripts/printUnconfirmed.ts';
import { writeServerFiles } from '../../src/publishing/scripts/serverFiles.ts';
import {
  checkBuildSettings,
  publicSettingFaults,
  readSettings,
  redirectHosts,
} from '../../src/publishing/settings.ts';
import { site } from '../../src/publishing/site/site.plugin.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { folderWith } from '../documents/folder.ts';
import { forThePublic } from '../hosting/addresses.ts';
import { root as project } from '../project/files.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';

/** What `npm run` runs for a command. */
const scriptOf = (command: string) =>
  (manifest.scripts as Readonly<Record<string, string>>)[command];

/** Valid settings with addresses that the public cannot reach. */
const required = {
  VITE_FORM_ENDPOINT: 'https://forms.example/f/abc123',
  VITE_SITE_ORIGIN: 'https://www.shop.example',
};

/** What belongs in each setting. */
const belongs = {
  VITE_FORM_ENDPOINT:
    'the address that your form service gave you, such as https://forms.example/f/abc123',
  VITE_SITE_ORIGIN:
    'the address of your website without a slash at the end, such as https://www.your-domain.example or https://someone.github.io/site',
} as const;

/** The message that refuses a setting. */
const refusal = (name: keyof typeof belongs, found: string) =>
  `${name} must be ${belongs[name]}, but it is ${found}. Write it into a file named .env beside package.json; .env.example shows the line, and README.md says how to get the value.`;

for (const [origin = '', endpoint = '', ...faults] of tableOf('SETTINGS-PUBLIC'))
  clause('SETTINGS-PUBLIC', `the faults of ${origin} and ${endpoint} are named`, () => {
    const given = { VITE_SITE_ORIGIN: origin, VITE_FORM_ENDPOINT: endpoint };
    expect(publicSettingFaults(given)).toEqual(faults.filter(Boolean));
  });

interface PrepareOptions {
  readonly command?: 'build' | 'serve';
  readonly mode?: string;
  readonly envFile?: string | Buffer;
  readonly outDir?: string | undefined;
  readonly nodeEnv?: string | undefined;
}

type Given = Partial<typeof required> & { readonly VITE_FORM_REDIRECT_HOSTS?: string | undefined };

/** Lets Vite prepare a build of an empty folder with these settings, without running it. */
function prepare(given: Given, options: PrepareOptions = {}) {
  const { command = 'build', mode = 'production', envFile = '', outDir, nodeEnv } = options;
  const root = folderWith({ '.env': envFile });
  for (const name of [
    'VITE_FORM_ENDPOINT',
    'VITE_SITE_ORIGIN',
    'VITE_FORM_REDIRECT_HOSTS',
  ] as const)
    vi.stubEnv(name, given[name]);
  vi.stubEnv('NODE_ENV', nodeEnv);
  // Vite remembers here what a file .env said.
  vi.stubEnv('VITE_USER_NODE_ENV', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  return resolveConfig(
    { configFile: false, root, plugins: [site()], ...(outDir ? { build: { outDir } } : {}) },
    command,
    mode,
    'production',
    command === 'serve',
  );
}

/** The message of a build with these settings; `nothing` if it does not stop. */
const messageOf = (given: Given, mode = 'production') =>
  prepare(given, { mode }).then(() => 'nothing', inspect);

for (const [id, name, others] of [
  ['SETTINGS-ENDPOINT', 'VITE_FORM_ENDPOINT', required],
  ['SETTINGS-ORIGIN', 'VITE_SITE_ORIGIN', forThePublic],
] as const)
  for (const [value = '', found = ''] of tableOf(id))
    clause(id, `the value ${value || 'undefined'} is answered: ${found}`, async () => {
      const given = { ...others, [name]: value ? (JSON.parse(value) as string) : undefined };
      const isAccepted = found === 'accepted';
      expect(await messageOf(given)).toBe(isAccepted ? 'nothing' : refusal(name, found));
      if (isAccepted) expect(checkBuildSettings(given)).toEqual(given);
    });

for (const [json = '', hosts = ''] of [[], ['""'], ...tableOf('SETTINGS-REDIRECTS')])
  clause(
    'SETTINGS-REDIRECTS',
    `${json || 'no value'} has the hosts: ${hosts || 'none'}`,
    async () => {
      const list = json ? (JSON.parse(json) as string) : undefined;
      const given = { ...required, VITE_FORM_REDIRECT_HOSTS: list };
      const isAccepted = hosts !== '' || !list;
      expect(await messageOf(given)).toBe(
        isAccepted
          ? 'nothing'
          : `VITE_FORM_REDIRECT_HOSTS must name hosts with a space between two, such as forms.example www.forms.example, but it is "${list}". Correct it in the file .env, or remove the line.`,
      );
      if (isAccepted) expect(redirectHosts(checkBuildSettings(given)).join(' ')).toBe(hosts);
    },
  );

clause('SETTINGS-STOP', 'a build without settings prints one message, writes nothing', () => {
  const root = folderWith();
  // Node.js, not Vite, loads the configuration, so that `npm run spec:prove` can plant a fault in it.
  const how = ['--config', path.join(project, 'vite.config.ts'), '--configLoader', 'native'];
  const { NODE_OPTIONS, PATH, PROOF_VIOLATION } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(project, 'node_modules/vite/bin/vite.js'), 'build', root, ...how],
    { cwd: project, env: { NODE_OPTIONS, PATH, PROOF_VIOLATION, NO_COLOR: '1' }, encoding: 'utf8' },
  );
  const message = refusal('VITE_FORM_ENDPOINT', 'not set');
  expect(`${stdout}${stderr}`.trim()).toBe(`error during build:\n${message}`);
  expect(status).toBe(1);
  expect(readdirSync(root)).toEqual([]);
});

clause('SETTINGS-STOP', '`npm run servers` fails if a setting is missing', async () => {
  const message = refusal('VITE_FORM_ENDPOINT', 'not set');
  expectConsole(new RegExp(`^error: ${RegExp.escape(message)}$`));
  await expect(writeServerFiles({})).resolves.toBe(1);
});

clause('SETTINGS-ENV-FILE', 'a wrong setting in .env stops the build', async () => {
  const envFile = `VITE_FORM_ENDPOINT=${required.VITE_FORM_ENDPOINT}\nVITE_SITE_ORIGIN=www.shop.example\n`;
  await expect(prepare({}, { envFile })).rejects.toThrow(
    refusal('VITE_SITE_ORIGIN', '"www.shop.example"'),
  );
});

const markedLine = '\uFEFFVITE_SITE_ORIGIN=https://www.shop.co.nz\n';

for (const [how, content] of [
  ['UTF-16', Buffer.from(markedLine, 'utf16le')],
  ['UTF-16 in the other order of bytes', Buffer.from(markedLine, 'utf16le').swap16()],
  ['an invisible mark', markedLine],
] as const)
  clause('SETTINGS-ENV-FILE', `a file .env with ${how} stops the build with advice`, async () => {
    const advice = /^The file \.env .* save it again as UTF-8/m;
    await expect(prepare(required, { envFile: content })).rejects.toThrow(advice);
    const root = folderWith({ '.env': content });
    expect(await ownersSheet(() => readSettings('strict', root))).toMatch(
      /\n1\. The file \.env .* save it again as UTF-8/,
    );
  });

for (const [nodeEnv, envFile] of [
  [undefined, ''],
  ['development', ''],
  ['test', 'NODE_ENV=production\n'],
  ['', 'NODE_ENV=development\n'],
  ['production', 'NODE_ENV=test\n'],
] as const)
  clause('SETTINGS-PRODUCTION', `NODE_ENV ${nodeEnv}, .env “${envFile.trim()}”`, async () => {
    for (const mode of ['production', 'development']) {
      const { isProduction, env } = await prepare(required, { nodeEnv, envFile, mode });
      expect(isProduction).toBe(true);
      expect(env['PROD']).toBe(true);
    }
    // React and Vite's plugins read it while they build.
    expect(process.env['NODE_ENV']).toBe('production');
  });

for (const id of ['SETTINGS-STRICT', 'SETTINGS-OWNER-SHEET'] as const)
  clause(id, 'a strict build stops with the list of the owner', async () => {
    onTestFinished(() => void (marked() as Marked[]).splice(-3));
    sampleReview({ text: 'They came by boat.' });
    promise('We mend boats.', shownBy.terms, ' ');
    promise('We mend trams.', shownBy.terms);
    // A strict build leaves out the claims without grounds, so its numbers may be others.
    const linesOf = (list: string) =>
      list
        .slice(list.indexOf('Replace these first: '))
        .split('\n')
        .map((line) => line.replace(/^\d+\. /, ''));
    const all = linesOf(await ownersSheet(() => forThePublic));
    const list = all.filter((line) => !line.endsWith('a strict build leaves the claim out.'));
    expect(linesOf(await messageOf(forThePublic, 'strict'))).toEqual(list);
    for (const text of ['They came by boat.', 'We mend boats.', 'We mend trams.'])
      expect(list.join()).toContain(` ‘${text}’`);
    expect(scriptOf('owner')).toMatch(/ && node src\/publishing\/scripts\/printUnconfirmed\.ts$/);
  });

for (const [at, other] of [
  [0, 'Corner Tyres'],
  [1, 'Two branches in Timaru'],
] as const)
  clause('SETTINGS-SHARE-PICTURE', `a build of a site that says “${other}” stops`, async () => {
    const drawn = [...shareWords];
    onTestFinished(() => void Object.assign(shareWords, drawn));
    Object.assign(shareWords, { [at]: other });
    expect(await messageOf(forThePublic)).toBe(
      `The picture for shared links says "${drawn.join(', ')}", but the site says "${shareWords.join(', ')}": \`npm run icons\` draws it anew.`,
    );
  });

clause('SETTINGS-SHARE-PICTURE', 'the site says its name, branches and city', async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { business, branchFacts } = await import('../../src/content/business.ts');
  Object.assign(business, { name: 'Corner', city: 'Timaru' });
  (branchFacts as unknown as object[]).splice(2);
  const content = await import('../../src/content/branchWords.ts');
  expect(content.shareWords).toEqual(['Corner', 'Two branches in Timaru']);
});

clause('SETTINGS-STRICT', '`npm run build:strict` builds in the mode “strict”', () => {
  expect(scriptOf('build:strict')).toContain(' vite build --mode strict ');
});

for (const endpoint of ['https://forms.example/f/your-form-id', 'http://forms.collect.nz/f/1'])
  clause('SETTINGS-PUBLIC', `no build for the public sends enquiries to ${endpoint}`, async () => {
    const given = { ...forThePublic, VITE_FORM_ENDPOINT: endpoint };
    const message = await messageOf(given);
    expect(message).toMatch(/^VITE_FORM_ENDPOINT must b.+No enquiry would reach you\. Write it/);
    expect(message).toContain(`"${endpoint}"`);
    await expect(prepare({ ...required, VITE_FORM_ENDPOINT: endpoint })).resolves.toBeDefined();
  });

clause('SETTINGS-PUBLIC', 'only a strict build stops at unreachable addresses', async () => {
  expect(await messageOf(required, 'strict')).toMatch(
    /^[^\n]*\n1\. VITE_SITE_ORIGIN must be the address of your own website, but it is "https:\/\/www.shop.example", which the public cannot reach\.\n2\. VITE_FORM_ENDPOINT must be [^]*\n\d+ things? left to do: [^\n]*$/,
  );
  const unencrypted = { ...forThePublic, VITE_SITE_ORIGIN: 'http://www.shop.co.nz' };
  for (const given of [required, unencrypted]) await expect(prepare(given)).resolves.toBeDefined();
  expect(await messageOf(unencrypted, 'strict')).toContain(
    '\n1. VITE_SITE_ORIGIN must begin with https',
  );
});

for (const [command = '', origin, outDir, folder] of tableOf('SETTINGS-FOLDER'))
  clause('SETTINGS-FOLDER', `${command}, ${origin}, --outDir ${outDir}: ${folder}`, async () => {
    const given = origin ? { ...forThePublic, VITE_SITE_ORIGIN: origin } : {};
    const how = command === 'npm run build' ? 'build' : 'serve';
    expect((await prepare(given, { command: how, outDir })).build.outDir).toBe(folder);
  });

clause('SETTINGS-FOLDER', 'no command names a folder of its own', () => {
  for (const command of ['build', 'build:strict', 'preview', 'start'])
    expect(scriptOf(command), command).not.toContain('--outDir');
});

for (const [place = '', sentence = ''] of tableOf('SETTINGS-PAGE-COMPONENT'))
  clause('SETTINGS-PAGE-COMPONENT', `with ${place} there is: ${sentence}`, () => {
    const menu = { list: 'Tyre services' } as const;
    const words = { label: 'EV', title: 'EV', description: 'EV', keywords: 'EV' };
    const service = { ...words, offers: 'unknown', menu } as const;
    const component = (file: string, name: string, uses = ''): SourceFile => ({
      file: `src/pages/${file}`,
      text: `${uses}export function ${name}() {\n  return null;\n}\n`,
    });
    const used = "import { EvBatteryCheck } from '../services/EvBatteryCheck.tsx';\n";
    const files = [
      ...[...place.matchAll(/([\w/]+\.tsx) with (\w+)/g)].map(([, file = '', name = '']) =>
        component(file, name),
      ),
      component('home/Home.tsx', 'Home', place.endsWith('imported by Home') ? used : ''),
      component('information/NotFound.tsx', 'NotFound'),
    ];
    const records = { '/': service, '/services/ev-battery-check': service };
    const faults = pageFaults(records, ['Tyre services'], files);
    if (sentence === 'no message') expect(faults).toEqual([]);
    else expect(faults).toContain(sentence);
  });

clause('SETTINGS-NAMES', 'it names the first place, counts others, gives a near name', () => {
  const uses = [
    { file: 'a.ts', text: '// prices.old\nfirst(prices.oil);\nnext(prices.wof, prices.oill);\n' },
    {
      file: 'b.ts',
      text: '/** prices.wof\n * prices.wof */\nlast(prices.wof);\nlast(prices.wof);\n',
    },
  ];
  expect(lostNames('prices.ts', 'price', ['oil'], /prices\.(\w+)/, uses)).toEqual([
    'prices.ts has no price "wof", which a.ts needs at line 3 (and 2 other places).',
    'prices.ts has no price "oill", which a.ts needs at line 3. Did you mean "oil"?',
  ]);
});

for (const [words = '', advice = ''] of tableOf('SETTINGS-UNREADABLE'))
  clause('SETTINGS-UNREADABLE', `${words} is answered with its cause`, () => {
    const text = `export const list = {\n  city: 'Timaru',\n  ${words}\n  wof: 65,\n};\n`;
    expect(syntaxFault('src/content/list.ts', text)).toBe(
      `src/content/list.ts cannot be read at line 3: ${words}\n${advice}`,
    );
  });
