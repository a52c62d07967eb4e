/** An island that fails in the way that `data-fails` of its container names: a form, or the search for a branch. */
import { useEffect, useState, type ReactNode } from 'react';
import { hydrateIsland } from '../../src/app/islands/hydrateIsland.tsx';
import { Nearest } from '../../src/branches/nearest/Nearest.tsx';
import { bothForms } from '../submission/bothForms.tsx';

/** When a component can throw an error. */
export type Failure = 'first render' | 'effect' | 'later render';

interface FailingProps {
  readonly fails?: Failure | undefined;
  readonly children: ReactNode;
}

/** A part of a page that fails when it renders, in an effect, or when its Break button is pressed. */
export function Failing({ fails, children }: FailingProps) {
  const [isLater, setLater] = useState(false);
  const fail = (at: Failure) => {
    if (fails === at) throw new Error('planted');
  };
  fail('first render');
  if (isLater) fail('later render');
  useEffect(() => fail('effect'));
  return (
    <div>
      <button type="button" onClick={() => setLater(true)}>
        Break
      </button>
      {children}
    </div>
  );
}

export const hydrate = (container: HTMLElement, onBroken: () => void) => {
  const { form, fails } = container.dataset;
  const element = bothForms.find(({ name }) => name === form)?.element() ?? <Nearest />;
  return hydrateIsland(container, <Failing fails={fails as Failure}>{element}</Failing>, onBroken);
};
