/** `npm run owner`: lists everything the owner still has to replace or confirm, with file and line. */
import path from 'node:path';
import { loadEnv } from 'vite';
import { readUnconfirmed } from '../owner/readUnconfirmed.ts';
import { formatUnconfirmed, type Unconfirmed } from '../owner/unconfirmed.ts';
import { checkBuildSettings, publicSettingFaults, SettingsError } from '../settings.ts';

function unconfirmedSettings(): Unconfirmed[] {
  const root = path.resolve(import.meta.dirname, '../../..');
  const says = (sentence: string) => ({ file: '.env', says: sentence });
  try {
    return publicSettingFaults(checkBuildSettings(loadEnv('strict', root, 'VITE_'))).map(says);
  } catch (error) {
    if (error instanceof SettingsError) return [says(error.message)];
    throw error;
  }
}

process.stdout.write(`${formatUnconfirmed([...unconfirmedSettings(), ...readUnconfirmed()])}\n`);
