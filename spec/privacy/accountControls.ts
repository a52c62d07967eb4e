/** Names of controls to sign in, to open an account or to pay. The site must not have any of them. */
export const accountControls =
  /\b(?:sign|log)[ -]?(?:in|up|on)\b|\bregister|\baccount\b|basket|\bcart\b|check ?out|^pay\b|\b(?:buy|pay) (?:now|online)\b|password/i;
