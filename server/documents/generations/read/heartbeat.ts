import type { EventStream } from './event-stream.ts';
import type { Logger } from '../run/runner.ts';

/** Returns those of the token hashes whose sessions are still open. */
type FindOpenSessions = (hashes: readonly string[]) => Promise<ReadonlySet<string>>;

/** Milliseconds between two beats. */
export const STANDARD_HEARTBEAT = 5_000;

/**
 * Prevents proxies from closing idle streams, and closes the streams of ended sessions, because a
 * stream is only authenticated when it opens.
 */
export class Heartbeat {
  /** Streams with the hash of the token that opened them. */
  readonly #streams = new Map<EventStream, string>();
  readonly #timer: NodeJS.Timeout;
  readonly #findOpenSessions: FindOpenSessions;

  constructor(findOpenSessions: FindOpenSessions, log: Logger, interval: number) {
    this.#findOpenSessions = findOpenSessions;
    // Not a job: every process has streams of its own.
    this.#timer = setInterval(() => {
      this.#beat().catch((error: unknown) => log.error({ err: error }, 'Checking for ended sessions failed'));
    }, interval).unref();
  }

  add(stream: EventStream, tokenHash: string): void {
    this.#streams.set(stream, tokenHash);
    stream.closed.addEventListener('abort', () => this.#streams.delete(stream), { once: true });
  }

  /** Closes every stream. */
  close(): void {
    clearInterval(this.#timer);
    for (const stream of this.#streams.keys()) stream.end();
  }

  async #beat(): Promise<void> {
    for (const stream of this.#streams.keys()) stream.beat();
    const checked = [...this.#streams];
    if (checked.length === 0) return;
    const open = await this.#findOpenSessions([...new Set(checked.map(([, tokenHash]) => tokenHash))]);
    for (const [stream, tokenHash] of checked) if (!open.has(tokenHash)) stream.end();
  }
}
