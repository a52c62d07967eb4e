import { Button } from '../../src/ui/Button.tsx';
import { manualResults } from '../tools/report/manualResults.ts';
import { useReport } from './reportContext.ts';
import { notesName, ticksName, useStored } from './stored.ts';

/** Hands over what was ticked as a file: the very one that `spec/manual.json` is. */
export function ExportButton() {
  const { data } = useReport();
  const [ticks] = useStored(ticksName);
  const [notes] = useStored(notesName);
  const download = () => {
    const content = {
      commit: data.commit?.id ?? null,
      ticks,
      results: manualResults(data.clauses, { ticks, notes }),
    };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
    );
    link.download = 'manual.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button tone="outline" disabled={Object.keys(ticks).length === 0} onClick={download}>
      Export what was seen
    </Button>
  );
}
