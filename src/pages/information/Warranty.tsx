import { css } from 'linaria';
import { warranty } from '../../content/warranty.ts';
import { container, overBanner, stack } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, media, size, space } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Chapters } from '../../ui/Chapters.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { NumberedLinks } from '../../ui/NumberedLinks.tsx';
import { Table } from '../../ui/Table.tsx';
import { Points } from '../../ui/Points.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { SectionGroup } from '../../ui/Section.tsx';
import { Note } from '../../ui/Note.tsx';

const contents = css`
  :where(h2) {
    margin-block-end: ${space.xs};
    font-size: ${size.lead};
  }

  ${mixins.shownWhole}
  ${mixins.notInPrint}
`;

/** The blocks are the remaining tread. */
const treadStyles = css`
  display: inline-block;
  vertical-align: middle;
  inline-size: 3rem;
  /* A maximum in percent counts as no width in a table, and the name would reach into the next column. */
  max-inline-size: none;
  margin-inline-end: ${space.xs};
  fill: ${color.ink};

  /* Beside it, 'Three quarters' would break. */
  ${media.phone} {
    display: block;
  }

  /* The worn part of a block. */
  :where([data-worn]) {
    fill: none;
    stroke: currentcolor;
  }
`;

/** A tyre's tread from the side, worn down to the quarters left. */
function Tread({ left }: { readonly left: number }) {
  return (
    <svg
      className={treadStyles}
      viewBox="0 0 120 56"
      strokeWidth="2.5"
      strokeDasharray="5 4"
      aria-hidden="true"
    >
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

const { rights, tyres, workmanship, covered, hazard, exclusions, keep, claim } = warranty;
const { proRata } = tyres;

/**
 * The sections of the agreement, in its order. A function, because the build makes what stands outside of one when it
 * reads the styles, and warns of elements there.
 */
const chaptersInOrder = () => [
  {
    ...rights,
    content: (
      <>
        <p>{rights.text}</p>
        <p>{rights.more}</p>
      </>
    ),
  },
  {
    ...tyres,
    content: (
      <>
        <p>{noBreakHyphens(tyres.text)}</p>
        <h3>{proRata.heading}</h3>
        <p>{proRata.text}</p>
        <Table
          caption={proRata.caption}
          columns={proRata.columns}
          rows={proRata.rows.map(({ left, credit, share }) => ({
            name: left,
            drawing: <Tread left={share} />,
            cells: [credit],
          }))}
          layout="columns"
        />
        <Note>{proRata.note}</Note>
      </>
    ),
  },
  { ...workmanship, content: <p>{workmanship.text}</p> },
  {
    ...covered,
    content: <Table caption={covered.caption} columns={covered.columns} rows={covered.rows} />,
  },
  {
    ...hazard,
    content: (
      <>
        <p>{hazard.text}</p>
        <p>{hazard.more}</p>
        <ArrowLink {...hazard.link} />
      </>
    ),
  },
  {
    ...exclusions,
    content: (
      <>
        <p>{exclusions.lead}</p>
        <CheckList lines={exclusions.items} mark="cross" columns={2} />
      </>
    ),
  },
  {
    ...keep,
    content: (
      <>
        <p>{keep.lead}</p>
        <Points points={keep.items} layout="rows" />
      </>
    ),
  },
  { ...claim, content: <Points points={claim.steps} numbered="numbers" /> },
];

/** The warranty, as an agreement in eight numbered sections (specification, section 2, Warranty; D30). */
export function Warranty() {
  const chapters = chaptersInOrder();
  return (
    <>
      <PageBanner path="/warranty" words={warranty} picture="warranty" />
      <div className={container}>
        <div className={overBanner}>
          <KeyFigures figures={warranty.figures} />
        </div>
      </div>
      <SectionGroup tone="plain">
        <div className={stack}>
          <nav className={contents} aria-labelledby="contents">
            <h2 id="contents">{warranty.contents}</h2>
            <NumberedLinks links={chapters.map(({ id, heading }) => ({ id, label: heading }))} />
          </nav>
          <Chapters chapters={chapters} numbered />
        </div>
      </SectionGroup>
      <NextSteps call={warranty.call} related={warranty.related} />
    </>
  );
}
