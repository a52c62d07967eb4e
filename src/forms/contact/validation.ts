/**
 * The browser validates the contact form (D15). This pattern rejects a value of only spaces where there is no script;
 * a dot in it would reject a copied line separator.
 */
export const notBlank = '[\\s\\S]*\\S[\\s\\S]*';
