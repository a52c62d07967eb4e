import { pictures } from '../../src/assets/pictures.ts';
import { Picture } from '../../src/ui/Picture.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Picture' };

/** Two crops; the narrow one is used below 640 px. */
export const TwoCrops: Story = () => (
  <Picture
    alt="A wheel with ten spokes and a red brake calliper"
    sources={[
      { files: pictures.heroPhone, sizes: '100vw', media: '(max-width: 39.99rem)' },
      { files: pictures.heroDesk, sizes: '100vw' },
    ]}
  />
);
TwoCrops.meta = {};
