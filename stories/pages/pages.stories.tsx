import airAndFill from '../../src/assets/drawings/airAndFill.svg?drawing';
import repairZones from '../../src/assets/drawings/repairZones.svg?drawing';
import sizeRead from '../../src/assets/drawings/sizeRead.svg?drawing';
import { BrandStrip } from '../../src/pages/home/BrandStrip.tsx';
import { PriceList } from '../../src/pages/home/PriceList.tsx';
import { Figure } from '../../src/pages/services/Figure.tsx';
import { ServicePackages } from '../../src/pages/services/ServicePackages.tsx';
import { YearGauge } from '../../src/pages/services/YearGauge.tsx';
import { CategoryFigure } from '../../src/pages/tyre-category/TyreCategory.tsx';
import type { Story } from '../story.ts';
import { variants } from '../variants.tsx';

export default { title: 'Pages / Pages' };

/** The names of the brands roll by; the box pauses them. */
export const Brands: Story = () => <BrandStrip />;

/** A price list with a long name, a long detail, and words before and after a price. */
export const Prices = variants(PriceList, {
  title: 'Price list',
  basis: 'NZ dollars, GST included unless marked + GST',
  lines: [
    {
      job: 'Brake rotors and pads for one axle, machined and fitted',
      path: '/services/brake-service',
      detail:
        'including pads, cleaning of the calliper slides, a road test, and a note of the thickness that is left',
      before: 'from',
      value: '$1350',
      after: 'per axle',
    },
  ],
});

const basic = {
  id: 'basic',
  name: 'Basic service',
  price: 199,
  gstNote: '+ GST',
  duration: 'about 1–1.5 hours',
  inclusions: ['Oil and filter', 'Brake inspection', 'Fluid checks'],
} as const;

/** Two packages of different length, with an item longer than any on the site. */
export const TwoPackages = variants(ServicePackages, {
  heading: 'Two packages',
  plus: 'Everything in the basic service, plus 2 more',
  book: 'Book the',
  packages: [
    basic,
    {
      ...basic,
      id: 'full',
      name: 'Full service',
      price: 1349,
      extends: 'basic',
      inclusions: [
        'Air filter',
        'Spark plugs if required, the long-life kind that some engines ask for included',
      ],
      mark: 'POPULAR',
    },
  ],
});

/** The life of a battery in years, with a test in each of the last two. */
export const Years = variants(YearGauge, {
  label: 'Five years of a battery',
  due: 'test',
  years: [1, 2, 3, 4, 5].map((year) => ({ year, test: year > 3 })),
});

/** A drawing within a page, with a long caption, and one with words of its own. */
export const Panels = variants(
  Figure,
  {
    svg: repairZones,
    caption:
      'A caption that is long enough to take a second line on a phone, and perhaps a third one, too',
  },
  { svg: airAndFill, words: { fill: '95–98%' }, caption: 'Bars' },
);

/** A drawing with its caption and its signs as a list, from edge to edge. */
export const CategoryFigures = variants(CategoryFigure, {
  svg: sizeRead,
  caption: {
    title: 'From edge to edge',
    text: 'Read from left to right.',
    signs: [
      ['R16', 'short'],
      ['V', 'a meaning that is long enough to take a second line on a desktop, next to its symbol'],
    ],
  },
});
