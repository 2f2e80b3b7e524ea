import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { PGliteOptions } from '@electric-sql/pglite';
import postgres, { type Sql } from 'postgres';

export interface Embedded {
  client: Sql;
  close(): Promise<void>;
}

/**
 * PGlite in a thread of its own, spoken to as a PostgreSQL server over its one connection: a query
 * takes its time there, and no stream waits for it here. Should the thread die, so does the
 * process; what it had answered is in the folder.
 */
export async function startEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<Embedded> {
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), { workerData: options });
  await once(thread, 'message');
  const settings = {
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    max_lifetime: null,
    onnotice: () => {},
    socket: () => new ThreadSocket(thread),
  };
  const client = postgres(settings);
  return {
    client,
    async close() {
      await client.end({ timeout: 5 });
      const exited = once(thread, 'exit');
      thread.postMessage('close');
      await exited;
    },
  };
}

/** What the client takes for its connection to a server. */
class ThreadSocket extends Duplex {
  /** The client says good-bye to an open socket only. */
  readonly readyState = 'open';
  readonly #thread: Worker;

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
    thread.on('message', this.#receive);
  }

  // Under `node --watch` the thread also tells of the files that it loads.
  readonly #receive = (message: Uint8Array<ArrayBuffer> | object): void => {
    if (!(message instanceof Uint8Array)) return;
    this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  };

  override _read(): void {
    // What the thread answers comes by itself.
  }

  override _write(message: Buffer, _: BufferEncoding, done: () => void): void {
    this.#thread.postMessage(message);
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#thread.off('message', this.#receive);
    done(error);
  }
}
