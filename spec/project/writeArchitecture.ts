/** `npm run spec:architecture`: draws the imports of `src` into `spec/docs/architecture.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPicture } from './drawImports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'spec/docs/architecture.md');
writeFileSync(page, withPicture(readFileSync(page, 'utf8'), root));
