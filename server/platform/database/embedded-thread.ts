import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** Reads and answers messages in PostgreSQL's wire protocol. */
const port = parentPort;
if (port === null) throw new Error('This file must run as a worker thread.');

const options: PGliteOptions = workerData;
const database = await PGlite.create(options);

port.on('message', (message: Uint8Array | 'close') => {
  if (message === 'close') void database.close().then(() => port.close());
  else port.postMessage(database.execProtocolRawSync(message));
});
port.postMessage('open');
