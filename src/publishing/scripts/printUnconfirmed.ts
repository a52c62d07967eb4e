/** `npm run owner`: lists what the owner still has to do, in the order in which to do it. */
import path from 'node:path';
import { closures } from '../../content/closures.ts';
import { days } from '../../content/holidays.ts';
import { daysWarnings } from '../ownersRecords.ts';
import { readUnconfirmed } from '../owner/unconfirmed.ts';
import { formatUnconfirmed, settingsToReplace } from '../owner/unconfirmed.ts';
import {
  checkBuildSettings,
  publicSettingFaults,
  readSettings,
  SettingsError,
} from '../settings.ts';

function settingFaults(read: () => Partial<Record<string, string>>): string[] {
  try {
    return publicSettingFaults(checkBuildSettings(read()));
  } catch (error) {
    if (error instanceof SettingsError) return [error.message];
    throw error;
  }
}

/** What the holidays and closures need, then the whole list: settings first, the verdict last. */
export async function ownersSheet(read: () => Partial<Record<string, string>>): Promise<string> {
  const remaining = [...settingsToReplace(settingFaults(read)), ...(await readUnconfirmed())];
  const warnings = daysWarnings({ days, closures });
  return [...warnings, formatUnconfirmed(remaining)].join('\n\n');
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../../..');
  process.stdout.write(`${await ownersSheet(() => readSettings('strict', root))}\n`);
}
