import { css } from 'linaria';
import { warrantyDesk } from '../../assets/pictures/warrantyDesk.ts';
import { warrantyPhone } from '../../assets/pictures/warrantyPhone.ts';
import { warranty } from '../../content/warranty.ts';
import { container } from '../../styles/layout.ts';
import {
  color,
  font,
  layout,
  leading,
  media,
  radius,
  rules,
  size,
  space,
  tracks,
} from '../../styles/tokens.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Link } from '../../ui/Link.tsx';
import { NextSteps } from '../../ui/NextSteps.tsx';
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
    min-block-size: 2.75rem;
    padding-block: ${space.xxs};
    border-block-start: 1px solid ${color.border};
    line-height: ${leading.note};
    text-decoration: none;
    counter-increment: part;
  }

  a::before {
    content: counter(part);
    inline-size: 1.1rem;
    font-family: ${font.display};
    font-size: ${size.lead};
    font-weight: 700;
    color: ${color.borderStrong};
  }

  a:hover {
    text-decoration: underline;
  }

  ${media.tablet} {
    ol {
      columns: 2;
      column-gap: ${space.xxl};
    }
  }

  ${media.desktop} {
    ol {
      display: grid;
      grid-template-rows: repeat(2, auto);
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: ${space.xl};
    }

    a {
      block-size: 100%;
      font-size: ${size.small};
    }
  }

  ${rules.notInPrint}
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

  /* The section's own rule is above its list. */
  section > h2 + * > li:first-child {
    padding-block-start: ${space.xxs};
    border-block-start: 0;
  }

  section > a {
    ${rules.arrowLink}
    justify-self: start;
    margin-block-start: ${space.xs};
    font-weight: 600;
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

  /* The four steps side by side below their heading. */
  ${media.desktop} {
    section:last-child > * {
      grid-column: 1 / -1;
    }

    section:last-child h2 {
      position: static;
      grid-row: auto;
      margin-block-end: ${space.xl};
    }

    section:last-child ol {
      display: grid;
      grid-template-columns: ${tracks.four};
      column-gap: ${space.xl};
    }

    section:last-child li:nth-child(n) {
      grid-template-columns: ${tracks.one};
      align-content: start;
      padding-block: ${space.m} 0;
      border-block: 2px solid ${color.ink};
      border-block-end: 0;
    }

    section:last-child li::before {
      font-size: ${size.sectionHeading};
    }

    section:last-child li:nth-child(n) p {
      grid-column: 1;
    }
  }

  @media print {
    section {
      padding-block: ${space.s} ${space.l};
    }

    table,
    li {
      break-inside: avoid;
    }

    h2 {
      break-after: avoid;
    }
  }
`;

/** The most important promise, highlighted. */
const period = css`
  padding-inline-start: ${space.m};
  border-inline-start: 8px solid ${color.signal};
  font: ${font.headline(size.sectionHeading, 'single')};
`;

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  background: ${color.card};
  border: 1px solid ${color.border};

  caption {
    padding-block-end: ${space.xs};
    font-size: ${size.small};
    text-align: start;
    color: ${color.inkSoft};
  }

  th,
  td {
    padding: ${space.s} ${space.xs};
    text-align: start;
    vertical-align: baseline;
    font-size: ${size.small};
    line-height: ${leading.note};
  }

  thead th {
    background: ${color.surfaceDark};
    color: ${color.onSurfaceDark};
    font-size: ${size.small};
    font-weight: 600;
  }

  tbody tr + tr {
    border-block-start: 1px solid ${color.border};
  }

  tbody th {
    font: ${font.headline(size.lead)};
  }

  /* At 400% zoom the three columns still fit. */
  ${media.narrow} {
    th,
    td {
      overflow-wrap: anywhere;
      padding-inline: ${space.xxs};
    }

    thead th,
    tbody th {
      font-size: ${size.small};
    }
  }

  @media (forced-colors: active) {
    tr {
      border-block-start: 1px solid CanvasText;
    }
  }

  ${media.tablet} {
    th,
    td {
      padding: ${space.m} ${space.l};
    }

    tbody th {
      font-size: ${size.label};
    }
  }
`;

/* On a phone a row has two lines: the item with its period beside it, then the text across the full width. */
const covers = css`
  ${media.phone} {
    thead {
      ${rules.visuallyHidden}
    }

    tbody tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space.xxs} ${space.m};
      align-items: baseline;
      padding: ${space.m};
    }

    th,
    td {
      padding: 0;
    }

    tbody th {
      font-size: ${size.label};
    }

    td:last-child {
      grid-area: 1 / 2;
      text-align: end;
      font-weight: 600;
    }

    td:nth-child(2) {
      grid-column: 1 / -1;
      color: ${color.inkSoft};
    }
  }

  ${media.largeText} {
    td:last-child {
      grid-area: auto / 1 / auto / -1;
      text-align: start;
    }
  }
`;

/** Wear and credit side by side: the blocks are the remaining tread. */
const proRata = css`
  margin-block-start: ${space.xl};

  h3 {
    font-size: ${size.itemHeading};
  }

  > p {
    margin-block-start: ${space.xs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  th,
  td {
    vertical-align: middle;
  }

  table {
    margin-block: ${space.l} ${space.s};
  }

  span {
    display: flex;
    gap: ${space.m};
    align-items: center;

    ${media.largeText} {
      display: block;
    }
  }

  svg {
    flex: none;
    inline-size: 4.5rem;
    block-size: auto;
    fill: ${color.ink};
  }

  [data-worn] {
    fill: none;
    stroke: ${color.inkSoft};
    stroke-width: 2.5;
    stroke-dasharray: 5 4;
  }

  td {
    font-family: ${font.display};
    font-size: ${size.itemHeading};
    font-weight: 700;
  }
`;

const exclusionList = css`
  display: grid;
  border-block-end: 1px solid ${color.border};

  ${media.desktop} {
    grid-template-columns: ${tracks.two};
    column-gap: ${space.xxl};
  }

  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: ${space.s};
    border-block-start: 1px solid ${color.border};
  }

  /* A crossed-out mark; the heading says what it means. */
  li::before {
    content: '';
    inline-size: 0.9rem;
    block-size: 4px;
    margin-block-start: 0.65em;
    border-radius: ${radius};
    background: ${color.stop};

    @media (forced-colors: active) {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** A tyre's tread from the side, worn down to the quarters left. */
function Tread({ left }: { readonly left: number }) {
  return (
    <svg viewBox="0 0 120 56" aria-hidden="true">
      {[0, 31, 62, 93].map((x) => (
        <g key={x}>
          <path data-worn="" d={`M${String(x + 1)} 41V2h25v39`} />
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
        picture={{ phone: warrantyPhone, desk: warrantyDesk }}
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
            <section id={rights.id} aria-labelledby={`${rights.id}-heading`}>
              <h2 id={`${rights.id}-heading`}>{rights.heading}</h2>
              <p>{rights.text}</p>
              <p>{rights.more}</p>
            </section>
            <section id={tyres.id} aria-labelledby={`${tyres.id}-heading`}>
              <h2 id={`${tyres.id}-heading`}>{tyres.heading}</h2>
              <p>{tyres.text}</p>
              <div className={proRata}>
                <h3>{tyres.proRata.heading}</h3>
                <p>{tyres.proRata.text}</p>
                <table className={table}>
                  <caption>{tyres.proRata.caption}</caption>
                  <thead>
                    <tr>
                      {tyres.proRata.columns.map((column) => (
                        <th key={column} scope="col">
                          {column}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {tyres.proRata.rows.map(({ left, credit, share }) => (
                      <tr key={left}>
                        <th scope="row">
                          <span>
                            <Tread left={share} />
                            {left}
                          </span>
                        </th>
                        <td>{credit}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
                <p>{tyres.proRata.note}</p>
              </div>
            </section>
            <section id={workmanship.id} aria-labelledby={`${workmanship.id}-heading`}>
              <h2 id={`${workmanship.id}-heading`}>{workmanship.heading}</h2>
              <p className={period}>{workmanship.period}</p>
              <p>{workmanship.text}</p>
              <p>{workmanship.parts}</p>
            </section>
            <section id={covered.id} aria-labelledby={`${covered.id}-heading`}>
              <h2 id={`${covered.id}-heading`}>{covered.heading}</h2>
              <table className={`${table} ${covers}`}>
                <caption>{covered.caption}</caption>
                <thead>
                  <tr>
                    {covered.columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {covered.rows.map(({ what, against, period: time }) => (
                    <tr key={what}>
                      <th scope="row">{what}</th>
                      <td>{against}</td>
                      <td>{time}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            <section id={hazard.id} aria-labelledby={`${hazard.id}-heading`}>
              <h2 id={`${hazard.id}-heading`}>{hazard.heading}</h2>
              <p>{hazard.text}</p>
              <p>{hazard.more}</p>
              <Link to={hazard.link.to}>
                {hazard.link.label}
                <Icon name="arrow" />
              </Link>
            </section>
            <section id={exclusions.id} aria-labelledby={`${exclusions.id}-heading`}>
              <h2 id={`${exclusions.id}-heading`}>{exclusions.heading}</h2>
              <p>{exclusions.lead}</p>
              <ul className={exclusionList} role="list">
                {exclusions.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
            <section id={keep.id} aria-labelledby={`${keep.id}-heading`}>
              <h2 id={`${keep.id}-heading`}>{keep.heading}</h2>
              <FeatureList points={keep.items} ordered={false} />
            </section>
            <section id={claim.id} aria-labelledby={`${claim.id}-heading`}>
              <h2 id={`${claim.id}-heading`}>{claim.heading}</h2>
              <FeatureList points={claim.steps} ordered />
            </section>
          </div>
        </div>
      </div>
      <NextSteps call={warranty.call} related={warranty.related} />
    </>
  );
}
