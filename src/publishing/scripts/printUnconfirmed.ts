/** `npm run owner`: lists everything the owner still has to replace or confirm, with file and line. */
import path from 'node:path';
import { closures } from '../../content/closures.ts';
import { days } from '../../content/holidays.ts';
import { daysWarnings } from '../checkDays.ts';
import { readUnconfirmed } from '../owner/readUnconfirmed.ts';
import { formatUnconfirmed, type Unconfirmed } from '../owner/unconfirmed.ts';
import {
  checkBuildSettings,
  publicSettingFaults,
  readSettings,
  SettingsError,
} from '../settings.ts';

function unconfirmedSettings(read: () => Partial<Record<string, string>>): Unconfirmed[] {
  const says = (sentence: string) => ({ file: '.env', says: sentence });
  try {
    return publicSettingFaults(checkBuildSettings(read())).map(says);
  } catch (error) {
    if (error instanceof SettingsError) return [says(error.message)];
    throw error;
  }
}

/** The whole list: settings first, then the content, and then what the holidays and closures need. */
export function ownersSheet(read: () => Partial<Record<string, string>>): string {
  const list = formatUnconfirmed([...unconfirmedSettings(read), ...readUnconfirmed()]);
  const warnings = daysWarnings({ days, closures }, new Date().toISOString());
  return [list, ...warnings].join('\n\n');
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../../..');
  process.stdout.write(`${ownersSheet(() => readSettings('strict', root))}\n`);
}
