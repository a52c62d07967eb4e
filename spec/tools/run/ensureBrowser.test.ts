import { expect, test, vi } from 'vitest';
import { installedBrowsers } from './browser.ts';
import { ensureBrowser, type Machine } from './ensureBrowser.ts';

/** A machine with these browsers, on which a command that ends with a key of `offers` installs another. */
function machine(browsers: string[], offers: Readonly<Record<string, string>> = {}) {
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
      for (const [end, file] of Object.entries(offers)) if (line.endsWith(end)) browsers.push(file);
      return true;
    },
  };
  return { fake, ran };
}

test('if CHROMIUM_PATH is set, no other browser is tried', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(installedBrowsers()).toEqual([process.execPath]);
  vi.unstubAllEnvs();
});

test('the first browser that starts is used, and nothing is installed', () => {
  const { fake, ran } = machine(['/broken', '/b']);
  expect(ensureBrowser(fake)).toBe('/b');
  expect(ran).toEqual([]);
});

test('a browser is downloaded; if it does not start, root installs the system’s package', () => {
  const shell = { 'recommends chromium-headless-shell': '/b' };
  expect(ensureBrowser(machine([], { ...shell, '--only-shell': '/a' }).fake)).toBe('/a');
  expect(ensureBrowser(machine([], { ...shell, '--only-shell': '/broken' }).fake)).toBe('/b');
});

test('if no browser can be installed, the error has the command to run', () => {
  const { fake, ran } = machine([]);
  expect(() => ensureBrowser({ ...fake, isRoot: false })).toThrow(
    '`sudo apt-get install chromium`',
  );
  expect(ran).toEqual(['playwright install chromium --only-shell']);
});

test('if CHROMIUM_PATH is wrong, the error says so and nothing is installed', () => {
  const { fake, ran } = machine([]);
  const named = { ...fake, named: '/opt/chrome' };
  expect(() => ensureBrowser(named)).toThrow(/^CHROMIUM_PATH is \/opt\/chrome, .*\.$/);
  expect(ran).toEqual([]);
});
