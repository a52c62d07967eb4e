import { css } from 'linaria';
import { useEffect, useRef } from 'react';
import { Button } from '../../src/ui/Button.tsx';
import { Link } from '../../src/ui/Link.tsx';
import type { Story } from '../story.ts';
import { OnSurface, row, type Surface } from '../surfaces.tsx';

export default { title: 'Styles / Focus' };

const field = css`
  display: grid;
  gap: 0.35rem;
  justify-items: start;

  input {
    min-block-size: 3rem;
    padding-inline: 0.75rem;
    border: 1px solid currentcolor;
    background: none;
  }
`;

/** A surface with one of each kind of element that takes the focus; the button has it. */
function FocusedOn({ surface }: { readonly surface: Surface }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.querySelector('button')?.focus(), []);
  return (
    <OnSurface surface={surface}>
      <div ref={start} className={row}>
        <Button tone="outline">Press Tab</Button>
        <Button>Book Now</Button>
        <Link to="/tyres">A link</Link>
      </div>
      <label className={field}>
        A field
        <input type="text" />
      </label>
    </OnSurface>
  );
}

/** The ring is yellow and black, so that one of the two is visible on every surface. */
export const OnThePage: Story = () => <FocusedOn surface="page" />;

export const OnADarkSurface: Story = () => <FocusedOn surface="dark" />;
