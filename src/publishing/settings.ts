import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { loadEnv } from 'vite';
import {
  formatUnconfirmed,
  isPublicOrigin,
  settingsToReplace,
  type Unconfirmed,
} from './ownersList.ts';

/** The settings of a build that only the owner knows. */
export interface BuildSettings {
  readonly VITE_FORM_ENDPOINT: string;
  readonly VITE_SITE_ORIGIN: string;
  /** The hosts that the form service may send a visitor on to after a form post without script. */
  readonly VITE_FORM_REDIRECT_HOSTS?: string | undefined;
}

const howToSet =
  'Write it into a file named .env beside package.json; .env.example shows the line, and README.md says how to get the value.';

/** Invalid settings. Prints as its message alone: Vite prints other errors with their stack. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  [inspect.custom](): string {
    return this.message;
  }
}

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

/**
 * Reads the settings of the environment and of the file `.env`.
 *
 * @throws SettingsError when an editor has stored `.env` in a way in which its settings would not be found
 */
export function readSettings(mode: string, root: string): Partial<Record<string, string>> {
  const file = path.join(root, '.env');
  const content = existsSync(file) ? readFileSync(file) : Buffer.of();
  const start = content.subarray(0, 3).toString('hex');
  if (content.includes(0))
    throw new SettingsError(
      'The file .env is stored as UTF-16, which the build cannot read. In your editor, save it again as UTF-8.',
    );
  if (start === 'efbbbf')
    throw new SettingsError(
      'The file .env begins with an invisible mark (BOM), which hides its first setting. In your editor, save it again as UTF-8 without BOM.',
    );
  return loadEnv(mode, root, 'VITE_');
}

function asUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Describes a setting's current value, with a hint about a frequent mistake. */
function describeValue(value: string, hint = ''): string {
  if (!value) return 'it is not set';
  return `it is "${value}"${/\s/.test(value) ? ', with a space in it' : hint}`;
}

/** The hosts that the setting names, in the order they are given. */
export function redirectHosts({ VITE_FORM_REDIRECT_HOSTS = '' }: BuildSettings): string[] {
  return VITE_FORM_REDIRECT_HOSTS.split(/[\s,]+/).filter(Boolean);
}

/**
 * Checks the settings of a build.
 *
 * @throws SettingsError when a setting is missing or not an address: one sentence on what to set, and where
 */
export function checkBuildSettings(given: Partial<Record<string, string>>): BuildSettings {
  const { VITE_FORM_ENDPOINT: endpoint = '', VITE_SITE_ORIGIN: origin = '' } = given;
  if (!asUrl(endpoint) || /\s/.test(endpoint))
    throw new SettingsError(
      `VITE_FORM_ENDPOINT must be the address that your form service gave you, such as https://forms.example/f/abc123, but ${describeValue(endpoint)}. ${howToSet}`,
    );
  const site = asUrl(origin);
  // As a browser writes it: in lower case, without a slash at the end.
  const address = site && site.origin + site.pathname.replace(/\/+$/, '');
  if (address !== origin) {
    const hint = address === undefined ? '' : `; a browser writes it ${address}`;
    throw new SettingsError(
      `VITE_SITE_ORIGIN must be the address of your website without a slash at the end, such as https://www.your-domain.example or https://someone.github.io/site, but ${describeValue(origin, hint)}. ${howToSet}`,
    );
  }
  const settings = { ...given, VITE_FORM_ENDPOINT: endpoint, VITE_SITE_ORIGIN: origin };
  if (!redirectHosts(settings).every((host) => /^[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(host)))
    throw new SettingsError(
      `VITE_FORM_REDIRECT_HOSTS must name hosts with a space between two, such as forms.example www.forms.example, but it is "${given['VITE_FORM_REDIRECT_HOSTS']}". Correct it in the file .env, or remove the line.`,
    );
  return settings;
}

/** One sentence for each of the addresses that is not fit for a public site. */
export function publicSettingFaults(settings: BuildSettings): string[] {
  return (
    [
      ['VITE_SITE_ORIGIN', 'the address of your own website'],
      ['VITE_FORM_ENDPOINT', 'the address that your form service gave you'],
    ] as const
  ).flatMap(([name, needed]) => {
    const { origin, protocol } = new URL(settings[name]);
    const found = `but it is "${settings[name]}"`;
    if (!isPublicOrigin(origin))
      return `${name} must be ${needed}, ${found}, which the public cannot reach.`;
    if (protocol !== 'https:')
      return `${name} must begin with https://, ${found}: it is not encrypted.`;
    return [];
  });
}

/**
 * Checks the settings before a build begins, and what else would make its site unfit for the public.
 *
 * @param given the settings, from the environment and `.env`
 * @param sharePicture the words on the picture for shared links: as drawn, and as they have to be
 * @param remaining what the owner still has to replace or confirm
 * @throws SettingsError when the picture for shared links is an old one, a setting is missing, or the enquiries of a
 * public site would be lost or sent without encryption; for a strict build also when the public cannot reach an address,
 * or when anything is left on the owner's list
 */
export function checkBuild(
  mode: string,
  given: Partial<Record<string, string>>,
  sharePicture: { readonly drawn: readonly string[]; readonly words: readonly string[] },
  remaining: readonly Unconfirmed[],
): void {
  const { drawn, words } = sharePicture;
  if (drawn.join('\n') !== words.join('\n'))
    throw new SettingsError(
      `The picture for shared links says "${drawn.join(', ')}", but the site says "${words.join(', ')}": \`npm run icons\` draws it anew.`,
    );
  const settings = checkBuildSettings(given);
  const faults = publicSettingFaults(settings);
  if (mode === 'strict') {
    const left = [...settingsToReplace(faults), ...remaining.filter(({ isLeftOut }) => !isLeftOut)];
    if (left.length > 0) throw new SettingsError(formatUnconfirmed(left));
  }
  const fault = faults.find((each) => each.startsWith('VITE_FORM_ENDPOINT'));
  if (fault && isPublicOrigin(settings.VITE_SITE_ORIGIN))
    throw new SettingsError(`${fault} No enquiry would reach you. ${howToSet}`);
}

/** The path the site lives below, with a slash at both ends: `/` for a site at the root of its host. */
export function basePath(origin = ''): string {
  return URL.parse(origin)?.pathname.replace(/\/*$/, '/') ?? '/';
}

/** The folder to build into: `dist`, or `dist-trial` for an origin the public can't reach. */
export function siteFolder(origin = ''): string {
  return URL.canParse(origin) && !isPublicOrigin(origin) ? 'dist-trial' : 'dist';
}

/**
 * The summary printed after a build: where the site is, its origin, and where enquiries go.
 *
 * @param pages the number of pages, without the 404 page
 */
export function buildSummary(folder: string, pages: number, settings: BuildSettings): string {
  const { VITE_SITE_ORIGIN: origin, VITE_FORM_ENDPOINT: endpoint } = settings;
  const summary = `${pages} pages and the 404 page are in ${folder}, for ${origin}. Enquiries go to ${endpoint}.`;
  return isPublicOrigin(origin)
    ? summary
    : `${summary}\nThe public cannot reach ${origin}: this build is for trying, not for uploading.`;
}
