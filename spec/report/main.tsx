import { createRoot } from 'react-dom/client';
import type { ReportData } from '../tools/report/buildReport.ts';
import { Report } from './Report.tsx';
// After the site's styles, so that these take precedence.
import './report.css';

function read(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

const app = document.getElementById('app');
if (!app) throw new Error('The document has no element #app.');
createRoot(app).render(
  <Report
    data={read('report') as ReportData}
    pictures={read('pictures') as Readonly<Record<string, string>>}
  />,
);
