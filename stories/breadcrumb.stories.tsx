import { css } from 'linaria';
import { Breadcrumb } from '../src/sections/Breadcrumb.tsx';
import { OnGround } from './grounds.tsx';
import type { Story } from './story.ts';

const narrow = css`
  max-inline-size: 15rem;
`;

/** Three levels deep: the page itself is not a link. */
export const Deep: Story = () => (
  <OnGround ground="asphalt">
    <Breadcrumb path="/services/wheel-alignment" />
  </OnGround>
);
Deep.meta = { path: '/services/wheel-alignment' };

/** It breaks between pages where the line is full. */
export const Narrow: Story = () => (
  <div className={narrow}>
    <OnGround ground="asphalt">
      <Breadcrumb path="/tyres/commercial" />
    </OnGround>
  </div>
);
Narrow.meta = { path: '/tyres/commercial' };
