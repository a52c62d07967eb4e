import { describe, expect, test } from 'vitest';
import { browserPlaces } from './browser.ts';
import { ensureBrowser, type Machine } from './ensureBrowser.ts';

/**
 * A planted machine. `offers` names the browser that each command installs; a command without an offer
 * fails, and so does a browser that is broken.
 */
function machine(plan: {
  has?: string[];
  broken?: string[];
  offers?: Record<string, string>;
  commands?: string[];
  isRoot?: boolean;
  named?: string;
}) {
  const browsers = [...(plan.has ?? [])];
  const ran: string[] = [];
  const said: string[] = [];
  const planted: Machine = {
    named: plan.named,
    browsers: () => browsers,
    isRoot: plan.isRoot ?? false,
    say: (line) => said.push(line),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      if (line.endsWith('--version') && browsers.includes(command)) {
        return !plan.broken?.includes(command);
      }
      ran.push(line);
      const offered = Object.entries(plan.offers ?? {}).find(([part]) =>
        `${line} `.includes(`${part} `),
      )?.[1];
      if (offered) browsers.push(offered);
      return Boolean(offered) || Boolean(plan.commands?.some((part) => line.startsWith(part)));
    },
  };
  return { planted, ran, said };
}

const download = 'playwright install chromium --only-shell';
const installs = (chromium: string) => `apt-get install -y --no-install-recommends ${chromium}`;

describe('where a browser is looked for', () => {
  test('is where one without windows stands, then where one with them does', () => {
    expect(browserPlaces(undefined, '/cache/chrome', ['/cache/shell']).slice(0, 4)).toEqual([
      '/cache/shell',
      '/usr/bin/chromium-headless-shell',
      '/cache/chrome',
      '/usr/bin/chromium',
    ]);
  });

  test('is only the named place where one is named', () => {
    expect(browserPlaces('/opt/chrome', '/cache/chrome', ['/cache/shell'])).toEqual([
      '/opt/chrome',
    ]);
  });
});

describe('a browser', () => {
  test('that is there is taken, and nothing is installed', () => {
    const { planted, ran } = machine({ has: ['/usr/bin/chromium'] });
    expect(ensureBrowser(planted)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });

  test('that does not start gives way to the next', () => {
    const { planted } = machine({ has: ['/cache/chrome', '/b'], broken: ['/cache/chrome'] });
    expect(ensureBrowser(planted)).toBe('/b');
  });

  test('that was named and is not there is not replaced by another', () => {
    const { planted, ran } = machine({ named: '/opt/chrome', isRoot: true });
    expect(() => ensureBrowser(planted)).toThrow(/^CHROMIUM_PATH names \/opt\/chrome, .*\.$/);
    expect(ran).toEqual([]);
  });

  test('that is missing is downloaded first', () => {
    const { planted, ran } = machine({ offers: { playwright: '/cache/chrome' }, isRoot: true });
    expect(ensureBrowser(planted)).toBe('/cache/chrome');
    expect(ran).toEqual([download]);
  });

  test('comes from the system for root, where the download cannot be reached', () => {
    const { planted, ran } = machine({
      offers: { 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' },
      commands: ['apt-get --version', 'apt-get update'],
      isRoot: true,
    });
    expect(ensureBrowser(planted)).toBe('/usr/bin/chromium-headless-shell');
    expect(ran).toEqual([
      download,
      'apt-get --version',
      'apt-get update',
      installs('chromium-headless-shell'),
    ]);
  });

  test('comes with its window from a system that has no other', () => {
    const { planted, ran } = machine({
      offers: { [installs('chromium')]: '/usr/bin/chromium' },
      commands: ['apt-get --version', 'apt-get update'],
      isRoot: true,
    });
    expect(ensureBrowser(planted)).toBe('/usr/bin/chromium');
    expect(ran.slice(-2)).toEqual([installs('chromium-headless-shell'), installs('chromium')]);
  });

  test('comes from the system where the download does not start', () => {
    const { planted } = machine({
      offers: { playwright: '/cache/chrome', 'apt-get install': '/usr/bin/chromium' },
      broken: ['/cache/chrome'],
      commands: ['apt-get'],
      isRoot: true,
    });
    expect(ensureBrowser(planted)).toBe('/usr/bin/chromium');
  });

  test('is never asked of the system by anyone but root', () => {
    const { planted, ran } = machine({
      offers: { 'apt-get install': '/usr/bin/chromium' },
      commands: ['apt-get', 'sudo'],
    });
    expect(() => ensureBrowser(planted)).toThrow(/^The tests need a Chromium/);
    expect(ran).toEqual([download]);
  });

  test('that is installed is spoken of in one line', () => {
    const { planted, said } = machine({ offers: { playwright: '/cache/chrome' } });
    ensureBrowser(planted);
    expect(said).toEqual([
      'No Chromium is here yet: one is installed, from Playwright or else by apt-get.',
    ]);
  });

  test.each([
    ['there is no apt-get', { isRoot: true }],
    ['nobody is root', { commands: ['apt-get'] }],
    ['the package does not install', { commands: ['apt-get'], isRoot: true }],
  ])('is asked for in one sentence with its command where %s', (_, plan) => {
    const { planted } = machine(plan);
    expect(() => ensureBrowser(planted)).toThrow(
      /^The tests need a Chromium, .*`sudo apt-get install chromium`.*\.$/,
    );
  });
});
