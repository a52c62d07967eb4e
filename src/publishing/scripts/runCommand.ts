import { SettingsError } from '../settings.ts';

/**
 * Runs a command, and prints only the sentence of what the owner has to mend.
 *
 * @returns the exit code
 */
export async function runCommand(command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return 0;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return 1;
  }
}
