import { color, radius } from '../../styles/tokens.ts';

/** The rules of a note that something went wrong, with what to do instead. */
export const noteStyles = `
  border: 2px solid ${color.stop};
  border-inline-start-width: 0.5rem;
  border-radius: ${radius};
  /* Narrow enough that the address keeps its last letter on a phone. */
  padding: 0.75rem min(0.75rem, 1.8vw);

  a {
    padding-block: 0.35em;
    overflow-wrap: anywhere;
  }
`;
