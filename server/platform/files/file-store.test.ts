import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, type ReadStream, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openFileStore } from './open-file-store.ts';
import { openTemporaryFile } from './temporary-file.ts';

const s3 = { bucket: 'photos', region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'secret' };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The signature of a request, computed as Amazon's documentation describes. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, url, '', lines.join(''), names, payload].join('\n');
  const time = String(headers['x-amz-date']);
  const day = time.slice(0, 8);
  const scope = `${day}/${s3.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, s3.region, 's3', 'aws4_request'].reduce(
    (before: string | Buffer, part) => hmac(before, part),
    `AWS4${s3.secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex');
}

const objects = new Map<string, Buffer>();
let busy = 0;
let copyFails = false;
let saysSize = true;
const bucket = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => {
    parts.push(part);
    bucket.emit('part');
  });
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const given = /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1];
    if (given !== signatureOf(request)) return response.writeHead(403).end();
    if (busy > 0) {
      busy -= 1;
      return response.writeHead(503).end();
    }
    if (method === 'PUT' && request.headers['transfer-encoding'] !== undefined)
      return response.writeHead(411).end();
    const from = headers['x-amz-copy-source'];
    if (method === 'PUT' && from !== undefined) {
      const original = objects.get(String(from));
      if (original === undefined) return response.writeHead(404).end('<Error/>');
      objects.set(url, original);
      return response.writeHead(200).end(copyFails ? '<Error></Error>' : '<CopyObjectResult/>');
    }
    if (method === 'PUT') objects.set(url, Buffer.concat(parts));
    if (method === 'DELETE') objects.delete(url);
    const object = objects.get(url);
    if (method === 'GET' && object === undefined) return response.writeHead(404).end('<Error/>');
    const answer = method === 'GET' ? object : undefined;
    const length = saysSize ? { 'Content-Length': answer?.length ?? 0 } : {};
    return response.writeHead(200, length).end(answer);
  });
}).listen(0, '127.0.0.1');
await once(bucket, 'listening');
const { port } = bucket.address() as AddressInfo;
const dataDir = mkdtempSync(join(tmpdir(), 'lectern-store-'));
afterAll(() => {
  bucket.close();
  rmSync(dataDir, { recursive: true });
});

const endpoint = `http://127.0.0.1:${port}`;
const bytes = Buffer.from([0x89, 0x50, 0, 255, 13, 10]);

describe.each([
  ['a folder', openFileStore({ dataDir, s3: undefined })],
  ['an S3-compatible store', openFileStore({ dataDir: '/nowhere', s3: { ...s3, endpoint } })],
])('%s', (_, store) => {
  test('returns the stored bytes', async () => {
    await store.put('one', bytes);
    expect((await store.get('one'))?.equals(bytes)).toBe(true);
    await store.put('one', Buffer.from('other'));
    expect((await store.get('one'))?.toString()).toBe('other');
  });

  test('stores a file from disk, and opens it as a stream', async () => {
    const file = await openTemporaryFile();
    await file.writeFile(bytes);
    await store.putFile('large', file);
    await file.close();
    const opened = await store.open('large');
    expect(opened?.size).toBe(bytes.length);
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
  });

  test('copies a file, unless it is missing', async () => {
    await store.put('original', bytes);
    expect(await store.copy('original', 'copy')).toBe(true);
    await store.remove('original');
    expect(await store.get('copy')).toEqual(bytes);
    expect(await store.copy('original', 'other')).toBe(false);
    await store.remove('copy');
  });

  test('returns null for a missing file', async () => {
    expect(await store.get('nothing')).toBeNull();
    expect(await store.open('nothing')).toBeNull();
  });

  test('removes a file, even twice', async () => {
    await store.put('two', bytes);
    await store.remove('two');
    await store.remove('two');
    expect(await store.get('two')).toBeNull();
  });
});

test('leaves no temporary files in the folder', async () => {
  await openFileStore({ dataDir, s3: undefined }).put('three', bytes);
  expect(readdirSync(join(dataDir, 'files')).filter((name) => name.startsWith('.'))).toEqual([]);
});

describe('the S3 store', () => {
  test('retries a busy bucket', async () => {
    busy = 1;
    await openFileStore({ dataDir, s3: { ...s3, endpoint } }).put('four', bytes);
    expect(objects.get('/photos/four')?.equals(bytes)).toBe(true);
  });

  test('sends a large file while it reads it, with its length, and again to a busy bucket', async () => {
    busy = 1;
    const parts = [Buffer.alloc(200_000, 'leaf'), Buffer.alloc(200_000, 'bark')];
    const file = await openTemporaryFile();
    await file.writeFile(Buffer.concat(parts));
    const reading = vi.spyOn(file, 'createReadStream').mockImplementation(() => {
      const arrived = once(bucket, 'part');
      async function* read() {
        yield parts[0];
        await arrived;
        yield parts[1];
      }
      return Readable.from(read()) as ReadStream;
    });
    await openFileStore({ dataDir, s3: { ...s3, endpoint } }).putFile('parts', file);
    await file.close();
    expect(objects.get('/photos/parts')?.equals(Buffer.concat(parts))).toBe(true);
    expect(reading).toHaveBeenCalledTimes(2);
  });

  test('reads a file whose size the store does not say', async () => {
    saysSize = false;
    const store = openFileStore({ dataDir, s3: { ...s3, endpoint } });
    await store.put('unsized', bytes);
    const opened = await store.open('unsized');
    saysSize = true;
    expect(opened?.size).toBeNull();
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
  });

  test('copies within the store, and notices a failure behind its 200', async () => {
    const store = openFileStore({ dataDir, s3: { ...s3, endpoint } });
    await store.put('six', bytes);
    copyFails = true;
    await expect(store.copy('six', 'seven')).rejects.toThrow('The file store could not copy a file.');
    copyFails = false;
  });

  test('throws if the bucket rejects the keys', async () => {
    const store = openFileStore({ dataDir, s3: { ...s3, endpoint, secretAccessKey: 'wrong' } });
    await expect(store.put('five', bytes)).rejects.toThrow('The file store answered 403 to PUT.');
    await expect(store.get('one')).rejects.toThrow('The file store answered 403 to GET.');
  });
});
