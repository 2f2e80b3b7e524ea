import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** A nice value; ten gets a tenth of a contended core. */
const QUERY_PRIORITY = 10;

/** Reads and answers messages in PostgreSQL's wire protocol. */
const port = parentPort;
if (port === null) throw new Error('This file must run as a worker thread.');

yieldToStreams();
const options: PGliteOptions = workerData;
const database = await PGlite.create(options);

port.on('message', (message: Uint8Array | 'close') => {
  if (message === 'close') void database.close().then(() => port.close());
  else port.postMessage(database.execProtocolRawSync(message));
});
port.postMessage('open');

/**
 * Lowers the priority of this thread. On a busy core, the system would otherwise pause the thread that forwards streams until a
 * query ends. Only Linux has priorities by thread.
 */
function yieldToStreams(): void {
  if (process.platform !== 'linux') return;
  const threadId = Number(basename(readlinkSync('/proc/thread-self')));
  setPriority(threadId, QUERY_PRIORITY);
}
