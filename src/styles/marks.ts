/**
 * A tick mark, as the declarations of a `::before`: two sides of a box, in the text's colour. The list sets its
 * position with insets.
 */
export const tick = `
  content: '';
  position: absolute;
  inline-size: 0.5rem;
  block-size: 0.95rem;
  border: solid;
  border-width: 0 3px 3px 0;
  rotate: 40deg;
`;
