import { color } from '../../styles/tokens.ts';

/** Styles of a button that looks like a link: a minor action beside the form's own button. */
export const linkButtonStyles = `
  min-block-size: 1.75rem;
  padding-inline: 0.15em;
  border: 0;
  border-radius: 2px;
  background: none;
  font-weight: 600;
  color: ${color.ink};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:disabled {
    color: ${color.inkSoft};
    cursor: progress;
  }
`;
