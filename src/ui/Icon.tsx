import { css } from 'linaria';
import { square } from '../styles/mixins.ts';

const arrow = 'M4 10.8h11.3l-4.3-4.3 1.7-1.7L20 12l-7.3 7.2-1.7-1.7 4.3-4.3H4Z';

const paths = {
  phone:
    'M6.2 2.6 9 2l1.7 4.6-2.2 1.9a13 13 0 0 0 7 7l1.9-2.2L22 15l-.6 2.8A4.3 4.3 0 0 1 17 21.4 16 16 0 0 1 2.6 7a4.3 4.3 0 0 1 3.6-4.4Z',
  arrow,
  chevron: 'm5 8.5 1.7-1.7L12 12.1l5.3-5.3L19 8.5l-7 7Z',
  menu: 'M2 4.5h20v3H2ZM2 10.5h20v3H2ZM2 16.5h20v3H2Z',
  close:
    'm3.6 5.7 2.1-2.1L12 9.9l6.3-6.3 2.1 2.1-6.3 6.3 6.3 6.3-2.1 2.1-6.3-6.3-6.3 6.3-2.1-2.1L9.9 12Z',
} as const;

const styles = css`
  ${square('1em')}
  flex: none;
  fill: currentcolor;
`;

/** A small decorative icon, hidden from screen readers. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return <Drawn path={paths[name]} />;
}

/** Only the arrow, so that the scripts of islands contain no other icon. */
export function ArrowIcon() {
  return <Drawn path={arrow} />;
}

function Drawn({ path }: { readonly path: string }) {
  return (
    <svg className={styles} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
