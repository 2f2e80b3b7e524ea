import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GetResponseConfig } from '../../server/platform/config.ts';

interface ContactRequest {
  url: string | undefined;
  key: unknown;
  body: unknown;
}

/** A fake GetResponse that records requests and responds with `status`. */
export async function startGetResponse() {
  const requests: ContactRequest[] = [];
  const state = { status: 202 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      requests.push({ url: request.url, key: request.headers['x-auth-token'], body });
      response.writeHead(state.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config: GetResponseConfig = {
    apiKey: 'key',
    baseUrl: `http://127.0.0.1:${port}/v3`,
    campaignId: 'news',
  };
  return {
    config,
    requests,
    answerWith: (status: number) => void (state.status = status),
    reset() {
      requests.length = 0;
      state.status = 202;
    },
    stop: () => void server.close(),
  };
}
