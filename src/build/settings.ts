import { inspect } from 'node:util';
import { isPublicOrigin } from './owner/placeholders.ts';

/** What a build has to be told, because only the owner knows it. */
export interface BuildSettings {
  readonly VITE_FORM_ENDPOINT: string;
  readonly VITE_SITE_ORIGIN: string;
}

const where =
  'Write it into a file named .env beside package.json; .env.example shows the line, and README.md says how to get the value.';

/** A build that cannot start as it is told. Vite prints errors with their calls; the owner needs the sentence. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  [inspect.custom](): string {
    return this.message;
  }
}

function asUrl(text: string): URL | null {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text) : null;
}

/** What a setting is now, and what is wrong with it where that is easily overlooked. */
function said(value: string, hint = ''): string {
  if (!value) return 'it is not set';
  return `it is "${value}"${/\s/.test(value) ? ', with a space in it' : hint}`;
}

/** How a browser writes an origin that was written otherwise: in small letters, without a slash at the end. */
function originHint(origin: string): string {
  const url = asUrl(origin);
  return url ? `; a browser writes it ${url.origin}` : '';
}

/**
 * Checks the settings of a build.
 *
 * @throws SettingsError with one sentence that says what to set and where, when a setting is missing or is not an address.
 */
export function checkBuildSettings(given: Partial<Record<string, string>>): BuildSettings {
  const { VITE_FORM_ENDPOINT: endpoint = '', VITE_SITE_ORIGIN: origin = '' } = given;
  if (!asUrl(endpoint) || /\s/.test(endpoint)) {
    throw new SettingsError(
      `VITE_FORM_ENDPOINT must be the address that your form service gave you, such as https://forms.example/f/abc123, but ${said(endpoint)}. ${where}`,
    );
  }
  if (asUrl(origin)?.origin !== origin) {
    throw new SettingsError(
      `VITE_SITE_ORIGIN must be the address of your website without anything after the name, such as https://www.your-domain.example, but ${said(origin, originHint(origin))}. ${where}`,
    );
  }
  return { VITE_FORM_ENDPOINT: endpoint, VITE_SITE_ORIGIN: origin };
}

/** Says of each setting, in a sentence, why a site for the public cannot be built with it; nothing where it can. */
export function notForThePublic({ VITE_FORM_ENDPOINT, VITE_SITE_ORIGIN }: BuildSettings): string[] {
  const addresses = [
    ['VITE_SITE_ORIGIN', VITE_SITE_ORIGIN, 'the address of your own website'],
    ['VITE_FORM_ENDPOINT', VITE_FORM_ENDPOINT, 'the address that your form service gave you'],
  ] as const;
  return addresses.flatMap(([name, value, what]) => {
    const { origin, protocol } = new URL(value);
    if (!isPublicOrigin(origin))
      return [`${name} must be ${what}, but it is "${value}", which the public cannot reach.`];
    if (protocol !== 'https:')
      return [`${name} must begin with https://, but it is "${value}": it is not encrypted.`];
    return [];
  });
}

/** The folder a site is built into, by its origin: one that is not for the public says so in its name. */
export function siteFolder(origin = ''): string {
  return URL.canParse(origin) && !isPublicOrigin(origin) ? 'dist-trial' : 'dist';
}

/**
 * What a build ends with: where the site is, how much of it, for which address, and where enquiries go.
 *
 * @param pages how many there are, the 404 page not counted
 */
export function builtWords(folder: string, pages: number, settings: BuildSettings): string {
  const { VITE_SITE_ORIGIN: origin, VITE_FORM_ENDPOINT: endpoint } = settings;
  const built = `${pages} pages and the 404 page are in ${folder}, for ${origin}. Enquiries go to ${endpoint}.`;
  return isPublicOrigin(origin)
    ? built
    : `${built}\nThe public cannot reach ${origin}: this build is for trying, not for uploading.`;
}
