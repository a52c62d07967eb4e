/** `npm run owner`: lists what the owner still has to do, in the order in which to do it. */
import path from 'node:path';
import { closures } from '../../content/closures.ts';
import { days } from '../../content/holidays.ts';
import { daysWarnings } from '../ownersRecords.ts';
import { formatUnconfirmed, readUnconfirmed, settingsToReplace } from '../ownersList.ts';
import {
  checkBuildSettings,
  publicSettingFaults,
  readSettings,
  SettingsError,
} from '../settings.ts';

/** What the holidays and closures need, then the whole list: settings first, the verdict last. */
export async function ownersSheet(read: () => Partial<Record<string, string>>): Promise<string> {
  let faults: string[];
  try {
    faults = publicSettingFaults(checkBuildSettings(read()));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    faults = [error.message];
  }
  const remaining = [...settingsToReplace(faults), ...(await readUnconfirmed())];
  return [...daysWarnings({ days, closures }), formatUnconfirmed(remaining)].join('\n\n');
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../../..');
  process.stdout.write(`${await ownersSheet(() => readSettings('strict', root))}\n`);
}
