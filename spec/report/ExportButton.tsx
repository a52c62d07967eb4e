import { Button } from '../../src/ui/Button.tsx';
import { manualResults } from '../tools/report/manualResults.ts';
import { useReport } from './reportContext.ts';
import { checksName, notesName, useStored } from './stored.ts';

/** Downloads the results of the manual clauses as the file to commit: `spec/manual.json`. */
export function ExportButton() {
  const { data } = useReport();
  const [checks] = useStored(checksName);
  const [notes] = useStored(notesName);
  const results = manualResults(data.clauses, { checks, notes });
  const download = () => {
    const content = { commit: data.commit?.id ?? null, results };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }),
    );
    link.download = 'manual.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button tone="outline" disabled={Object.keys(results).length === 0} onClick={download}>
      Export manual results
    </Button>
  );
}
