import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect, vi } from 'vitest';
import { isPublicOrigin, sampleReviews, placeholders } from '../../src/build/owner/placeholders.ts';
import { promiseSheet, type OwnersClaims } from '../../src/build/owner/promiseSheet.ts';
import { unconfirmed, formatUnconfirmed } from '../../src/build/owner/unconfirmed.ts';
import { unreadable } from '../../src/build/scripts/checkContent.ts';
import {
  buildSummary,
  checkBuildSettings,
  publicSettingFaults,
  redirectHosts,
  siteFolder,
} from '../../src/build/settings.ts';
import { site } from '../../src/build/site.plugin.ts';
import { business, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

// A real build is started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const whole = {
  VITE_FORM_ENDPOINT: 'https://forms.example/f/abc123',
  VITE_SITE_ORIGIN: 'https://www.shop.example',
};

/** Settings of a site that anybody can reach. */
const forThePublic = {
  VITE_FORM_ENDPOINT: 'https://forms.collect.nz/f/1',
  VITE_SITE_ORIGIN: 'https://www.shop.co.nz',
};

clause('SETTINGS-ENDPOINT', 'two good settings are taken as they are', () => {
  expect(checkBuildSettings(whole)).toEqual(whole);
});

clause('SETTINGS-ORIGIN', 'an address may have a path', () => {
  const below = { ...whole, VITE_SITE_ORIGIN: 'https://someone.github.io/site' };
  expect(checkBuildSettings(below)).toEqual(below);
});

clause('SETTINGS-REDIRECTS', 'no host, one, or several', () => {
  expect(redirectHosts(checkBuildSettings(whole))).toEqual([]);
  for (const hosts of ['thanks.shop.nz formspree.io', ' thanks.shop.nz, formspree.io '])
    expect(
      redirectHosts(checkBuildSettings({ ...whole, VITE_FORM_REDIRECT_HOSTS: hosts })),
    ).toEqual(['thanks.shop.nz', 'formspree.io']);
});

for (const hosts of [
  'https://thanks.shop.nz',
  'thanks',
  '*',
  "'self'",
  'a.nz/thanks',
  'a.nz; b.nz',
])
  clause('SETTINGS-REDIRECTS', `${hosts} is refused`, () => {
    expect(() => checkBuildSettings({ ...whole, VITE_FORM_REDIRECT_HOSTS: hosts })).toThrow(
      `VITE_FORM_REDIRECT_HOSTS must name hosts with a space between two, such as forms.example www.forms.example, but it is "${hosts}". Correct it in the file .env, or remove the line.`,
    );
  });

for (const [endpoint, said] of [
  [undefined, 'it is not set'],
  ['', 'it is not set'],
  ['forms.example/f/abc', 'it is "forms.example/f/abc"'],
  ['mailto:hello@shop.example', 'it is "mailto:hello@shop.example"'],
  ['https://forms.example/f/ab c', 'it is "https://forms.example/f/ab c", with a space in it'],
  ['https://forms.example/f/abc ', 'it is "https://forms.example/f/abc ", with a space in it'],
] as const) {
  clause('SETTINGS-ENDPOINT', `${endpoint ?? 'no endpoint'} is refused`, () => {
    const { VITE_SITE_ORIGIN } = whole;
    const given = endpoint === undefined ? {} : { VITE_FORM_ENDPOINT: endpoint };
    expect(() => checkBuildSettings({ VITE_SITE_ORIGIN, ...given })).toThrow(
      `VITE_FORM_ENDPOINT must be the address that your form service gave you, such as https://forms.example/f/abc123, but ${said}. Write it into a file named .env beside package.json; .env.example shows the line, and README.md says how to get the value.`,
    );
  });
}

for (const [origin, said] of [
  ['', 'it is not set'],
  ['www.shop.example', 'it is "www.shop.example"'],
  [
    'https://www.shop.example/',
    'it is "https://www.shop.example/"; a browser writes it https://www.shop.example',
  ],
  [
    'https://www.Shop.example',
    'it is "https://www.Shop.example"; a browser writes it https://www.shop.example',
  ],
  [
    'https://shop.example/nz/',
    'it is "https://shop.example/nz/"; a browser writes it https://shop.example/nz',
  ],
  [
    'https://shop.example?from=card',
    'it is "https://shop.example?from=card"; a browser writes it https://shop.example',
  ],
  ['ftp://shop.example', 'it is "ftp://shop.example"'],
] as const) {
  clause('SETTINGS-ORIGIN', `"${origin}" is refused`, () => {
    expect(() => checkBuildSettings({ ...whole, VITE_SITE_ORIGIN: origin })).toThrow(
      `VITE_SITE_ORIGIN must be the address of your website without a slash at the end, such as https://www.your-domain.example or https://someone.github.io/site, but ${said}. Write it into a file named .env beside package.json;`,
    );
  });
}

clause('SETTINGS-PUBLIC', 'what the public cannot reach is said, the site before the form', () => {
  expect(publicSettingFaults(forThePublic)).toEqual([]);
  expect(
    publicSettingFaults({
      VITE_FORM_ENDPOINT: 'https://forms.example/f/your-form-id',
      VITE_SITE_ORIGIN: 'https://www.your-domain.example',
    }),
  ).toEqual([
    'VITE_SITE_ORIGIN must be the address of your own website, but it is "https://www.your-domain.example", which the public cannot reach.',
    'VITE_FORM_ENDPOINT must be the address that your form service gave you, but it is "https://forms.example/f/your-form-id", which the public cannot reach.',
  ]);
  expect(
    publicSettingFaults({ ...forThePublic, VITE_FORM_ENDPOINT: 'https://forms.test/f/1' }),
  ).toEqual([
    'VITE_FORM_ENDPOINT must be the address that your form service gave you, but it is "https://forms.test/f/1", which the public cannot reach.',
  ]);
  expect(
    publicSettingFaults({
      VITE_FORM_ENDPOINT: 'http://forms.collect.nz/f/1',
      VITE_SITE_ORIGIN: 'http://www.shop.co.nz',
    }),
  ).toEqual([
    'VITE_SITE_ORIGIN must begin with https://, but it is "http://www.shop.co.nz": it is not encrypted.',
    'VITE_FORM_ENDPOINT must begin with https://, but it is "http://forms.collect.nz/f/1": it is not encrypted.',
  ]);
});

clause('SETTINGS-FOLDER', 'a build for trying has a folder of its own', () => {
  expect(siteFolder('https://www.shop.co.nz')).toBe('dist');
  expect(siteFolder('http://localhost:4173')).toBe('dist-trial');
  expect(siteFolder('https://www.your-domain.example')).toBe('dist-trial');
  expect(siteFolder()).toBe('dist');
});

clause(
  'SETTINGS-FOLDER',
  'the build and the preview take it, unless they are told another',
  async () => {
    const outDirFor = async (command: 'build' | 'serve', origin: string, told?: string) => {
      vi.stubEnv('VITE_SITE_ORIGIN', origin);
      vi.stubEnv('VITE_FORM_ENDPOINT', whole.VITE_FORM_ENDPOINT);
      const config = await resolveConfig(
        {
          configFile: false,
          root: tmpdir(),
          plugins: [site()],
          ...(told ? { build: { outDir: told } } : {}),
        },
        command,
        'production',
        'production',
        command === 'serve',
      );
      return config.build.outDir;
    };
    expect(await outDirFor('build', 'http://localhost:4173')).toBe('dist-trial');
    expect(await outDirFor('serve', 'http://localhost:4173')).toBe('dist-trial');
    expect(await outDirFor('build', 'https://www.shop.co.nz')).toBe('dist');
    expect(await outDirFor('build', 'http://localhost:4173', 'elsewhere')).toBe('elsewhere');
    vi.unstubAllEnvs();
  },
);

clause('SETTINGS-BUILT', 'a real build ends with it', async () => {
  const folder = '.cache/built-words';
  const { code, said } = await run(
    [
      path.join(project, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      folder,
      '--emptyOutDir',
      '--configLoader',
      'native',
      '--logLevel',
      'warn',
    ],
    whole,
  );
  rmSync(path.join(project, folder), { recursive: true, force: true });
  expect(code).toBe(0);
  expect(said).toBe(buildSummary(folder, 28, whole));
});

clause('SETTINGS-BUILT', 'where the site is, for whom, and where enquiries go', () => {
  expect(buildSummary('dist', 28, forThePublic)).toBe(
    '28 pages and the 404 page are in dist, for https://www.shop.co.nz. Enquiries go to https://forms.collect.nz/f/1.',
  );
  expect(
    buildSummary('dist-trial', 28, { ...forThePublic, VITE_SITE_ORIGIN: 'http://localhost:4173' }),
  ).toBe(
    '28 pages and the 404 page are in dist-trial, for http://localhost:4173. Enquiries go to https://forms.collect.nz/f/1.\nThe public cannot reach http://localhost:4173: this build is for trying, not for uploading.',
  );
});

clause('SETTINGS-UNREADABLE', 'each command that builds looks first', async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const command of ['build', 'build:strict', 'start'])
    expect(scripts[command]).toMatch(/^node src\/build\/scripts\/checkContent\.ts && /);
  expect(await run([path.join(project, 'src/build/scripts/checkContent.ts')], {})).toEqual({
    code: 0,
    said: '',
  });
});

clause('SETTINGS-UNREADABLE', 'an apostrophe in a text is found, with its line', () => {
  const text =
    "// Tāne’s file\nexport const business = {\n  name: 'Bob's Tyres & Auto',\n  city: 'Timaru',\n};\n";
  expect(unreadable('src/content/business.ts', text)).toBe(
    "src/content/business.ts cannot be read at line 3: name: 'Bob's Tyres & Auto',\nAn apostrophe ends a text in single quotation marks: write ’, or put the text into double ones.",
  );
  expect(unreadable('src/content/business.ts', text.replace("b's", 'b’s'))).toBeUndefined();
  expect(unreadable('src/content/prices.ts', 'export const prices = {\n  oil: 7 9,\n};')).toMatch(
    /^src\/content\/prices.ts cannot be read at line 2: oil: 7 9,\nExpected /,
  );
});

const project = path.resolve(import.meta.dirname, '../..');

interface Build {
  readonly code: number | null;
  readonly said: string;
  readonly wrote: boolean;
}

/** The environment of this process that says how programs run, and nothing of the settings. */
function inherited(): Record<string, string | undefined> {
  const { PATH, NODE_OPTIONS, PROOF_VIOLATION } = process.env;
  return { PATH, NODE_OPTIONS, PROOF_VIOLATION };
}

/** Runs a program of the project in Node.js, with the settings given, and says how it ended. */
function run(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Omit<Build, 'wrote'>> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      program,
      { cwd: project, env: { ...inherited(), NO_COLOR: '1', ...environment } },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode, said: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** Runs a real build of the folder given, and says how it ended. */
async function runBuild(
  root: string,
  config: string,
  environment: Readonly<Record<string, string>>,
  mode = 'production',
): Promise<Build> {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  // Node.js reads the configuration itself, so that proof can put a violation into it.
  const how = ['--config', config, '--configLoader', 'native', '--mode', mode];
  const ended = await run([vite, 'build', root, ...how], environment);
  const wrote = globSync('dist*', { cwd: root }).length > 0;
  rmSync(root, { recursive: true });
  return { ...ended, wrote };
}

/** Runs the real build of an empty project with the settings given, in its environment and in its `.env`. */
function build(
  environment: Readonly<Record<string, string>>,
  { envFile = '', mode = 'production' } = {},
): Promise<Build> {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  if (envFile) writeFileSync(path.join(root, '.env'), envFile);
  return runBuild(root, path.join(project, 'vite.config.ts'), environment, mode);
}

/**
 * Runs the build's own plugin over a copy of the project in which the owner's file has been edited.
 *
 * @param everywhere what is written otherwise in all of the content
 */
function buildWith(
  edits: readonly (readonly [RegExp, string])[],
  { settings = whole, mode = 'production', everywhere = [] as readonly [RegExp, string][] } = {},
): Promise<Build> {
  mkdirSync(path.join(project, '.cache'), { recursive: true });
  const root = mkdtempSync(path.join(project, '.cache/owner-'));
  for (const file of globSync('src/{app,build,content,domain,styles}/**/*.*', { cwd: project })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    const text = readFileSync(path.join(project, file), 'utf8');
    const edit = everywhere.reduce((done, [from, to]) => done.replace(from, to), text);
    writeFileSync(path.join(root, file), file.startsWith('src/content') ? edit : text);
  }
  const config = path.join(root, 'vite.config.ts');
  writeFileSync(
    config,
    "import { site } from './src/build/site.plugin.ts';\nexport default { plugins: [site()] };\n",
  );
  const file = path.join(root, 'src/content/business.ts');
  const edited = edits.reduce(
    (text, [from, to]) => {
      expect(text).toMatch(from);
      return text.replace(from, to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, edited);
  return runBuild(root, config, settings, mode);
}

clause(
  'SETTINGS-STOP',
  'a build without settings says one sentence and writes nothing',
  async () => {
    const { code, said, wrote } = await build({});
    expect(code).toBe(1);
    expect(said).toBe(
      'error during build:\nVITE_FORM_ENDPOINT must be the address that your form service gave you, such as https://forms.example/f/abc123, but it is not set. Write it into a file named .env beside package.json; .env.example shows the line, and README.md says how to get the value.',
    );
    expect(wrote).toBe(false);
  },
);

clause('SETTINGS-STOP', 'the files for a server need the settings, too', async () => {
  const { code, said } = await run(['src/build/scripts/serverFiles.ts'], {
    VITE_FORM_ENDPOINT: '',
    VITE_SITE_ORIGIN: '',
  });
  expect(said).toBe(
    'VITE_FORM_ENDPOINT must be the address that your form service gave you, such as https://forms.example/f/abc123, but it is not set. Write it into a file named .env beside package.json; .env.example shows the line, and README.md says how to get the value.',
  );
  expect(code).toBe(1);
});

clause('SETTINGS-ENV-FILE', 'the file is read, and its fault is named', async () => {
  const { code, said } = await build(
    {},
    {
      envFile: `VITE_FORM_ENDPOINT=${whole.VITE_FORM_ENDPOINT}\nVITE_SITE_ORIGIN=www.shop.example\n`,
    },
  );
  expect(code).toBe(1);
  expect(said).toContain('VITE_SITE_ORIGIN must be');
  expect(said).toContain('it is "www.shop.example"');
});

clause('SETTINGS-STAND-INS', 'reserved domains and silent numbers are found by name', () => {
  expect(
    placeholders({
      business: {
        name: 'Port Hills Tyre & Auto',
        foundedYear: 2008,
        telephones: {
          main: '03 000 0100',
          free: '0800 000 100',
          other: '0508 000 200',
          abroad: '+64 3 000 0100',
          real: '03 348 1234',
        },
        email: 'hello@shop.example',
        social: { url: 'https://social.example/shop', real: 'https://www.example-tyres.co.nz/' },
        hours: [{ days: 'Sat', hours: '9am–3pm' }],
      },
      VITE_FORM_ENDPOINT: 'http://enquiries.test/f/site',
    }),
  ).toEqual([
    'business.telephones.main: 03 000 0100',
    'business.telephones.free: 0800 000 100',
    'business.telephones.other: 0508 000 200',
    'business.telephones.abroad: +64 3 000 0100',
    'business.email: hello@shop.example',
    'business.social.url: https://social.example/shop',
    'VITE_FORM_ENDPOINT: http://enquiries.test/f/site',
  ]);
});

for (const [origin, expected] of [
  ['https://www.shop.co.nz', true],
  ['http://localhost:4173', false],
  ['http://127.0.0.1:4173', false],
  ['https://www.shop.example', false],
  ['http://site.test', false],
] as const) {
  clause('SETTINGS-STRICT', `${origin} is ${expected ? 'public' : 'not public'}`, () => {
    expect(isPublicOrigin(origin)).toBe(expected);
  });
}

clause('SETTINGS-STRICT', 'a strict build stops at a stand-in, whatever it is for', async () => {
  for (const settings of [forThePublic, whole]) {
    const { code, said, wrote } = await build(settings, { mode: 'strict' });
    expect(code).toBe(1);
    expect(said).toMatch(/^\d+ things still stand in for your own, or wait for your word:$/m);
    expect(said).toMatch(
      new RegExp(
        String.raw`^  src/content/business\.ts:\d+ business\.telephones\.main: ${phone.main.number}$`,
        'm',
      ),
    );
    expect(wrote).toBe(false);
  }
});

clause('SETTINGS-PUBLIC', 'a strict build says so first; any other goes on', async () => {
  const strict = await build(whole, { mode: 'strict' });
  expect(strict.code).toBe(1);
  expect(strict.said).toMatch(
    /^error during build:\nVITE_SITE_ORIGIN must be the address of your own website, but it is "https:\/\/www.shop.example", which the public cannot reach.\n\nVITE_FORM_ENDPOINT must be /,
  );
  const local = await build(whole);
  expect(local.said).not.toMatch(/VITE_\w+ must/);
});

clause('SETTINGS-SAMPLE-REVIEWS', 'a strict build names the samples of both sets', async () => {
  const settings = { ...whole, VITE_SITE_ORIGIN: 'https://www.shop.co.nz' };
  const { code, said } = await build(settings, { mode: 'strict' });
  expect(code).toBe(1);
  // Home's set and the set of the Testimonials page.
  expect(said.match(/ review by .+: a sample, not a customer's words$/gm)).toHaveLength(16);
  expect(said).toMatch(
    /^  src\/content\/testimonials\.ts:\d+ review by Aroha T\. \(aroha-puncture\): a sample/m,
  );
  expect(said).toMatch(
    /^  src\/content\/selectedReviews\.ts:\d+ review by Sam O\. \(sam-van\): a sample/m,
  );
});

clause('SETTINGS-SAMPLE-REVIEWS', 'one left among real ones is found, and no real one', () => {
  const real = {
    id: 'real',
    name: 'Rangi P.',
    text: 'In and out in half an hour.',
    rating: 5,
    service: 'Puncture repair',
    location: 'Hornby',
    date: 'May 2026',
  } as const;
  expect(sampleReviews([real])).toEqual([]);
  expect(sampleReviews([real, { ...real, id: 'left', name: 'Left O.', sample: true }])).toEqual([
    "review by Left O. (left): a sample, not a customer's words",
  ]);
});

const word: OwnersClaims = {
  claims: {
    branches: { needed: 'A list of them.', evidence: 'Leases, in the safe' },
    rating: { needed: 'A dated copy.', evidence: null },
  },
  promises: [
    { sentences: ['We never close.'], pages: 'every page', why: 'People come.', evidence: ' ' },
    {
      sentences: ['Pads checked', 'Fluid checked'],
      pages: ['/faq', '/about'],
      why: 'What is free.',
      evidence: 'Job sheet, folder 3',
    },
    { sentences: ['We call first.'], pages: ['/about'], why: 'Binds every job.', evidence: null },
  ],
};

clause('SETTINGS-PROMISES-SHEET', 'page by page: the words, why, and the evidence', () => {
  expect(promiseSheet(word).split('\n')).toEqual([
    'Figures that are advertised',
    '- branches',
    '  To show: A list of them.',
    '  Evidence: Leases, in the safe',
    '- rating',
    '  To show: A dated copy.',
    '  Evidence: none yet',
    '',
    'every page',
    '- We never close.',
    '  Why: People come.',
    '  Evidence: none yet',
    '',
    '/faq',
    '- Pads checked',
    '- Fluid checked',
    '  Why: What is free.',
    '  Evidence: Job sheet, folder 3',
    '',
    '/about',
    '- Pads checked',
    '- Fluid checked',
    '  Why: What is free.',
    '  Evidence: Job sheet, folder 3',
    '- We call first.',
    '  Why: Binds every job.',
    '  Evidence: none yet',
  ]);
});

clause('SETTINGS-PROMISES-EVIDENCE', 'what has no evidence is named, blanks too', () => {
  const list = unconfirmed({ ...word, business: {}, reviews: {} }, new Map());
  expect(list.map(({ file, says }) => `${file} ${says}`)).toEqual([
    'src/content/promises.ts no evidence yet: ‘We never close.’ (every page)',
    'src/content/promises.ts no evidence yet: ‘We call first.’ (/about)',
    'src/content/claims.ts no evidence yet: rating. A dated copy.',
  ]);
});

clause('SETTINGS-OWNER-SHEET', 'each with its file and line', () => {
  const files = {
    'src/content/business.ts':
      "export const business = {\n  /** Confirm: the numbers\n   * as people read them. */\n  main: '03 000 0100',\n};\n",
    'src/content/prices.ts':
      '/**\n * Prices.\n *\n * Confirm: GST is in them\n * (D29).\n *\n * In dollars.\n */\n',
    'src/content/promises.ts':
      "  readonly evidence: string;\n{\n  evidence: ' ',\n},\n{\n  evidence: 'Job sheet, folder 3',\n},\n{\n  evidence: null,\n}\n",
    'src/content/testimonials.ts': "[{\n  id: 'real',\n}, {\n  id: 'left',\n}]\n",
  };
  const review = {
    id: 'left',
    name: 'Left O.',
    text: 'In and out.',
    rating: 5,
    service: 'Puncture repair',
    location: 'Hornby',
    date: 'May 2026',
    sample: true,
  } as const;
  const content = {
    business: { main: '03 000 0100' },
    reviews: { 'src/content/testimonials.ts': [review] },
    promises: word.promises,
    claims: {},
  };
  const list = unconfirmed(content, new Map(Object.entries(files)));
  expect(formatUnconfirmed(list).split('\n')).toEqual([
    '6 things still stand in for your own, or wait for your word:',
    '',
    'src/content/business.ts',
    '  src/content/business.ts:2 to confirm: the numbers as people read them.',
    '  src/content/business.ts:4 business.main: 03 000 0100',
    '',
    'src/content/prices.ts',
    '  src/content/prices.ts:4 to confirm: GST is in them (D29).',
    '',
    'src/content/promises.ts',
    '  src/content/promises.ts:3 no evidence yet: ‘We never close.’ (every page)',
    '  src/content/promises.ts:9 no evidence yet: ‘We call first.’ (/about)',
    '',
    'src/content/testimonials.ts',
    "  src/content/testimonials.ts:4 review by Left O. (left): a sample, not a customer's words",
  ]);
});

clause('SETTINGS-OWNER-SHEET', 'the command prints it for this project', async () => {
  const { said } = await run(
    [path.join(project, 'src/build/scripts/printUnconfirmed.ts')],
    forThePublic,
  );
  expect(said).toMatch(/^\d+ things still stand in for your own, or wait for your word:$/m);
  for (const [file, says] of [
    ['business', 'to confirm: the trading name, shown in'],
    ['business', 'to confirm: when the head office is staffed'],
    ['business', `business.email: ${business.email}`],
    ['claims', 'no evidence yet: rating. A dated copy of the search-engine profile'],
    ['prices', 'to confirm: that GST is included except'],
    ['services/wofInspection', 'to confirm: how often a car needs a WOF'],
  ] as const)
    expect(said).toMatch(new RegExp(`^  src/content/${file}\\.ts:\\d+ ${says}`, 'm'));
  expect(said).not.toContain('.env');
});

clause('SETTINGS-PROMISES-SHEET', 'a strict build prints the sheet', async () => {
  const { said } = await build(
    { ...whole, VITE_SITE_ORIGIN: 'https://www.shop.co.nz' },
    { mode: 'strict' },
  );
  expect(said).toContain('\nWhat the site promises, page by page, for you to confirm:\n');
  expect(said).toContain(
    '\n- If your car isn’t safe to drive, we tell you.\n  Why: Says how the staff behave with every customer.\n  Evidence: none yet\n',
  );
  expect(said).toContain('\n- vanDays\n  To show: The van’s roster for a month.\n');
});

clause('SETTINGS-PROMISES-EVIDENCE', 'a strict build stops for it', async () => {
  const { code, said } = await build(forThePublic, { mode: 'strict' });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^  src\/content\/promises\.ts:\d+ no evidence yet: ‘Motor Trade Association certified’ \(every page\)$/m,
  );
  expect(said).toMatch(
    /^  src\/content\/claims\.ts:\d+ no evidence yet: vanDays\. The van’s roster/m,
  );
});

clause('SETTINGS-PROMISES-SHEET', 'a strict build that is not refused prints it too', async () => {
  const { said } = await buildWith([], {
    settings: forThePublic,
    mode: 'strict',
    everywhere: [
      [/\b03 000 /g, '03 348 '],
      [/\b0800 000 /g, '0800 348 '],
      [/\.example\b/g, '.co.nz'],
      [/^ *sample: true,\n/gm, ''],
      [/\bConfirm: /g, ''],
      [/^( *evidence:|bestPrice:|fiveStarReviews:)[^,;]*,$/gm, "$1 'In the safe',"],
    ],
  });
  expect(said).not.toMatch(/still stand in|no evidence yet|VITE_\w+ must/);
  expect(said).toContain('What the site promises, page by page, for you to confirm:');
  expect(said).toContain('\n  Evidence: In the safe\n');
});

clause('SETTINGS-OWNER-STOP', 'a build from a faulty file says every fault at once', async () => {
  const { code, said, wrote } = await buildWith([
    [/main: '[^']*'/, "main: '3 000 0100'"],
    [/(id: 'papanui'[^]*?postalCode: )'\d+'/, "$1'803'"],
    [
      /(id: 'ferrymead'[^]*?saturday: \{ opens: )'[\d:]+', closes: '[\d:]+'/,
      "$1'09:00', closes: '08:00'",
    ],
  ]);
  expect(said).toBe(
    [
      'error during build:',
      'The site cannot be built from src/content/business.ts as it stands:',
      'business.telephones.main must be a New Zealand telephone number with its area code, such as 03 000 0100 or 0800 000 100, but it is "3 000 0100".',
      'Branch Papanui: postalCode must be a postcode of four digits in quotation marks, such as "8042", but it is "803".',
      'Branch Ferrymead: hours.saturday must close later than it opens, but it opens at 09:00 and closes at 08:00.',
    ].join('\n'),
  );
  expect(code).toBe(1);
  expect(wrote).toBe(false);
});
