import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { FileStore } from './file-store.ts';

const PATIENCE = 10_000;
/** Times that a call is repeated when the store is busy. */
const RETRIES = 2;

/**
 * A bucket of any store that speaks S3, addressed by path: so do all of them, with or without a
 * domain for each bucket.
 */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });

  const call = async (method: string, name: string, body?: Buffer): Promise<Buffer | null> => {
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      method,
      body: body ? new Uint8Array(body) : null,
      signal: AbortSignal.timeout(PATIENCE),
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
