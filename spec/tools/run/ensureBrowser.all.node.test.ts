import { describe, expect, test } from 'vitest';
import { browserPlaces } from './browser.ts';
import { ensureBrowser, type Machine } from './ensureBrowser.ts';

interface Plan {
  readonly named?: string;
  readonly isRoot?: boolean;
  /** The browsers that are installed. */
  readonly has?: readonly string[];
  /** The browsers that do not start. */
  readonly broken?: readonly string[];
  /** The browser that a command installs, by a part of the command; all other commands fail. */
  readonly offers?: Readonly<Record<string, string>>;
}

/** A fake machine, and the list of commands that ran on it. */
function machine({ named, isRoot = false, has = [], broken = [], offers = {} }: Plan) {
  const browsers = [...has];
  const ran: string[] = [];
  const fake: Machine = {
    named,
    browsers: () => browsers,
    isRoot,
    print: () => undefined,
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      if (browsers.includes(command)) return !broken.includes(command);
      ran.push(line);
      const offered = Object.entries(offers).find(([part]) => `${line} `.includes(`${part} `));
      if (offered) browsers.push(offered[1]);
      return offered !== undefined || (isRoot && /apt-get (?:--version|update)$/.test(line));
    },
  };
  return { fake, ran };
}

test('headless browsers are preferred, and only CHROMIUM_PATH is tried where it is set', () => {
  const [first, second, third] = browserPlaces(undefined, '/cache/chrome', ['/cache/shell']);
  expect([first, second, third]).toEqual([
    '/cache/shell',
    '/usr/bin/chromium-headless-shell',
    '/cache/chrome',
  ]);
  expect(browserPlaces('/opt/chrome', '/cache/chrome', ['/cache/shell'])).toEqual(['/opt/chrome']);
});

const download = 'playwright install chromium --only-shell';
const apt = ['apt-get --version', 'apt-get update'];
const install = 'apt-get install -y --no-install-recommends';

describe('a browser', () => {
  test.each<[string, Plan, string, readonly string[]]>([
    ['that exists is used', { has: ['/a'] }, '/a', []],
    ['that does not start is skipped', { has: ['/a', '/b'], broken: ['/a'] }, '/b', []],
    ['is downloaded first', { offers: { playwright: '/a' }, isRoot: true }, '/a', [download]],
    [
      'is installed by root where the download fails',
      { offers: { 'chromium-headless-shell': '/a' }, isRoot: true },
      '/a',
      [download, ...apt, `${install} chromium-headless-shell`],
    ],
    [
      'is the one with windows if there is no headless package',
      { offers: { 'recommends chromium': '/a' }, isRoot: true },
      '/a',
      [download, ...apt, `${install} chromium-headless-shell`, `${install} chromium`],
    ],
    [
      'is installed by root where the download does not start',
      { offers: { playwright: '/a', 'apt-get install': '/b' }, broken: ['/a'], isRoot: true },
      '/b',
      [download, ...apt, `${install} chromium-headless-shell`],
    ],
  ])('%s', (_, plan, found, commands) => {
    const { fake, ran } = machine(plan);
    expect(ensureBrowser(fake)).toBe(found);
    expect(ran.slice(0, commands.length)).toEqual(commands);
  });

  test('that CHROMIUM_PATH names is not replaced by another if it does not exist', () => {
    const { fake, ran } = machine({ named: '/opt/chrome', isRoot: true });
    expect(() => ensureBrowser(fake)).toThrow(/^CHROMIUM_PATH is \/opt\/chrome, .*\.$/);
    expect(ran).toEqual([]);
  });

  test.each([true, false])(
    'that cannot be installed is an error with the command to run',
    (isRoot) => {
      const { fake, ran } = machine({ isRoot });
      expect(() => ensureBrowser(fake)).toThrow(/`sudo apt-get install chromium`/);
      expect(ran.some((line) => line.startsWith('apt-get'))).toBe(isRoot);
    },
  );
});
