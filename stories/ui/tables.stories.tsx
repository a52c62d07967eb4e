import { branch } from '../../spec/facts/business.ts';
import { price } from '../../spec/facts/prices.ts';
import { ClosedDays } from '../../src/ui/ClosedDays.tsx';
import { HoursList } from '../../src/ui/HoursList.tsx';
import { KeyFigures } from '../../src/ui/KeyFigures.tsx';
import { Table } from '../../src/ui/Table.tsx';
import { variants } from '../variants.tsx';

export default { title: 'Ui / Tables' };

const { weekdays, saturday, sunday } = branch.ferrymead;

/** Tables that keep their columns at every width: short cells, hours whose rows are links, and ticks. */
export const Layouts = variants(
  Table,
  {
    caption: 'Short cells',
    columns: ['Oil', 'Change it every'],
    rows: [{ name: 'Mineral', cells: ['5,000km'] }],
    layout: 'columns',
  },
  {
    caption: 'Hours',
    columns: ['Branch', 'Mon–Fri', 'Sat', 'Sun'],
    rows: [
      { name: 'Ferrymead', link: '/locations#ferrymead', cells: [weekdays, saturday, sunday] },
    ],
    layout: 'timetable',
  },
  {
    caption: 'Ticks',
    columns: ['Branch', 'Tyres', 'WOF'],
    rows: [
      { name: 'Sockburn', cells: [true, true] },
      { name: 'Linwood', cells: [true, false] },
    ],
    layout: 'ticks',
  },
);

/** A comparison on a phone: each row is a small card, with each fact below the name of its column. */
export const CardsOnAPhone = variants(Table, {
  caption: 'Two oils',
  columns: ['Oil', 'What it is', 'For'],
  rows: [
    { name: 'Semi-synthetic', cells: ['A blend.', 'Everyday cars.'] },
    {
      name: 'Full synthetic',
      cells: ['Flows well when cold, and protects when it is hot.', 'Most newer engines.'],
    },
  ],
});
CardsOnAPhone.meta = { width: 'phone' };

const figures = [
  { label: '2-wheel', value: price.alignmentTwoWheel, note: 'front only' },
  {
    label: '4-wheel',
    before: 'from',
    value: price.alignmentFourWheel,
    note: 'all four',
    mark: 'RECOMMENDED',
  },
  { label: 'Time', before: 'about', value: '1.5', after: 'hours', note: 'while you wait' },
  { label: 'A life in km', value: '40,000–80,000', note: 'a value too long for one column' },
];

/** Two, three and four figures, with notes; and two figures one below the other. */
export const Figures = variants(
  KeyFigures,
  { figures: figures.slice(0, 2) },
  { figures: figures.slice(1) },
  { figures },
  { figures: figures.slice(0, 2), stacked: true },
);

/** Opening hours with open and closed days. */
export const Hours = variants(HoursList, {
  week: {
    weekdays: { opens: '08:00', closes: '17:00' },
    saturday: { opens: '09:00', closes: '15:00' },
    sunday: 'closed',
  },
});

/** Several days on which the owner closes, and one beside a name. */
export const ClosedOn = variants(
  ClosedDays,
  { closed: [{ from: '2026-12-24', until: '2027-01-10', words: 'We’re on our summer break.' }] },
  { closed: [{ from: '2027-03-03', words: 'We count our stock.' }], lead: 'Papanui' },
);
