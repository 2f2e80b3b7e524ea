import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from './errors.ts';
import { problemOfStatus } from '../problem.ts';

/** Times in milliseconds. The defaults of the framework never time out a slow body. */
export interface ConnectionRules {
  /** Until the whole request has arrived; only uploads may take so long. */
  request: number;
  /** Until the body of any other request has arrived. */
  body: number;
  /** Until its headers have arrived. */
  headers: number;
  /** How long a connection may wait for its next request. */
  keepAlive: number;
  /** Between two checks of the timeouts above. */
  checkInterval: number;
  /** The maximum number of connections; further ones are dropped. */
  max: number;
}

export const standardConnections: ConnectionRules = {
  // Enough for 20 MB over a slow line.
  request: 120_000,
  body: 30_000,
  headers: 15_000,
  // Longer than that of reverse proxies, so that they never send to a closing connection.
  keepAlive: 72_000,
  checkInterval: 5_000,
  max: 4_000,
};

export const connectionOptions = (rules: ConnectionRules) => ({
  requestTimeout: rules.request,
  keepAliveTimeout: rules.keepAlive,
  http: { headersTimeout: rules.headers, connectionsCheckingInterval: rules.checkInterval },
  clientErrorHandler: answerInvalidHttp,
});

export function limitConnections(app: FastifyInstance, rules: ConnectionRules): void {
  app.server.maxConnections = rules.max;
}

/**
 * Browsers open connections in advance. The server does not count one without a request as idle, so
 * closing it would wait for the request timeout.
 */
export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}

/** Closes connections whose body trickles in; an upload has the time of a whole request. */
export function limitBodies(app: FastifyInstance, { body }: ConnectionRules): void {
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return;
    // Not a job: only this process has the connection.
    const timer = setTimeout(() => answerInvalidHttp(timedOut, raw.socket), body);
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
    // A call can be answered without its body, such as one of a stranger.
    reply.raw.once('finish', () => clearTimeout(timer));
  });
}

const timedOut = Object.assign(new Error('The body is late.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

const statusOfCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Invalid HTTP never becomes a request, so it is answered on the socket, in the same error format.
 */
function answerInvalidHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify(bodyOf(problemOfStatus(status)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
