import path from 'node:path';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build } from 'vite';
import type { ReportData } from './types.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** The script and styles of the report, with all their assets inlined. */
async function bundle(entry: string): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    root: project,
    logLevel: 'warn',
    publicDir: false,
    plugins: [wyw({ prefixer: false }), react()],
    build: {
      write: false,
      target: 'es2024',
      // These browsers have `light-dark()`, whose fallback fails because the header is dark in both schemes.
      cssTarget: ['chrome125', 'firefox125', 'safari18'],
      cssCodeSplit: false,
      modulePreload: false,
      // Inlines all assets, fonts too, because the report is one file.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: entry },
    },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  if (script.length !== 1 || styles.length !== 1) {
    throw new Error(
      `The report was built as ${script.length} scripts and ${styles.length} style sheets instead of one each.`,
    );
  }
  return { script: script.join(''), styles: styles.join('') };
}

/** JSON that a `script` element can contain: a `<` in it could end the element. */
function embed(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * The report as one HTML document, which needs no network.
 *
 * @param entry the module that shows the report
 * @param pictures pictures as `data:` addresses, by the path of the page or the id of the story
 * @throws Error if its script or styles are built as several files
 */
export async function reportPage(
  entry: string,
  data: ReportData,
  pictures: Readonly<Record<string, string>>,
): Promise<string> {
  const bundled = await bundle(entry);
  const script = bundled.script.trim().replaceAll('</script', '<\\/script');
  // The site shows text before its headline font has loaded; the report waits, because the font is in the document.
  const styles = bundled.styles.trim().replaceAll('font-display:optional', 'font-display:block');
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Specification of ${data.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>${styles}</style>
</head>
<body>
<div id="app"></div>
<noscript>This report needs JavaScript. report.json in the same folder has the same data.</noscript>
<script type="application/json" id="report">${embed(data)}</script>
<script type="application/json" id="pictures">${embed(pictures)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}
