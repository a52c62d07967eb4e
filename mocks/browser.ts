import type { RequestHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { createFormEndpoint } from './formEndpoint.ts';

/**
 * Starts the mock form endpoint, which answers in this page through a service worker.
 *
 * @param unhandled `error` makes a request to any other host fail (tests); `bypass` lets it go (development)
 */
export async function startBrowserMocks(address: string, unhandled: 'error' | 'bypass') {
  const endpoint = createFormEndpoint(address, import.meta.env.VITE_FORM_HONEYPOT);
  const worker = await startWorker(endpoint.handlers, unhandled);
  return { endpoint, stop: () => worker.stop() };
}

/** Starts the service worker that answers the page's requests by these handlers. */
export async function startWorker(
  handlers: readonly RequestHandler[],
  unhandled: 'error' | 'bypass',
): Promise<SetupWorker> {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      // The page's own modules come from its own server, so only requests to other hosts are errors.
      if (unhandled === 'error' && new URL(request.url).origin !== location.origin) print.error();
    },
  });
  return worker;
}
