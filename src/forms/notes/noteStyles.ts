import { color, radius, space } from '../../styles/tokens.ts';

/** Styles of an error note that says what to do instead. */
export const noteStyles = `
  border: 2px solid ${color.stop};
  border-inline-start-width: 0.5rem;
  border-radius: ${radius};
  /* Keeps the email address on one line on a phone. */
  padding: ${space.s} min(${space.s}, 1.8vw);

  a {
    /* A link's target does not reach into the line above. */
    display: inline-block;
    padding-block: 0.35em;
    overflow-wrap: anywhere;
  }
`;
