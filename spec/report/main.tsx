import { createRoot } from 'react-dom/client';
import type { ReportData } from '../tools/report/types.ts';
import { Report } from './Report.tsx';

/** What the page was made with: the data of the report, and small pictures of pages and stories. */
function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

const app = document.getElementById('app');
if (!app) throw new Error('The document has no place for the report.');
createRoot(app).render(
  <Report
    data={read('report') as ReportData}
    pictures={read('pictures') as Readonly<Record<string, string>>}
  />,
);
