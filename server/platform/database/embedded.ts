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
 * PGlite in a worker thread, so that queries do not block streams. The client speaks PostgreSQL's
 * protocol over its one connection. If the thread crashes, so does the process; committed data is
 * in the folder.
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

/** The socket that the client uses, connected to the thread. */
class ThreadSocket extends Duplex {
  /** The client sends its closing message only to an open socket. */
  readonly readyState = 'open';
  readonly #thread: Worker;

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
    thread.on('message', this.#receive);
  }

  // Under `node --watch` the thread also posts the names of the files that it loads.
  readonly #receive = (message: Uint8Array<ArrayBuffer> | object): void => {
    if (!(message instanceof Uint8Array)) return;
    this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  };

  override _read(): void {
    // The thread pushes its responses.
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
