import { CategoryFigure } from '../../src/pages/tyre-category/CategoryFigure.tsx';
import { RollOut } from '../../src/pages/tyre-category/drawings/rollOut.tsx';
import { SizeRead } from '../../src/pages/tyre-category/drawings/sizeRead.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Tyre category' };

/** A drawing with its caption: in a column, and across the page with its signs as a list. */
export const Figures: Story = () => (
  <>
    <CategoryFigure
      drawing={<RollOut />}
      caption={{ title: 'In a column', text: 'One sentence that says what is to be seen.' }}
    />
    <CategoryFigure
      wide
      drawing={<SizeRead />}
      caption={{
        title: 'From edge to edge',
        text: 'Read from left to right.',
        signs: [
          ['R16', 'short'],
          [
            'V',
            'a meaning that is long enough to take a second line on a desktop, next to its symbol',
          ],
        ],
      }}
    />
  </>
);
Figures.meta = { shows: 'From edge to edge' };
