import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, vi } from 'vitest';
import { clause } from '../tools/clause.ts';

for (const name of ['sw.js', 'service-worker.js'])
  clause('HOST-OLD-WORKER', `${name} unregisters itself and reloads both open pages`, async () => {
    const read = (file: string) =>
      readFileSync(path.resolve(import.meta.dirname, '../../src/static', file), 'utf8');
    const events = new Map<string, (event: object) => void>();
    const navigate = vi.fn<(url: string) => void>();
    const open = ['https://shop.example/', 'https://shop.example/faq'];
    const scope = {
      addEventListener: (type: string, run: (event: object) => void) => events.set(type, run),
      skipWaiting: vi.fn<() => void>(),
      registration: { unregister: vi.fn<() => Promise<boolean>>().mockResolvedValue(true) },
      clients: {
        matchAll: ({ type }: ClientQueryOptions) =>
          Promise.resolve(type === 'window' ? open.map((url) => ({ url, navigate })) : []),
      },
    };
    const context = createContext({
      ...scope,
      importScripts: (file: string) => runInContext(read(file), context),
    });
    runInContext(read(name), context);

    events.get('install')?.({});
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    events.get('activate')?.({ waitUntil: resolve });
    await promise;
    await vi.waitFor(() => expect(navigate.mock.calls.flat()).toEqual(open));
    expect(scope.registration.unregister).toHaveBeenCalledOnce();
  });
