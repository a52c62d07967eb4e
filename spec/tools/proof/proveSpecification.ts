/** `npm run spec:prove`: proves the specification of this project (README.md). */
import { proofSettings, root } from '../../settings.ts';
import { readClauses } from '../clauses/clauses.ts';
import { ensureBrowser } from '../run/ensureBrowser.ts';
import { proveFromCommandLine } from './commandLine.ts';

process.env['CHROMIUM_PATH'] = ensureBrowser();
const project = proofSettings(readClauses(root));
process.exitCode = await proveFromCommandLine(project, process.argv.slice(2));
