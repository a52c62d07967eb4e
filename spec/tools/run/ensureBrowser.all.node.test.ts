import { expect, test } from 'vitest';
import { browserPlaces } from './browser.ts';
import { ensureBrowser, type Machine } from './ensureBrowser.ts';

/** A machine with these browsers; `offers` is installed by the commands whose text contains its key. */
function machine(has: readonly string[], offers: Readonly<Record<string, string>> = {}) {
  const browsers = [...has];
  const ran: string[] = [];
  const fake: Machine = {
    named: undefined,
    browsers: () => browsers,
    isRoot: true,
    print: () => undefined,
    run: (command, args) => {
      if (browsers.includes(command)) return !command.includes('broken');
      const line = [command, ...args].join(' ');
      ran.push(line);
      browsers.push(
        ...Object.entries(offers).flatMap(([part, file]) => (line.endsWith(part) ? file : [])),
      );
      return true;
    },
  };
  return { fake, ran };
}

test('headless browsers are preferred, and only CHROMIUM_PATH is tried where it is set', () => {
  expect(browserPlaces(undefined, '/cache/chrome', ['/cache/shell']).slice(0, 3)).toEqual([
    '/cache/shell',
    '/usr/bin/chromium-headless-shell',
    '/cache/chrome',
  ]);
  expect(browserPlaces('/opt/chrome', '/cache/chrome', ['/cache/shell'])).toEqual(['/opt/chrome']);
});

test('the first browser that starts is used, and nothing is installed', () => {
  const { fake, ran } = machine(['/broken', '/b']);
  expect(ensureBrowser(fake)).toBe('/b');
  expect(ran).toEqual([]);
});

test('a browser is downloaded, or installed by root where the download does not start', () => {
  const shell = { '--only-shell': '/a' };
  expect(ensureBrowser(machine([], shell).fake)).toBe('/a');
  const package_ = { '--only-shell': '/broken', 'recommends chromium-headless-shell': '/b' };
  expect(ensureBrowser(machine([], package_).fake)).toBe('/b');
});

test('where none can be installed, the error has the command to run', () => {
  const { fake, ran } = machine([]);
  expect(() => ensureBrowser({ ...fake, isRoot: false })).toThrow(
    '`sudo apt-get install chromium`',
  );
  expect(ran).toEqual(['playwright install chromium --only-shell']);
});

test('a browser that CHROMIUM_PATH names wrongly is not replaced by another', () => {
  const { fake, ran } = machine([]);
  expect(() => ensureBrowser({ ...fake, named: '/opt/chrome' })).toThrow(
    /^CHROMIUM_PATH is \/opt\/chrome, .*\.$/,
  );
  expect(ran).toEqual([]);
});
