import { createServer } from 'vite';
import { expect, onTestFinished } from 'vitest';
import { site } from '../../src/publishing/site/site.plugin.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

async function develop(): Promise<string> {
  const server = await createServer({
    configFile: false,
    plugins: [site()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', ws: false },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  await server.listen();
  return new URL(server.resolvedUrls?.local[0] ?? '').origin;
}

clause('DEVELOP-ADDRESSES', 'the server answers as the built site does', async () => {
  const origin = await develop();
  const answers = [];
  for (const [address = ''] of tableOf('DEVELOP-ADDRESSES')) {
    const { status, headers } = await fetch(origin + address, {
      redirect: 'manual',
      headers: { Accept: 'text/html' },
    });
    answers.push([address, `${status} ${headers.get('location') ?? ''}`.trim()]);
  }
  expect(answers).toEqual(tableOf('DEVELOP-ADDRESSES'));
});
