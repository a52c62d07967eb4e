import type { ReactNode } from 'react';
import { noBreakHyphens } from './noBreakHyphens.tsx';

interface TitledTextProps {
  readonly title: ReactNode;
  readonly text?: string | undefined;
}

/** A title and the text below it, in a pattern with `mixins.titledTexts`: the words of a point, a step or a card. */
export function TitledText({ title, text }: TitledTextProps) {
  return (
    <>
      <h3>{typeof title === 'string' ? noBreakHyphens(title) : title}</h3>{' '}
      {text ? <p>{noBreakHyphens(text)}</p> : null}
    </>
  );
}
