import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { FileStore } from './file-store.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;
/** Retries if the store is busy. */
const RETRIES = 2;

/**
 * A bucket of an S3-compatible store, addressed by path, because every such store supports that.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  const call = async (method: string, name: string, body?: Buffer): Promise<Buffer | null> => {
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      body: body ? new Uint8Array(body) : null,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const answer = Buffer.from(await response.arrayBuffer());
    if (response.status === 404 && method !== 'PUT') return null;
    if (!response.ok) throw new Error(`The file store answered ${response.status} to ${method}.`);
    return answer;
  };

  return {
    async put(name, bytes) {
      await call('PUT', name, bytes);
    },
    get: (name) => call('GET', name),
    async remove(name) {
      await call('DELETE', name);
    },
  };
}
