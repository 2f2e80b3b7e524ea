import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { bodyOf } from './errors.ts';
import { problemOfStatus } from '../problem.ts';

/** Times in milliseconds. The framework's own defaults never end a slow body. */
export interface ConnectionRules {
  /** Until a request has arrived whole. */
  request: number;
  /** Until its headers have arrived. */
  headers: number;
  /** How long a connection may wait for its next request. */
  keepAlive: number;
  /** How often the two first are looked at. */
  checkEvery: number;
  /** Connections at once; the next one is dropped. */
  most: number;
}

export const standardConnections: ConnectionRules = {
  // Twenty megabytes over a slow line.
  request: 120_000,
  headers: 15_000,
  // Longer than the proxies before us keep theirs, so that they never send into a closing one.
  keepAlive: 72_000,
  checkEvery: 5_000,
  most: 4_000,
};

export const connectionOptions = (rules: ConnectionRules) => ({
  requestTimeout: rules.request,
  keepAliveTimeout: rules.keepAlive,
  http: { headersTimeout: rules.headers, connectionsCheckingInterval: rules.checkEvery },
  clientErrorHandler: answerUnreadable,
});

export function limitConnections(app: FastifyInstance, rules: ConnectionRules): void {
  app.server.maxConnections = rules.most;
}

/**
 * A browser opens connections ahead of need. To the server one that has never said anything is not
 * idle but about to speak, and a stop would wait for it until the request time is over.
 */
export function dropSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
  });
}

const statusOfCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * What is no HTTP never becomes a request, so it is answered on the socket, in the error form too.
 */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify(bodyOf(problemOfStatus(status)));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
