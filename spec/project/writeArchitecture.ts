/** `npm run spec:architecture`: draws the imports of `src` into `spec/docs/architecture.md`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawImports, withPicture } from './drawImports.ts';
import { readModule } from './imports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'spec/docs/architecture.md');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
const modules = new Map(
  files.map((file) => [file, readModule(file, readFileSync(path.join(root, file), 'utf8'))]),
);
writeFileSync(page, withPicture(readFileSync(page, 'utf8'), drawImports(modules)));
