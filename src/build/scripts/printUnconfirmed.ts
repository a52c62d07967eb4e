/** `npm run owner`: one sheet of all that still stands in for the owner's own, with file and line. */
import path from 'node:path';
import { loadEnv } from 'vite';
import { readUnconfirmed } from '../owner/readUnconfirmed.ts';
import { formatUnconfirmed, type Unconfirmed } from '../owner/unconfirmed.ts';
import { checkBuildSettings, notForThePublic, SettingsError } from '../settings.ts';

function settingsOwed(): Unconfirmed[] {
  const root = path.resolve(import.meta.dirname, '../../..');
  const says = (sentence: string) => ({ file: '.env', says: sentence });
  try {
    return notForThePublic(checkBuildSettings(loadEnv('strict', root, 'VITE_'))).map(says);
  } catch (error) {
    if (error instanceof SettingsError) return [says(error.message)];
    throw error;
  }
}

process.stdout.write(`${formatUnconfirmed([...settingsOwed(), ...readUnconfirmed()])}\n`);
