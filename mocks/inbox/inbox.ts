import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getResponse, HttpResponse } from 'msw';
import { createFormEndpoint, thanksPage, type FormEndpoint } from '../formEndpoint.ts';
import { isReplyName } from '../replies.ts';
import { inboxPage } from './page.ts';

/** A running inbox: the form endpoint over real HTTP, on its own port. */
export type Inbox = Awaited<ReturnType<typeof startInbox>>;

/** The path of the page that shows the inbox. */
export const inboxPath = '/__inbox';

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  // A browser that uses the inbox as its proxy sends the whole address.
  const address = url.startsWith('/') ? `http://${headers.host ?? 'localhost'}${url}` : url;
  return new Request(address, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as const),
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: await buffer(incoming) }),
  });
}

/** Sends a response over the connection, and breaks the connection where the response breaks. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.socket?.resetAndDestroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    for await (const chunk of response.body ?? []) outgoing.write(chunk);
    outgoing.end();
  } catch {
    outgoing.socket?.resetAndDestroy();
  }
}

async function answer(request: Request, endpoint: FormEndpoint): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  if (pathname === inboxPath && request.method === 'POST') {
    // Any page that the visitor has open could post here, so only the inbox's own form is accepted.
    if ((request.headers.get('Origin') ?? origin) !== origin)
      return new Response('Only the page of the inbox can set the answer.', { status: 403 });
    const reply = (await request.formData()).get('reply');
    if (!isReplyName(reply)) return new Response('There is no such answer.', { status: 400 });
    endpoint.reply = reply;
    return new Response(null, { status: 303, headers: { Location: inboxPath } });
  }
  if (pathname === inboxPath)
    return HttpResponse.html(inboxPage(endpoint), { headers: { 'Cache-Control': 'no-store' } });
  if (pathname === '/__thanks') return thanksPage();
  const response = await getResponse(endpoint.handlers, request);
  return response ?? new Response('There is no such page.', { status: 404 });
}

/**
 * Starts the inbox.
 *
 * @param address the endpoint's address; requests to its path are answered as a form service would
 * @param port 0 chooses any free one
 * @param honeypot the value of `VITE_FORM_HONEYPOT`, if it is set
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function startInbox(address: string, port: number, honeypot?: string) {
  const endpoint = createFormEndpoint(address, honeypot);
  const server = createServer((incoming, outgoing) => {
    toRequest(incoming)
      .then((request) => answer(request, endpoint))
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        outgoing.destroy();
        console.error(error);
      });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    endpoint,
    port: (server.address() as AddressInfo).port,
    close(): Promise<void> {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      return closed;
    },
  };
}
