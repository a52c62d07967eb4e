import { fitting } from '../../content/tyreCategories.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

interface IncludedProps {
  /** What fitting includes for this category only. */
  readonly also?: readonly string[];
}

/** What fitting includes, and what the price includes (specification, section 2: Tyre category pages). */
export function Included({ also }: IncludedProps) {
  return (
    <Card title={fitting.heading} level="h2" below={noBreakHyphens(fitting.price)}>
      <CheckList lines={[...fitting.lines, ...(also ?? [])]} inCard />
    </Card>
  );
}
