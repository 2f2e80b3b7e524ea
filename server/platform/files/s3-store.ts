import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { FileStore } from './file-store.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;
/** For a file of up to 100 MB. */
const FILE_TIMEOUT = 120_000;
/** Retries if the store is busy. */
const RETRIES = 2;
const RETRY_DELAY = 50;

interface Sent {
  /** Begins the body, once for each attempt. */
  body?: () => BodyInit;
  headers?: Record<string, string>;
  timeout?: number;
  /** Whether 404 means that a file is missing, and not the bucket. */
  canMiss: boolean;
}

/**
 * A bucket of an S3-compatible store, addressed by path, because every such store supports that.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  const call = async (method: string, name: string, sent: Sent): Promise<Response | null> => {
    for (let attempt = 0; ; attempt += 1) {
      const request = await client.sign(`${endpoint}/${bucket}/${name}`, {
        method,
        body: sent.body?.() ?? null,
        headers: sent.headers ?? {},
        signal: AbortSignal.timeout(sent.timeout ?? TIMEOUT),
      });
      const response = await fetch(request);
      if (response.ok) return response;
      await response.body?.cancel();
      if (response.status === 404 && sent.canMiss) return null;
      const isBusy = response.status >= 500 || response.status === 429;
      if (!isBusy || attempt === RETRIES)
        throw new Error(`The file store answered ${response.status} to ${method}.`);
      await delay(RETRY_DELAY * 2 ** attempt);
    }
  };

  return {
    async put(name, bytes) {
      await call('PUT', name, { body: () => new Uint8Array(bytes), canMiss: false });
    },
    async get(name) {
      const response = await call('GET', name, { canMiss: true });
      return response && Buffer.from(await response.arrayBuffer());
    },
    async putFile(name, file) {
      const { size } = await file.stat();
      await call('PUT', name, {
        // A stream has no length of its own, and stores reject a body without one.
        headers: { 'content-length': String(size) },
        body: () => bodyOf(file.createReadStream({ start: 0, autoClose: false })),
        timeout: FILE_TIMEOUT,
        canMiss: false,
      });
    },
    async open(name) {
      const response = await call('GET', name, { timeout: FILE_TIMEOUT, canMiss: true });
      if (!response?.body) return null;
      const size = response.headers.get('content-length');
      return { size: size === null ? null : Number(size), stream: Readable.from(chunksOf(response.body)) };
    },
    async copy(name, to) {
      const headers = { 'x-amz-copy-source': `/${bucket}/${name}` };
      const response = await call('PUT', to, { headers, timeout: FILE_TIMEOUT, canMiss: true });
      // The store may answer 200 before it copies, and tell a failure in the body.
      if ((await response?.text())?.includes('<Error>'))
        throw new Error('The file store could not copy a file.');
      return response !== null;
    },
    async remove(name) {
      await call('DELETE', name, { canMiss: true });
    },
  };
}

/** The bytes of a file as they are read, so that no upload is held in memory. */
function bodyOf(file: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>> = file[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => void file.destroy(),
  });
}

/** The bytes of an answer as they arrive, so that no download is held in memory; a reader that leaves ends it. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}
