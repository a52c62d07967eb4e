import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { warranty } from '../../content/warranty.ts';
import { container } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import {
  color,
  font,
  layout,
  leading,
  media,
  size,
  space,
  target,
  tracks,
} from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Table } from '../../ui/Table.tsx';
import { Points } from '../../ui/Points.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';

/** Three key figures, then the eight numbered sections of the agreement. */
const grid = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xxl};
  margin-block-start: calc(-1 * ${space.l});
  padding-block-end: ${layout.sectionSpace};

  ${media.desktop} {
    gap: ${space.xxxl};
    margin-block-start: calc(-1 * ${space.xxl});
  }
`;

const contents = css`
  h2 {
    font-size: ${size.lead};
  }

  ol {
    margin-block-start: ${space.xs};
    counter-reset: part;
  }

  a {
    display: flex;
    gap: ${space.s};
    align-items: center;
    min-block-size: ${target.link};
    padding-block: ${space.xxs};
    border-block-start: 1px solid ${color.border};
    line-height: ${leading.note};
    ${mixins.quietLink}
    counter-increment: part;
  }

  a::before {
    content: counter(part);
    inline-size: 1.1rem;
    font: ${font.headline(size.lead)};
    color: ${color.borderStrong};
  }

  ${media.tablet} {
    ${mixins.shownWhole}

    ol {
      columns: 2;
      column-gap: ${space.xxl};
    }
  }

  ${mixins.notInPrint}
`;

/**
 * Numbered sections, as in an agreement, so that one can be named on the telephone. On wide screens number and name
 * are in the margin, and stay in view beside their section.
 */
const agreement = css`
  counter-reset: part;

  section {
    counter-increment: part;
    padding-block: ${space.m} ${space.xxxl};
    border-block-start: 2px solid ${color.ink};
    scroll-margin-block-start: 5.5rem;
  }

  section:last-child {
    padding-block-end: 0;
  }

  h2 {
    display: flex;
    gap: 0.5em;
    margin-block-end: ${space.m};
    font-size: ${size.partHeading};
  }

  h2::before {
    content: counter(part);
    min-inline-size: 0.55em;
    color: ${color.borderStrong};
  }

  section > p {
    max-inline-size: 36em;
  }

  section > p ~ p {
    margin-block-start: ${space.m};
    color: ${color.inkSoft};
  }

  section > p + ul {
    margin-block-start: ${space.m};
  }

  ${media.desktop} {
    section {
      display: grid;
      grid-template-columns: ${tracks.narrowWide};
      column-gap: ${space.xxxl};
      padding-block: ${space.xl} ${space.huge};
    }

    section > * {
      grid-column: 2;
    }

    h2 {
      position: sticky;
      inset-block-start: 7.5rem;
      grid-area: 1 / 1 / span 9;
      align-self: start;
    }
  }

  @media print {
    section {
      padding-block: ${space.s} ${space.l};
    }

    table {
      break-after: avoid;
    }
  }
`;

/** Wear and credit side by side. */
const proRata = css`
  margin-block-start: ${space.xl};

  > p {
    margin-block-start: ${space.xs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  table {
    margin-block: ${space.l} ${space.s};
  }
`;

/** The blocks are the remaining tread. */
const treadStyles = css`
  display: inline-block;
  vertical-align: middle;
  inline-size: clamp(3.5rem, 16vw, 4rem);
  /* A maximum in percent counts as no width in a table, and the name would reach into the next column. */
  max-inline-size: none;
  margin-inline-end: ${space.s};
  fill: ${color.ink};

  /* The worn part of a block. */
  path:first-child {
    fill: none;
    stroke: ${color.inkSoft};
    stroke-width: 2.5;
    stroke-dasharray: 5 4;
  }
`;

/** A tyre's tread from the side, worn down to the quarters left. */
function Tread({ left }: { readonly left: number }) {
  return (
    <svg className={treadStyles} viewBox="0 0 120 56" aria-hidden="true">
      {[0, 31, 62, 93].map((x) => (
        <g key={x}>
          <path d={`M${String(x + 1)} 41V2h25v39`} />
          <path d={`M${String(x)} 42h27v-${String(left * 10)}h-27z`} />
        </g>
      ))}
      <path d="M0 40h120v14H0z" />
    </svg>
  );
}

const sections = [
  warranty.rights,
  warranty.tyres,
  warranty.workmanship,
  warranty.covered,
  warranty.hazard,
  warranty.exclusions,
  warranty.keep,
  warranty.claim,
] as const;

/** The warranty, as an agreement in eight numbered sections (specification, section 2, Warranty; D30). */
export function Warranty() {
  const { rights, tyres, workmanship, covered, hazard, exclusions, keep, claim } = warranty;
  return (
    <>
      <PageBanner
        path="/warranty"
        heading={warranty.heading}
        subtitle={warranty.subtitle}
        picture={{ phone: pictures.warrantyPhone, desktop: pictures.warrantyDesk }}
      />
      <div className={container}>
        <div className={grid}>
          <KeyFigures figures={warranty.figures} priced={false} />
          <nav className={contents} aria-labelledby="contents">
            <h2 id="contents">{warranty.contents}</h2>
            <ol role="list">
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={agreement}>
            <section id={rights.id}>
              <h2>{rights.heading}</h2>
              <p>{rights.text}</p>
              <p>{rights.more}</p>
            </section>
            <section id={tyres.id}>
              <h2>{tyres.heading}</h2>
              <p>{noBreakHyphens(tyres.text)}</p>
              <div className={proRata}>
                <h3>{tyres.proRata.heading}</h3>
                <p>{tyres.proRata.text}</p>
                <Table
                  caption={tyres.proRata.caption}
                  columns={tyres.proRata.columns}
                  rows={tyres.proRata.rows.map(({ left, credit, share }) => ({
                    name: left,
                    drawing: <Tread left={share} />,
                    cells: [credit],
                  }))}
                  layout="columns"
                />
                <p>{tyres.proRata.note}</p>
              </div>
            </section>
            <section id={workmanship.id}>
              <h2>{workmanship.heading}</h2>
              <p>{workmanship.text}</p>
            </section>
            <section id={covered.id}>
              <h2>{covered.heading}</h2>
              <Table
                caption={covered.caption}
                columns={covered.columns}
                rows={covered.rows.map(({ what, against, period: time }) => ({
                  name: what,
                  cells: [against, time],
                }))}
              />
            </section>
            <section id={hazard.id}>
              <h2>{hazard.heading}</h2>
              <p>{hazard.text}</p>
              <p>{hazard.more}</p>
              <ArrowLink {...hazard.link} />
            </section>
            <section id={exclusions.id}>
              <h2>{exclusions.heading}</h2>
              <p>{exclusions.lead}</p>
              <CheckList lines={exclusions.items} mark="cross" columns={2} />
            </section>
            <section id={keep.id}>
              <h2>{keep.heading}</h2>
              <p>{keep.lead}</p>
              <Points points={keep.items} layout="rows" />
            </section>
            <section id={claim.id}>
              <h2>{claim.heading}</h2>
              <Points points={claim.steps} numbered="numbers" />
            </section>
          </div>
        </div>
      </div>
      <NextSteps call={warranty.call} related={warranty.related} />
    </>
  );
}
