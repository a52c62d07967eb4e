import { execFile, type ExecFileException } from 'node:child_process';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The recommended rules of the validator; each exception has its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes attributes and void elements in its own way, which is valid HTML.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Safari hides a list without bullets from VoiceOver; the role restores it.
      'no-redundant-role': 'off',
      // Numbers already have no-break spaces; the rule also wants one before the number.
      'tel-non-breaking': 'off',
      // The menus for desktops and phones have the same name, but no window shows both; the tests of SHELL-LANDMARKS
      // check the names.
      'unique-landmark': 'off',
      // The progress bar is drawn as road paint with words beside it, and a native `progress` cannot be styled or
      // printed that way.
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    },
  }),
);

/** The validator's findings in a document, one sentence each. */
export async function readInvalidMarkup(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The file that `npm run audit` installs; no other command needs its 30 MB. */
const checker = path.resolve(
  import.meta.dirname,
  '../.cache/nu/node_modules/vnu-jar/build/dist/vnu.jar',
);

/** One message of Nu, the W3C's checker: an error, a warning or a suggestion. */
interface NuMessage {
  readonly message: string;
  /** The markup around the finding. */
  readonly extract?: string;
}

const javaFault = (error: ExecFileException) =>
  error.code === 'ENOENT'
    ? 'Nu, the W3C’s HTML checker, needs Java: npm run doctor names the command that installs it.'
    : error.message;

/** The findings of Nu, the W3C's checker, in a document, one for each place. It needs Java. */
export async function readNu(
  html: string,
): Promise<readonly { readonly rule: 'Nu'; readonly line: string }[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const options = ['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', '-'];
    const java = execFile('java', options, { maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error) reject(new Error(javaFault(error)));
      else resolve(stdout);
    });
    java.stdin?.end(html);
  });
  const { messages } = JSON.parse(output) as { readonly messages: readonly NuMessage[] };
  return messages.map(({ message, extract = '' }) => ({
    rule: 'Nu',
    line: `${message} ${extract}`,
  }));
}
