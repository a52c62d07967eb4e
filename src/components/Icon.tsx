import { css } from 'linaria';

const paths = {
  phone:
    'M6.2 2.6 9 2l1.7 4.6-2.2 1.9a13 13 0 0 0 7 7l1.9-2.2L22 15l-.6 2.8A4.3 4.3 0 0 1 17 21.400 16 16 0 0 1 2.600 7a4.300 4.300 0 0 1 3.600-4.400Z',
  arrow: 'M4 10.800h11.300l-4.300-4.300 1.700-1.700L20 12l-7.300 7.200-1.700-1.700 4.300-4.300H4Z',
  chevron: 'm5 8.500 1.700-1.700L12 12.100l5.300-5.300L19 8.500l-7 7Z',
  menu: 'M2 4.500h20v3H2ZM2 10.500h20v3H2ZM2 16.500h20v3H2Z',
  close:
    'm3.600 5.700 2.100-2.100L12 9.900l6.300-6.300 2.100 2.100-6.300 6.300 6.300 6.300-2.100 2.100-6.300-6.300-6.300 6.300-2.100-2.100L9.900 12Z',
} as const;

const look = css`
  inline-size: 1em;
  block-size: 1em;
  flex: none;
  fill: currentcolor;
`;

/** A small drawn sign beside words that say the same; hidden from screen readers. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className={look} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
