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
      // Safari tells nobody of a list without bullets; the role gives it back.
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
