import axleUnderLoad from '../../assets/drawings/axleUnderLoad.svg?drawing';
import bend from '../../assets/drawings/bend.svg?drawing';
import rollOut from '../../assets/drawings/rollOut.svg?drawing';
import sizeRead from '../../assets/drawings/sizeRead.svg?drawing';
import withoutAir from '../../assets/drawings/withoutAir.svg?drawing';
import { FuelSaving } from '../../answers/FuelSaving.tsx';
import { pictures } from '../../assets/pictures.ts';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { Island } from '../../ui/Island.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Points } from '../../ui/Points.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { CategoryFigure } from './CategoryFigure.tsx';
import { Included } from './Included.tsx';
import { TreadBenefits } from './TreadBenefits.tsx';
import { AskForPrice, TyreCategory } from './TyreCategory.tsx';

/** Passenger tyres: what they cost, and how to read the size on a sidewall. */
export function Passenger() {
  const words = tyreCategories['/tyres/passenger'];
  return (
    <TyreCategory
      path="/tyres/passenger"
      picture={{ phone: pictures.passengerPhone, desktop: pictures.passengerDesk }}
      parts={{
        figures: <KeyFigures figures={words.figures} priced />,
        points: <Points points={words.points} layout="rows" />,
        figure: <CategoryFigure caption={words.caption} drawing={<Drawing svg={sizeRead} />} />,
        call: <AskForPrice ready={words.ready} />,
        included: <Included />,
      }}
    />
  );
}

/** 4WD and SUV tyres: three treads, each with what it is good for. */
export function Tyres4wdSuv() {
  const words = tyreCategories['/tyres/4wd-suv'];
  return (
    <TyreCategory
      path="/tyres/4wd-suv"
      picture={{ phone: pictures.allTerrainPhone, desktop: pictures.allTerrainDesk }}
      parts={{
        points: <TreadBenefits points={words.points} />,
        included: <Included also={words.alsoIncluded} />,
        call: <AskForPrice ready={words.ready} />,
      }}
    />
  );
}

/** High performance tyres: a bend on short and on tall sidewalls, from edge to edge. */
export function Performance() {
  const words = tyreCategories['/tyres/performance'];
  return (
    <TyreCategory
      path="/tyres/performance"
      picture={{ phone: pictures.lowProfilePhone, desktop: pictures.lowProfileDesk }}
      parts={{
        points: <Points points={words.points} layout="grid" />,
        figure: <CategoryFigure caption={words.caption} drawing={<Drawing svg={bend} />} />,
        call: <AskForPrice ready={words.ready} />,
        included: <Included also={words.alsoIncluded} />,
      }}
    />
  );
}

/** Commercial and van tyres: how to choose, and where the load goes. */
export function Commercial() {
  const words = tyreCategories['/tyres/commercial'];
  return (
    <TyreCategory
      path="/tyres/commercial"
      picture={{ phone: pictures.commercialPhone, desktop: pictures.commercialDesk }}
      parts={{
        points: <Points points={words.points} layout="rows" />,
        figure: (
          <CategoryFigure caption={words.caption} drawing={<Drawing svg={axleUnderLoad} />} />
        ),
        included: <Included also={words.alsoIncluded} />,
        call: <AskForPrice ready={words.ready} />,
      }}
    />
  );
}

/** Run-flat tyres: how far and how fast. A picture can't show what is inside them, so the banner has a drawing. */
export function RunFlat() {
  const words = tyreCategories['/tyres/run-flat'];
  return (
    <TyreCategory
      path="/tyres/run-flat"
      drawing={<Drawing svg={withoutAir} />}
      parts={{
        figures: <KeyFigures figures={words.figures} priced={false} />,
        points: <Points points={words.points} layout="rows" />,
        call: <AskForPrice ready={words.ready} />,
        included: <Included also={words.alsoIncluded} />,
      }}
    />
  );
}

/** Fuel efficient tyres: the saving in figures, beside why such tyres roll further. */
export function FuelEfficient() {
  const words = tyreCategories['/tyres/fuel-efficient'];
  return (
    <TyreCategory
      path="/tyres/fuel-efficient"
      picture={{ phone: pictures.ecoPhone, desktop: pictures.ecoDesk }}
      parts={{
        figures: <KeyFigures figures={words.figures} priced={false} />,
        call: <AskForPrice ready={words.ready} />,
        figure: <CategoryFigure caption={words.caption} drawing={<Drawing svg={rollOut} />} />,
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
