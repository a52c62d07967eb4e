import { describe, expect, test } from 'vitest';
import { browserPlaces } from './browser.ts';
import { ensureBrowser, type Machine } from './ensureBrowser.ts';

/**
 * A fake machine. `offers` is the browser that each command installs; a command without an offer fails, and so does a
 * broken browser.
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
  const printed: string[] = [];
  const fake: Machine = {
    named: plan.named,
    browsers: () => browsers,
    isRoot: plan.isRoot ?? false,
    print: (line) => printed.push(line),
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
  return { fake, ran, printed };
}

const download = 'playwright install chromium --only-shell';
const installs = (chromium: string) => `apt-get install -y --no-install-recommends ${chromium}`;

describe('the search for a browser', () => {
  test('prefers headless browsers', () => {
    expect(browserPlaces(undefined, '/cache/chrome', ['/cache/shell']).slice(0, 4)).toEqual([
      '/cache/shell',
      '/usr/bin/chromium-headless-shell',
      '/cache/chrome',
      '/usr/bin/chromium',
    ]);
  });

  test('tries only CHROMIUM_PATH where it is set', () => {
    expect(browserPlaces('/opt/chrome', '/cache/chrome', ['/cache/shell'])).toEqual([
      '/opt/chrome',
    ]);
  });
});

describe('a browser', () => {
  test('that exists is used, and nothing is installed', () => {
    const { fake, ran } = machine({ has: ['/usr/bin/chromium'] });
    expect(ensureBrowser(fake)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });

  test('that does not start is skipped', () => {
    const { fake } = machine({ has: ['/cache/chrome', '/b'], broken: ['/cache/chrome'] });
    expect(ensureBrowser(fake)).toBe('/b');
  });

  test('that CHROMIUM_PATH names and does not exist is not replaced by another', () => {
    const { fake, ran } = machine({ named: '/opt/chrome', isRoot: true });
    expect(() => ensureBrowser(fake)).toThrow(/^CHROMIUM_PATH is \/opt\/chrome, .*\.$/);
    expect(ran).toEqual([]);
  });

  test('that is missing is downloaded first', () => {
    const { fake, ran } = machine({ offers: { playwright: '/cache/chrome' }, isRoot: true });
    expect(ensureBrowser(fake)).toBe('/cache/chrome');
    expect(ran).toEqual([download]);
  });

  test('is installed with apt-get for root, where the download fails', () => {
    const { fake, ran } = machine({
      offers: { 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' },
      commands: ['apt-get --version', 'apt-get update'],
      isRoot: true,
    });
    expect(ensureBrowser(fake)).toBe('/usr/bin/chromium-headless-shell');
    expect(ran).toEqual([
      download,
      'apt-get --version',
      'apt-get update',
      installs('chromium-headless-shell'),
    ]);
  });

  test('is the one with windows where the system has no headless package', () => {
    const { fake, ran } = machine({
      offers: { [installs('chromium')]: '/usr/bin/chromium' },
      commands: ['apt-get --version', 'apt-get update'],
      isRoot: true,
    });
    expect(ensureBrowser(fake)).toBe('/usr/bin/chromium');
    expect(ran.slice(-2)).toEqual([installs('chromium-headless-shell'), installs('chromium')]);
  });

  test('is installed with apt-get where the download does not start', () => {
    const { fake } = machine({
      offers: { playwright: '/cache/chrome', 'apt-get install': '/usr/bin/chromium' },
      broken: ['/cache/chrome'],
      commands: ['apt-get'],
      isRoot: true,
    });
    expect(ensureBrowser(fake)).toBe('/usr/bin/chromium');
  });

  test('is not installed with apt-get by anyone but root', () => {
    const { fake, ran } = machine({
      offers: { 'apt-get install': '/usr/bin/chromium' },
      commands: ['apt-get', 'sudo'],
    });
    expect(() => ensureBrowser(fake)).toThrow(/^The tests need Chromium/);
    expect(ran).toEqual([download]);
  });

  test('that is installed is announced in one line', () => {
    const { fake, printed } = machine({ offers: { playwright: '/cache/chrome' } });
    ensureBrowser(fake);
    expect(printed).toEqual([
      'No Chromium found: installing one from Playwright, or with apt-get.',
    ]);
  });

  test.each([
    ['there is no apt-get', { isRoot: true }],
    ['nobody is root', { commands: ['apt-get'] }],
    ['the package does not install', { commands: ['apt-get'], isRoot: true }],
  ])('that cannot be installed is an error with the command to run where %s', (_, plan) => {
    const { fake } = machine(plan);
    expect(() => ensureBrowser(fake)).toThrow(
      /^The tests need Chromium, .*`sudo apt-get install chromium`.*\.$/,
    );
  });
});
