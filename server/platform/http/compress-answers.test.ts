import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = { names: Array.from({ length: 2000 }, (_, place) => `Ngọc ${place}`) };

const app = Fastify();
compressAnswers(app);
app.get('/long', async () => long);
app.get('/short', async () => ({ names: ['Ngọc'] }));

const get = (url: string, accepted: string) =>
  app.inject({ url, headers: accepted === '' ? {} : { 'accept-encoding': accepted } });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a long answer is compressed for a client that accepts %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/long', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(JSON.parse(decompress(rawPayload).toString())).toEqual(long);
});

test('a short answer is not, nor one for a client that accepts no compression', async () => {
  expect((await get('/short', 'br')).headers['content-encoding']).toBeUndefined();
  const plain = await get('/long', '');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(long);
});
