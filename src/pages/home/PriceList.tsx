import { css } from 'linaria';
import type { RoutePath } from '../../content/routes.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, leading, media, size, space } from '../../styles/tokens.ts';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

const card = css`
  ${mixins.card}
  overflow: clip;

  /* A dark header, like a clipboard's. */
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.xxs} ${space.xl};
    padding: ${space.s} ${space.l};
    ${mixins.dark}
    font-size: ${size.small};
  }

  h3 {
    font-size: ${size.lead};
  }

  header p {
    text-wrap: balance;
    color: ${color.onSurfaceDarkSoft};
  }

  ul {
    padding: ${space.xxs} ${space.l} ${space.s};
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space.m};
    align-items: baseline;
    padding-block: ${space.xs};

    ${mixins.oneColumnAtLargeText}
  }

  li + li {
    border-block-start: 1px solid ${color.border};
  }

  a {
    font-weight: 600;
    text-decoration: none;
    ${mixins.coveringLink}
  }

  li:hover a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }

  small {
    grid-column: 1 / -1;
    line-height: ${leading.note};
    color: ${color.inkSoft};
  }

  li p {
    text-align: end;

    ${media.largeText} {
      text-align: start;
    }

    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  strong {
    margin-inline: 0.15em;
    font: ${font.headline(size.itemHeading, 'single')};
    color: ${color.ink};

    ${media.tablet} {
      font-size: ${size.cardHeading};
    }
  }

  strong:last-child {
    margin-inline-end: 0;
  }
`;

export interface PriceListLine {
  readonly job: string;
  readonly path: RoutePath;
  readonly detail: string;
  /** Text before the price, such as `from`. */
  readonly before?: string;
  readonly price: string;
  /** Text after the price, such as `per wheel`. */
  readonly after?: string;
}

interface PriceListProps {
  readonly title: string;
  /** The note on currency and tax (D29). */
  readonly basis: string;
  readonly lines: readonly PriceListLine[];
}

/** A price list: a dark header and one ruled line per job, each a link to its page. */
export function PriceList({ title, basis, lines }: PriceListProps) {
  return (
    <article className={card}>
      <header>
        <h3>{title}</h3>
        <p>{basis}</p>
      </header>
      <ul role="list">
        {lines.map(({ job, path, detail, before, price, after }) => (
          <li key={job}>
            <Link to={path}>{job}</Link>
            <p>
              {before ? `${before} ` : null}
              <strong>{price}</strong>
              {after ? ` ${after}` : null}
            </p>
            <small>{noBreakHyphens(detail)}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
