import { css } from 'linaria';
import { routeFor, type RoutePath } from '../../content/routes.ts';
import type { Figure } from '../../content/summary.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space } from '../../styles/tokens.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

const list = css`
  padding-block: ${space.xxs};
  ${mixins.sidePadding}

  > :where(li) {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space.m};
    align-items: baseline;
    padding-block: ${space.xs};

    ${mixins.oneColumnAtLargeText}
  }

  > :where(li + li) {
    border-block-start: 1px solid ${color.border};
  }

  :where(a) {
    font-weight: 600;
    ${mixins.quietLink}
    ${mixins.coveringLink}
  }

  :where(small) {
    grid-column: 1 / -1;
    color: ${color.inkSoft};
  }

  :where(p) {
    ${mixins.quietText}
    text-align: end;
  }

  :where(strong) {
    font: ${font.headline(size.itemHeading, 'single')};
    color: ${color.ink};
  }

  ${media.tablet} {
    :where(strong) {
      font-size: ${size.cardHeading};
    }
  }

  ${media.largeText} {
    :where(p) {
      text-align: start;
    }
  }
`;

interface PriceListLine extends Pick<Figure, 'before' | 'value' | 'after'> {
  /** Its name, if that is not its page's. */
  readonly job?: string;
  readonly path: RoutePath;
  readonly detail: string;
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
    <Card title={title} beside={basis}>
      <ul className={list} role="list">
        {lines.map(({ path, job = routeFor(path).label, detail, before, value, after }) => (
          <li key={job}>
            <Link to={path}>{job}</Link>
            <p>
              {before ? `${before} ` : null}
              <strong>{value}</strong>
              {after ? ` ${after}` : null}
            </p>
            <small>{noBreakHyphens(detail)}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
