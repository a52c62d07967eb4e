/** `npm run spec:prove`: proves the specification of this project (README.md). */
import path from 'node:path';
import { proofSettings } from '../../settings.ts';
import { readClauses } from '../clauses/clauses.ts';
import { ensureBrowser, thisMachine } from '../run/ensureBrowser.ts';
import { proveFromCommandLine } from './commandLine.ts';

const clauses = readClauses(path.resolve(import.meta.dirname, '../../..'));
process.env['CHROMIUM_PATH'] = ensureBrowser(thisMachine);
process.exitCode = await proveFromCommandLine(proofSettings(clauses), process.argv.slice(2));
