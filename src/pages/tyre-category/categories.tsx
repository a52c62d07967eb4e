import axleUnderLoad from '../../assets/drawings/axleUnderLoad.svg?drawing';
import bend from '../../assets/drawings/bend.svg?drawing';
import rollOut from '../../assets/drawings/rollOut.svg?drawing';
import sizeRead from '../../assets/drawings/sizeRead.svg?drawing';
import allTerrain from '../../assets/drawings/treadAllTerrain.svg?drawing';
import highway from '../../assets/drawings/treadHighway.svg?drawing';
import mud from '../../assets/drawings/treadMud.svg?drawing';
import withoutAir from '../../assets/drawings/withoutAir.svg?drawing';
import { FuelSaving } from '../../answers/FuelSaving.tsx';
import { tyreCategories } from '../../content/tyreCategories.ts';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { Island } from '../../ui/Island.tsx';
import { Points } from '../../ui/Points.tsx';
import { TyreCategory } from './TyreCategory.tsx';

/** Passenger tyres: what they cost, and how to read the size on a sidewall. */
export function Passenger() {
  return <TyreCategory path="/tyres/passenger" picture="passenger" figure={sizeRead} />;
}

/** 4WD and SUV tyres: three treads, each with what it is good for. */
export function Tyres4wdSuv() {
  const { points } = tyreCategories['/tyres/4wd-suv'];
  return (
    <TyreCategory path="/tyres/4wd-suv" picture="allTerrain">
      <IllustratedList tall points={points} drawings={[highway, allTerrain, mud]} />
    </TyreCategory>
  );
}

/** High performance tyres: a bend on short and on tall sidewalls, from edge to edge. */
export function Performance() {
  return <TyreCategory path="/tyres/performance" picture="lowProfile" figure={bend} />;
}

/** Commercial and van tyres: how to choose, and where the load goes. */
export function Commercial() {
  return <TyreCategory path="/tyres/commercial" picture="commercial" figure={axleUnderLoad} />;
}

/** Run-flat tyres: how far and how fast. A picture can't show what is inside them, so the banner has a drawing. */
export function RunFlat() {
  return <TyreCategory path="/tyres/run-flat" drawing={withoutAir} />;
}

/** Fuel efficient tyres: the saving in figures, beside why such tyres roll further. */
export function FuelEfficient() {
  return (
    <TyreCategory path="/tyres/fuel-efficient" picture="eco" figure={rollOut}>
      <Points points={tyreCategories['/tyres/fuel-efficient'].points} layout="rows" />
      <Island name="fuel-saving" hydrate="use">
        <FuelSaving />
      </Island>
    </TyreCategory>
  );
}
