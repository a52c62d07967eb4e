import { halves } from '../../styles/layout.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';

interface Side {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Two lists side by side that answer a yes-or-no question. */
export function YesNoTable({ yes, no }: { readonly yes: Side; readonly no: Side }) {
  return (
    <div className={halves}>
      {(
        [
          ['yes', yes],
          ['no', no],
        ] as const
      ).map(([verdict, { title, lines }]) => (
        <Card key={verdict} title={title} verdict={verdict === 'yes' ? 'valid' : 'stop'}>
          <CheckList lines={lines} mark={verdict === 'yes' ? 'tick' : 'cross'} inCard />
        </Card>
      ))}
    </div>
  );
}
