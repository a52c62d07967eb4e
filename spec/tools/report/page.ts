import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build } from 'vite';
import type { ReportData } from './types.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** The report's script and styles, with everything that they name inside them. */
async function bundle(): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    root: project,
    logLevel: 'warn',
    publicDir: false,
    plugins: [wyw({ prefixer: false }), react()],
    build: {
      write: false,
      target: 'es2024',
      // Its header is dark in both schemes, which only `light-dark()` itself gets right.
      cssTarget: ['chrome125', 'firefox125', 'safari18'],
      cssCodeSplit: false,
      modulePreload: false,
      // Fonts too: the report has no other file.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: path.join(project, 'spec/report/main.tsx') },
    },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  if (script.length !== 1 || styles.length !== 1) {
    throw new Error(`The report is ${script.length} scripts and ${styles.length} sheets, not one.`);
  }
  return { script: script.join(''), styles: styles.join('') };
}

/** JSON inside a `script` element, where `<` could end it. */
function embed(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The report as one HTML document. Its own policy forbids every request, so that what it shows is in it.
 *
 * @param pictures pictures of pages by path and of stories by id, as `data:` addresses.
 * @throws Error when its script or its styles come in more than one piece.
 */
export async function reportPage(
  data: ReportData,
  pictures: Readonly<Record<string, string>>,
): Promise<string> {
  const bundled = await bundle();
  const script = bundled.script.trim().replaceAll('</script', '<\\/script');
  // The site paints before its headline face has come; here it is in the document.
  const styles = bundled.styles.trim().replaceAll('font-display:optional', 'font-display:block');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Specification of ${data.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>${styles}</style>
</head>
<body>
<div id="app"></div>
<noscript>This report is drawn by script. report.json beside it holds the same as data.</noscript>
<script type="application/json" id="report">${embed(data)}</script>
<script type="application/json" id="pictures">${embed(pictures)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}
