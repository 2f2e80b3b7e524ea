import {
  IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiAnswer } from './built-client.ts';

/**
 * Calls the API as the page's scripts would: with their token, and the cookies and address of the browser. `app.inject` costs more:
 * it writes each response into a stream, and the memory of a whole document then waits for a collection of all garbage, because V8
 * takes the functions of a stream for long-lived.
 */
export async function callInProcess(
  app: FastifyInstance,
  { raw }: FastifyRequest,
  url: string,
  authorization: string | null,
): Promise<ApiAnswer> {
  if (!url.startsWith('/api/')) throw new Error('The first view calls the API only.');
  const request = new IncomingMessage(raw.socket);
  request.method = 'GET';
  request.url = url;
  const { cookie, 'user-agent': agent, 'x-forwarded-for': client } = raw.headers;
  request.headers = {
    accept: 'application/json',
    authorization: authorization ?? undefined,
    cookie,
    'user-agent': agent,
    'x-forwarded-for': client,
  };
  const response = new KeptResponse(request);
  app.routing(request, response);
  return response.answer;
}

/** Keeps what is sent at once, as JSON is, instead of writing it to a connection. */
class KeptResponse extends ServerResponse {
  readonly answer: Promise<ApiAnswer>;
  #resolve: (answer: ApiAnswer) => void;
  #retryAfter: string | undefined;

  constructor(request: IncomingMessage) {
    super(request);
    const { promise, resolve } = Promise.withResolvers<ApiAnswer>();
    this.answer = promise;
    this.#resolve = resolve;
  }

  override writeHead(
    status: number,
    headers?: string | OutgoingHttpHeaders | readonly OutgoingHttpHeader[],
  ): this {
    this.statusCode = status;
    if (typeof headers === 'object' && 'retry-after' in headers)
      this.#retryAfter = headers['retry-after']?.toString();
    return this;
  }

  override end(body?: unknown): this {
    this.finished = true;
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : '';
    this.#resolve({ status: this.statusCode, text, retryAfter: this.#retryAfter });
    this.emit('finish');
    this.emit('close');
    return this;
  }
}
