import { css } from 'linaria';
import { FuelSaving } from '../../answers/FuelSaving.tsx';
import { pictures } from '../../assets/pictures.ts';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { media, space, tracks } from '../../styles/tokens.ts';
import { WithoutAir } from '../../ui/drawing/runFlat.tsx';
import { Island } from '../../ui/Island.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Points } from '../../ui/Points.tsx';
import { CategoryFigure } from './CategoryFigure.tsx';
import { Bend } from './drawings/bend.tsx';
import { AxleUnderLoad } from './drawings/load.tsx';
import { RollOut } from './drawings/rollOut.tsx';
import { SizeRead } from './drawings/sizeRead.tsx';
import { Included } from './Included.tsx';
import { TreadBenefits } from './TreadBenefits.tsx';
import { AskForPrice, TyreCategory } from './TyreCategory.tsx';

/* Prices and benefits beside the contact options, then the sidewall from edge to edge. */
const passenger = css`
  /* The dark surface meets the next section without a gap. */
  padding-block-end: 0;

  ${media.tablet} {
    grid-template-areas: 'figures figures' 'points points' 'call included' 'figure figure';
  }

  ${media.desktop} {
    grid-template-areas: 'figures call' 'points call' 'points included' 'figure figure';
    grid-template-rows: auto auto 1fr auto;

    > [data-part='call'] {
      display: block;
    }
  }
`;

/** Passenger tyres: what they cost, and how to read the size on a sidewall. */
export function Passenger() {
  const words = tyreCategories['/tyres/passenger'];
  return (
    <TyreCategory
      path="/tyres/passenger"
      picture={{ phone: pictures.passengerPhone, desktop: pictures.passengerDesk }}
      layout={passenger}
      parts={{
        figures: <KeyFigures figures={words.figures} priced={words.priced} />,
        points: <Points points={words.points} layout="rows" />,
        call: <AskForPrice ready={words.ready} />,
        included: <Included />,
        figure: <CategoryFigure caption={words.caption} drawing={<SizeRead />} layout="wide" />,
      }}
    />
  );
}

const fourWheelDrive = css`
  ${media.tablet} {
    grid-template-areas: 'points points' 'included call';
  }
`;

/** 4WD and SUV tyres: three treads, each with what it is good for. */
export function Tyres4wdSuv() {
  const words = tyreCategories['/tyres/4wd-suv'];
  return (
    <TyreCategory
      path="/tyres/4wd-suv"
      picture={{ phone: pictures.allTerrainPhone, desktop: pictures.allTerrainDesk }}
      layout={fourWheelDrive}
      parts={{
        points: <TreadBenefits points={words.points} />,
        included: <Included also={words.alsoIncluded} />,
        call: <AskForPrice ready={words.ready} />,
      }}
    />
  );
}

const performance = css`
  ${media.tablet} {
    grid-template-areas: 'points points' 'figure figure' 'call included';
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.narrowWide};
  }
`;

/** High performance tyres: a bend on short and on tall sidewalls, from edge to edge. */
export function Performance() {
  const words = tyreCategories['/tyres/performance'];
  return (
    <TyreCategory
      path="/tyres/performance"
      picture={{ phone: pictures.lowProfilePhone, desktop: pictures.lowProfileDesk }}
      layout={performance}
      parts={{
        points: <Points points={words.points} layout="grid" />,
        figure: (
          <CategoryFigure caption={words.caption} drawing={<Bend />} layout="wideAfterCaption" />
        ),
        call: <AskForPrice ready={words.ready} />,
        included: <Included also={words.alsoIncluded} />,
      }}
    />
  );
}

/* The drawing beside the list, then what is included from edge to edge. */
const commercial = css`
  /* The dark surface meets the next section without a gap. */
  padding-block-end: 0;

  ${media.tablet} {
    grid-template-areas: 'figure figure' 'points points' 'included included';
  }

  ${media.desktop} {
    grid-template-areas: 'figure points' 'included included';
  }
`;

/** Commercial and van tyres: where the load goes, beside how to choose. */
export function Commercial() {
  const words = tyreCategories['/tyres/commercial'];
  return (
    <TyreCategory
      path="/tyres/commercial"
      picture={{ phone: pictures.commercialPhone, desktop: pictures.commercialDesk }}
      layout={commercial}
      parts={{
        figure: (
          <CategoryFigure caption={words.caption} drawing={<AxleUnderLoad />} layout="panel" />
        ),
        points: <Points points={words.points} />,
        included: <Included also={words.alsoIncluded} wide />,
      }}
      end={<AskForPrice ready={words.ready} />}
    />
  );
}

const runFlat = css`
  /* The dark surface meets the next section without a gap. */
  padding-block-end: 0;

  ${media.tablet} {
    grid-template-areas: 'figures figures' 'points points' 'call call' 'included included';
  }

  ${media.desktop} {
    grid-template-areas: 'figures figures' 'points call' 'included included';

    /* The banner's drawing is above it. */
    > [data-part='figures'] {
      margin-block-start: calc(-1 * ${space.huge});
    }

    > [data-part='call'] {
      display: block;
    }
  }
`;

/** Run-flat tyres: how far and how fast. A picture can't show what is inside them, so the banner has a drawing. */
export function RunFlat() {
  const words = tyreCategories['/tyres/run-flat'];
  return (
    <TyreCategory
      path="/tyres/run-flat"
      drawing={<WithoutAir />}
      layout={runFlat}
      parts={{
        figures: <KeyFigures figures={words.figures} priced={false} />,
        points: <Points points={words.points} layout="rows" />,
        call: <AskForPrice ready={words.ready} />,
        included: <Included also={words.alsoIncluded} wide />,
      }}
    />
  );
}

const fuelEfficient = css`
  ${media.tablet} {
    grid-template-areas: 'figures figures' 'call call' 'figure figure' 'points points' 'included included';
  }

  ${media.desktop} {
    grid-template-areas: 'figure figures' 'figure call' 'points included';

    > [data-part='figures'] {
      margin-block: 0 calc(-1 * ${space.xxl});
    }
  }
`;

/** Fuel efficient tyres: the saving in figures, beside why such tyres roll further. */
export function FuelEfficient() {
  const words = tyreCategories['/tyres/fuel-efficient'];
  return (
    <TyreCategory
      path="/tyres/fuel-efficient"
      picture={{ phone: pictures.ecoPhone, desktop: pictures.ecoDesk }}
      layout={fuelEfficient}
      parts={{
        figures: <KeyFigures figures={words.figures} priced={false} stacked />,
        call: <AskForPrice ready={words.ready} />,
        figure: (
          <CategoryFigure caption={words.caption} drawing={<RollOut />} layout="panelToEdges" />
        ),
        points: (
          <>
            <Points points={words.points} layout="rows" />
            <Island name="fuel-saving" hydrate="use">
              <FuelSaving />
            </Island>
          </>
        ),
        included: <Included also={words.alsoIncluded} />,
      }}
    />
  );
}
