import { css } from 'linaria';
import { mixins } from '../styles/mixins.ts';
import { color, leading, media, space, target } from '../styles/tokens.ts';

/* In two columns where there is room. */
const list = css`
  columns: 2 13rem;
  column-gap: ${space.xl};

  :where(a) {
    display: flex;
    gap: ${space.s};
    align-items: center;
    min-block-size: ${target.link};
    line-height: ${leading.note};
    ${mixins.quietLink}
  }

  :where(a)::before {
    content: counter(list-item, decimal-leading-zero);
    font-variant-numeric: tabular-nums;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    :where(a) {
      min-block-size: 2.25rem;
    }
  }
`;

interface NumberedLinksProps {
  readonly links: readonly { readonly id: string; readonly label: string }[];
  /** The first number. */
  readonly start?: number;
}

/** Links to the numbered parts of the page they are on. */
export function NumberedLinks({ links, start }: NumberedLinksProps) {
  return (
    <ol className={list} role="list" start={start}>
      {links.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ol>
  );
}
