import type { EventStream } from './event-stream.ts';
import type { Logger } from './runner.ts';

/** Tells which of these sessions, by the hashes of their tokens, still are open. */
type FindOpenSessions = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Milliseconds between two beats. */
export const STANDARD_HEARTBEAT = 5_000;

/**
 * Keeps idle connections open through proxies that close silent ones, and lets readers go whose session is over: they were let in by
 * a token, and would else read on after it was revoked.
 */
export class Heartbeat {
  /** Each with the hash of the token that opened it. */
  readonly #streams = new Map<EventStream, string>();
  readonly #timer: NodeJS.Timeout;
  readonly #findOpenSessions: FindOpenSessions;

  constructor(findOpenSessions: FindOpenSessions, log: Logger, interval: number) {
    this.#findOpenSessions = findOpenSessions;
    this.#timer = setInterval(() => {
      this.#beat().catch((error: unknown) => log.error({ err: error }, 'Looking for ended sessions failed'));
    }, interval).unref();
  }

  add(stream: EventStream, tokenHash: string): void {
    this.#streams.set(stream, tokenHash);
    stream.closed.addEventListener('abort', () => this.#streams.delete(stream), { once: true });
  }

  /** Lets everyone go. */
  close(): void {
    clearInterval(this.#timer);
    for (const stream of this.#streams.keys()) stream.end();
  }

  async #beat(): Promise<void> {
    for (const stream of this.#streams.keys()) stream.beat();
    const asked = [...this.#streams];
    if (asked.length === 0) return;
    const open = await this.#findOpenSessions([...new Set(asked.map(([, tokenHash]) => tokenHash))]);
    for (const [stream, tokenHash] of asked) if (!open.has(tokenHash)) stream.end();
  }
}
