import { branch } from '../../spec/facts/business.ts';
import { Table } from '../../src/ui/Table.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Table' };

/** Tables that keep their columns at every width: short cells, hours whose rows are links, and ticks. */
export const Layouts: Story = () => (
  <>
    <Table
      caption="Short cells"
      columns={['Oil', 'Change it every']}
      rows={[{ name: 'Mineral', cells: ['5,000km'] }]}
      layout="columns"
    />
    <br />
    <Table
      caption="Hours"
      columns={['Branch', 'Mon–Fri', 'Sat', 'Sun']}
      rows={[branch.sockburn, branch.ferrymead].map(({ name, weekdays, saturday, sunday }) => ({
        name,
        link: `/locations#${name.toLowerCase()}`,
        cells: [weekdays, saturday, sunday],
      }))}
      layout="timetable"
    />
    <br />
    <Table
      caption="Ticks"
      columns={['Branch', 'Tyres', 'WOF']}
      rows={[
        { name: 'Sockburn', cells: [true, true] },
        { name: 'Linwood', cells: [true, false] },
      ]}
      layout="ticks"
    />
  </>
);
Layouts.meta = { shows: 'Short cells' };

/** A comparison on a phone: each row is a small card, with each fact below the name of its column. */
export const CardsOnAPhone: Story = () => (
  <Table
    caption="Two oils"
    columns={['Oil', 'What it is', 'For']}
    rows={[
      { name: 'Semi-synthetic', cells: ['A blend.', 'Everyday cars.'] },
      {
        name: 'Full synthetic',
        cells: ['Flows well when cold, and protects when it is hot.', 'Most newer engines.'],
      },
    ]}
  />
);
CardsOnAPhone.meta = { shows: 'Two oils', width: 'phone' };
