/** Serves a built site as `npm run preview` does, for one test. */
import { preview } from 'vite';
import { onTestFinished } from 'vitest';
import { site } from '../../src/publishing/site/site.plugin.ts';
import { folderWith } from '../documents/folder.ts';

/** A folder with an empty home page and 404 page. */
export const siteFolder = () => folderWith({ 'index.html': '', '404.html': '' });

/** Serves a folder until the test ends; by default that of `siteFolder`. Returns the address of the home page. */
export async function servePreview(folder = siteFolder()): Promise<string> {
  const server = await preview({
    configFile: false,
    plugins: [site()],
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
}
