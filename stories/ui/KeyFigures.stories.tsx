import { price } from '../../spec/facts/prices.ts';
import { KeyFigures } from '../../src/ui/KeyFigures.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Key figures' };

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
export const Variants: Story = () => (
  <>
    <KeyFigures figures={figures.slice(0, 2)} priced />
    <br />
    <KeyFigures figures={figures.slice(1)} priced={false} />
    <br />
    <KeyFigures figures={figures} priced={false} />
    <br />
    <KeyFigures figures={figures.slice(0, 2)} priced stacked />
  </>
);
Variants.meta = { shows: 'a value too long for one column' };
