import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { FileStore } from './file-store.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;
/** For a file of up to 100 MB. */
const FILE_TIMEOUT = 120_000;
/** Retries if the store is busy. */
const RETRIES = 2;

/**
 * A bucket of an S3-compatible store, addressed by path, because every such store supports that.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  const call = async (
    method: string,
    name: string,
    body?: Buffer,
    timeout = TIMEOUT,
  ): Promise<Response | null> => {
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      body: body ? new Uint8Array(body) : null,
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404 && method !== 'PUT') return null;
    throw new Error(`The file store answered ${response.status} to ${method}.`);
  };
  const read = async (name: string, timeout?: number): Promise<Buffer | null> => {
    const response = await call('GET', name, undefined, timeout);
    return response && Buffer.from(await response.arrayBuffer());
  };

  return {
    async put(name, bytes) {
      await call('PUT', name, bytes);
    },
    get: (name) => read(name),
    async putFile(name, file) {
      const bytes = await buffer(file.createReadStream({ start: 0, autoClose: false }));
      await call('PUT', name, bytes, FILE_TIMEOUT);
    },
    async open(name) {
      const response = await call('GET', name, undefined, FILE_TIMEOUT);
      if (!response?.body) return null;
      const size = Number(response.headers.get('content-length'));
      return { size, stream: Readable.from(chunksOf(response.body)) };
    },
    async copy(name, to) {
      const bytes = await read(name, FILE_TIMEOUT);
      if (bytes === null) return false;
      await call('PUT', to, bytes, FILE_TIMEOUT);
      return true;
    },
    async remove(name) {
      await call('DELETE', name);
    },
  };
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
