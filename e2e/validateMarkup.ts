import { execFile } from 'node:child_process';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      'no-missing-references': 'error',
      // React's way of writing attributes and void elements is valid HTML.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Safari hides a list without bullets from VoiceOver; the role restores it.
      'no-redundant-role': 'off',
      // Numbers already have no-break spaces; the rule also wants one before the number.
      'tel-non-breaking': 'off',
      // The menus of desktops and phones have the same name. SHELL-LANDMARKS checks the names of all landmarks.
      'unique-landmark': 'off',
      // A native `progress` cannot be styled or printed like the form's progress bar.
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

/** The file of 30 MB that only `npm run audit` installs and needs. */
const checker = path.resolve(
  import.meta.dirname,
  '../.cache/nu/node_modules/vnu-jar/build/dist/vnu.jar',
);

/** The findings of Nu, the W3C's HTML checker, in a document, one sentence each. Nu needs Java. */
export async function readNu(html: string): Promise<string[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const options = ['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', '-'];
    const java = execFile('java', options, { maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error) reject(new Error(error.message));
      else resolve(stdout);
    });
    java.stdin?.end(html);
  });
  const { messages } = JSON.parse(output) as {
    /** Errors, warnings and suggestions, each with the markup around it. */
    readonly messages: readonly { readonly message: string; readonly extract?: string }[];
  };
  return messages.map(({ message, extract = '' }) => `${message} ${extract}`);
}
