/**
 * A tick, as the rule of a `::before`: two sides of a box, in the text's colour. The place is the list's to
 * give, by insets.
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
