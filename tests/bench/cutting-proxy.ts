import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** Connections so far, and those that were cut. */
  readonly counts: { opened: number; cut: number };
  close(): Promise<void>;
}

/**
 * A TCP proxy that cuts a share of the connections, in turns before the server has got the request and before the client has got
 * the answer.
 */
export async function startCuttingProxy(port: number, share: number): Promise<CuttingProxy> {
  const counts = { opened: 0, cut: 0 };
  const every = Math.round(1 / share);
  const server = createServer((client) => {
    counts.opened += 1;
    const isCut = counts.opened % every === 0;
    const cutsAnswer = (counts.opened / every) % 2 === 0;
    const upstream = connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    if (isCut) {
      counts.cut += 1;
      (cutsAnswer ? upstream : client).once('data', end);
    }
    if (!isCut || cutsAnswer) client.pipe(upstream);
    if (!isCut) upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
