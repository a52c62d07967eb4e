import { execFile, type ExecFileException } from 'node:child_process';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The recommended rules of the validator; each that is left out has its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes attributes and void elements; HTML reads both ways alike.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Safari hides a list without bullets from VoiceOver; the role restores it.
      'no-redundant-role': 'off',
      // A number is joined by no-break spaces already; the rule wants the words before it joined to it, too.
      'tel-non-breaking': 'off',
      // The desk menu and the phone menu share their name, and no window shows both; SHELL-LANDMARKS counts names.
      'unique-landmark': 'off',
      // Two steps, drawn as road paint and said in words beside it: `progress` can be neither styled nor printed alike.
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    },
  }),
);

/** What the validator finds in a document, one sentence for each fault. */
export async function readInvalidMarkup(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Where `npm run audit` installs it: its 30 MB are of use to nothing else. */
const checker = path.resolve(
  import.meta.dirname,
  '../.cache/nu/node_modules/vnu-jar/build/dist/vnu.jar',
);

/** One message of Nu, the W3C's checker: an error, a warning or a suggestion. */
interface NuMessage {
  readonly message: string;
  /** The markup around the place. */
  readonly extract?: string;
}

const javaFault = (error: ExecFileException) =>
  error.code === 'ENOENT'
    ? 'Nu, the W3C’s HTML checker, needs Java: npm run doctor names the command that installs it.'
    : error.message;

/** What Nu, the W3C's checker, finds in a document, an entry for each place. It needs Java. */
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
