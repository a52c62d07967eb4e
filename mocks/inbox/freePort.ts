import { createServer } from 'node:net';

/** Both addresses of `localhost`: a port may be free on one and belong to another program on the other. */
const hosts = ['127.0.0.1', '::1'];

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL'));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The wanted port or the next free one; `taken` is called with each port that is not free. */
export async function freePort(wanted: number, taken: (port: number) => void): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    const answers = await Promise.all(hosts.map((host) => isFree(port, host)));
    if (answers.every(Boolean)) return port;
    taken(port);
  }
  throw new Error(
    `No free port from ${wanted} to ${wanted + 49}. Close some programs and try again.`,
  );
}
