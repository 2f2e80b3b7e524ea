import { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { Subscriber } from '../run/event-log.ts';

/** Buffered bytes above which a reader counts as slow. */
const MAX_BUFFERED_BYTES = 256 * 1024;

/**
 * The server-sent events of one reader. Events for a slow reader are dropped instead of filling
 * memory; `caughtUp` is called once its buffer has drained, so that the caller can resync it.
 */
export class EventStream implements Subscriber {
  readonly #reply: FastifyReply['raw'];
  /** The response queues each write for the next tick, its socket does not. A reader in the same process has no socket. */
  readonly #writable: FastifyReply['raw'] | Socket;
  readonly #closing = new AbortController();
  #behind = false;

  constructor(reply: FastifyReply, caughtUp: () => void) {
    reply.hijack();
    this.#reply = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) this.#reply.setHeader(name, value);
    }
    // Without chunks, an event is one write; the last event says that the stream has ended.
    this.#reply.useChunkedEncodingByDefault = false;
    this.#reply.shouldKeepAlive = false;
    this.#reply.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Disables buffering in nginx.
      'x-accel-buffering': 'no',
    });
    this.#reply.flushHeaders();
    this.#reply.once('close', () => this.#closing.abort());
    const { socket } = this.#reply;
    this.#writable = socket instanceof Socket ? socket : this.#reply;
    this.#writable.on('drain', () => {
      if (this.#behind) caughtUp();
    });
  }

  /** Aborted when either side has closed the connection. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  send(frame: string): void {
    if (this.#behind || this.closed.aborted) return;
    this.#writable.write(frame);
    this.#behind = this.#writable.writableLength > MAX_BUFFERED_BYTES;
  }

  /** Resumes sending with a frame that replaces all dropped ones. */
  resync(frame: string): void {
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
