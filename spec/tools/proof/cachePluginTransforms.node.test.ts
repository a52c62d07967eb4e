import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { violate, violatedText } from './active.ts';
import { cachePluginTransforms } from './cachePluginTransforms.ts';
import { fixtureProject } from './fixtureProject.ts';
import type { Violation } from './types.ts';
import { violation } from './violation.plugin.ts';

const root = fixtureProject({
  'page.ts':
    "import { price } from './price.ts';\nexport const look = './look.ts';\nexport const words = 'Tyres from ' + price;\n",
  'price.ts': 'export const price = 79;\n',
  'look.ts': "import { hue } from './hue.ts';\nexport const colour = hue;\n",
  'hue.ts': "export const hue = 'yellow';\n",
});

afterEach(() => violate(root, undefined));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const textOf = (file: string) => violatedText(file) ?? readFileSync(file, 'utf8');

/** The files that the plugin below has transformed since the last build began. */
let transformed: string[] = [];

/** Styles the module that names its look: it reads that, and what that imports, and brings a module of its own. */
function styles(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'styles',
    enforce: 'post',
    resolveId: (id) => (sheets.has(id) ? id : null),
    load: (id) => sheets.get(id),
    async transform(this: Rollup.TransformPluginContext, code, id) {
      transformed.push(path.basename(id));
      const [, look] = /look = "(.+?)"/.exec(code) ?? [];
      if (!look) return null;
      const file = (await this.resolve(look, id))?.id ?? '';
      const [, hue = ''] = /'(.+)'/.exec(textOf(path.join(path.dirname(file), 'hue.ts'))) ?? [];
      const sheet = `${id}.sheet`;
      sheets.set(sheet, `globalThis.hue = ${JSON.stringify(hue)};`);
      return { code: `${code}\nimport ${JSON.stringify(sheet)};\n`, map: null };
    },
  };
}

/** Builds with a violation, and returns the newly transformed files and the text of the build. */
async function builtWith(violated?: Violation): Promise<{ anew: string[]; text: string }> {
  transformed = [];
  violate(root, violated);
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [violation(), styles(), cachePluginTransforms(['styles'])],
    build: { write: false, minify: false, lib: { entry: 'page.ts', formats: ['es'] } },
  })) as Rollup.RolldownOutput[];
  const text = result.flatMap(({ output }) =>
    output.map((part) => ('code' in part ? part.code : '')),
  );
  return { anew: transformed.filter((file) => !file.endsWith('.sheet')), text: text.join('') };
}

const inHue = { file: 'hue.ts', from: 'yellow', to: 'green' };

test('an unchanged module comes from the cache, with its virtual modules', async () => {
  await builtWith();
  const { anew, text } = await builtWith();
  expect(anew).toEqual([]);
  expect(text).toContain('globalThis.hue = "yellow"');
});

test('a violated module is transformed anew', async () => {
  await builtWith();
  const { anew, text } = await builtWith({ file: 'page.ts', from: 'Tyres from', to: 'Tyre from' });
  expect(anew).toEqual(['page.ts']);
  expect(text).toContain('Tyre from');
});

test('so is a module whose dependency is violated, at any depth', async () => {
  await builtWith();
  const { anew, text } = await builtWith(inHue);
  expect(anew).toEqual(['page.ts']);
  expect(text).toContain('globalThis.hue = "green"');
});

test('a violation of another module does not void the cache', async () => {
  await builtWith();
  const { anew, text } = await builtWith({ file: 'price.ts', from: '79', to: '97' });
  expect(anew).toEqual(['price.ts']);
  expect(text).toContain('Tyres from 97');
});

test('after a violation the cache has the unchanged result', async () => {
  await builtWith();
  await builtWith(inHue);
  const { anew, text } = await builtWith();
  expect(anew).toEqual([]);
  expect(text).toContain('globalThis.hue = "yellow"');
});
