import { daysFaults, type OwnersDays } from './checkDays.ts';
import { formatUnconfirmed, settingsToReplace, type Unconfirmed } from './owner/unconfirmed.ts';
import {
  checkBuildSettings,
  checkEnquiriesArrive,
  publicSettingFaults,
  SettingsError,
} from './settings.ts';
import { validateBusiness, type OwnersFile } from './validateBusiness.ts';

/** The content that is checked before a build. */
export interface CheckedContent extends OwnersFile {
  readonly ownersDays: OwnersDays;
  /** The words on the picture for shared links: as drawn, and as they have to be. */
  readonly sharePicture: { readonly drawn: readonly string[]; readonly words: readonly string[] };
  /** What keeps the pictures from being published. */
  readonly pictureFaults: readonly string[];
  /** What the owner still has to replace or confirm. */
  readonly remaining: readonly Unconfirmed[];
}

/**
 * Checks content and settings before a build begins.
 *
 * @param given the settings, from the environment and `.env`
 * @throws SettingsError when the owner's file or days have faults, a picture is missing or an old one, a setting
 * is missing, or the enquiries of a public site would be lost; for a strict build also when the public cannot reach an
 * address, or when anything is left on the owner's list
 */
export function checkBuild(
  mode: string,
  given: Partial<Record<string, string>>,
  content: CheckedContent,
): void {
  const faults = validateBusiness(content);
  if (faults.length > 0) {
    throw new SettingsError(
      `The site cannot be built from src/content/business.ts as it stands:\n${faults.join('\n')}`,
    );
  }
  const wrongDays = daysFaults(content.ownersDays);
  if (wrongDays.length > 0) {
    throw new SettingsError(`The site cannot be built with these days:\n${wrongDays.join('\n')}`);
  }
  if (content.pictureFaults.length > 0) throw new SettingsError(content.pictureFaults.join('\n'));
  const { drawn, words } = content.sharePicture;
  if (drawn.join('\n') !== words.join('\n')) {
    throw new SettingsError(
      `The picture for shared links says "${drawn.join(', ')}", but the site says "${words.join(', ')}": \`npm run icons\` draws it anew.`,
    );
  }
  const settings = checkBuildSettings(given);
  if (mode !== 'strict') {
    checkEnquiriesArrive(settings);
    return;
  }
  const remaining = [
    ...settingsToReplace(publicSettingFaults(settings)),
    ...content.remaining.filter(({ isLeftOut }) => !isLeftOut),
  ];
  if (remaining.length > 0) throw new SettingsError(formatUnconfirmed(remaining));
}
