import type { FastifyReply } from 'fastify';
import type { Subscriber } from './event-log.ts';

/** Bytes that may wait in a connection before its reader counts as slow. */
const MOST_WAITING = 256 * 1024;

/**
 * One reader of events over HTTP. A reader that is too slow misses events instead of filling memory; once it has read what waits, it
 * is told so that it can begin afresh.
 */
export class EventStream implements Subscriber {
  readonly #reply: FastifyReply['raw'];
  readonly #closing = new AbortController();
  #behind = false;

  constructor(reply: FastifyReply, caughtUp: () => void) {
    reply.hijack();
    this.#reply = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) this.#reply.setHeader(name, value);
    }
    this.#reply.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Asks a proxy to pass each event on at once.
      'x-accel-buffering': 'no',
    });
    this.#reply.flushHeaders();
    this.#reply.once('close', () => this.#closing.abort());
    this.#reply.on('drain', () => {
      if (this.#behind) caughtUp();
    });
  }

  /** Aborted when the reader has gone, or has been let go. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  send(frame: string): void {
    if (this.#behind || this.closed.aborted) return;
    this.#reply.write(frame);
    this.#behind = this.#reply.writableLength > MOST_WAITING;
  }

  /** Sends what makes up for everything missed. */
  beginAfresh(frame: string): void {
    this.#behind = false;
    this.send(frame);
  }

  beat(): void {
    this.send(': still here\n\n');
  }

  end(): void {
    if (!this.closed.aborted) this.#reply.end();
  }
}
