/** `npm run spec:prove`: proves the specification of this project (README.md). */
import { readClauses } from '../clauses/clauses.ts';
import { ensureBrowser, thisMachine } from '../run/ensureBrowser.ts';
import { readSettings, root } from '../settings.ts';
import { proveFromCommandLine } from './commandLine.ts';

const { proofSettings } = await readSettings();
process.env['CHROMIUM_PATH'] = ensureBrowser(thisMachine);
process.exitCode = await proveFromCommandLine(
  proofSettings(readClauses(root)),
  process.argv.slice(2),
);
