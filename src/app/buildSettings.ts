import { inspect } from 'node:util';

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

/**
 * Checks the settings of a build.
 *
 * @throws SettingsError with one sentence that says what to set and where, when a setting is missing or is not an address.
 */
export function checkBuildSettings(given: Partial<Record<string, string>>): BuildSettings {
  const { VITE_FORM_ENDPOINT: endpoint = '', VITE_SITE_ORIGIN: origin = '' } = given;
  if (!asUrl(endpoint)) {
    throw new SettingsError(
      `VITE_FORM_ENDPOINT must be the address that your form service gave you, such as https://forms.example/f/abc123, but ${endpoint ? `it is "${endpoint}"` : 'it is not set'}. ${where}`,
    );
  }
  if (asUrl(origin)?.origin !== origin) {
    throw new SettingsError(
      `VITE_SITE_ORIGIN must be the address of your website without anything after the name, such as https://www.your-domain.example, but ${origin ? `it is "${origin}"` : 'it is not set'}. ${where}`,
    );
  }
  return { VITE_FORM_ENDPOINT: endpoint, VITE_SITE_ORIGIN: origin };
}
