import { css } from 'linaria';
import sidewall from '../../assets/drawings/sidewall.svg?drawing';
import { costs, jobLines, tyreSize } from '../../content/home.ts';
import { priceBasis } from '../../content/prices.ts';
import type { RoutePath } from '../../content/routes.ts';
import type { Figure } from '../../content/summary.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, leading, media, size, space, tracks } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Section } from '../../ui/Section.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';

/* A phone shows the size in words and figures, without the tyre. */
const quote = css`
  margin-block-start: ${space.s};

  :where(svg) {
    inline-size: auto;
    margin-block-start: ${space.l};
    ${mixins.fromTablet}
    ${mixins.notInPrint}
  }

  :where(dl) {
    display: grid;
    grid-template-columns: ${tracks.two};
    column-gap: ${space.xl};
    margin-block: ${space.m};

    ${mixins.oneColumnAtLargeText}
  }

  :where(div) {
    ${mixins.spread}
    gap: ${space.s};
    padding-block: ${space.xxs};
    border-block-end: 1px solid ${color.border};
  }

  :where(dt) {
    font: ${font.headline(size.cardHeading, 'single')};
  }

  :where(dd) {
    font-size: ${size.small};
    line-height: ${leading.note};
    text-align: end;
    color: ${color.inkSoft};
  }

  ${media.desktop} {
    :where(dl) {
      grid-template-columns: ${tracks.one};
    }
  }
`;

const list = css`
  padding: ${space.xxs} ${space.l} ${space.s};

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
    font-size: ${size.small};
    text-align: end;
    color: ${color.inkSoft};
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
  readonly job: string;
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
        {lines.map(({ job, path, detail, before, value, after }) => (
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

/** What jobs cost, and how to ask for a tyre price (D24, D29, D35). */
export function Costs() {
  return (
    <Section tone="deep">
      <div className={columns} data-split="second">
        <div>
          <h2>{costs.heading}</h2>
          <div className={quote}>
            <p>{costs.quoteLead}</p>
            <Drawing svg={sidewall} />
            <dl>
              {tyreSize.map(({ slash, mark, name, measure }) => (
                <div key={name}>
                  <dt>
                    {slash ? <span aria-hidden="true">/</span> : null}
                    {mark}
                  </dt>
                  <dd>
                    {name}, {measure}
                  </dd>
                </div>
              ))}
            </dl>
            <Link className={buttonStyles} data-tone="solid" to="/tyre-enquiry">
              {costs.quote}
            </Link>
          </div>
        </div>
        <PriceList title={costs.card} basis={priceBasis} lines={jobLines} />
      </div>
    </Section>
  );
}
