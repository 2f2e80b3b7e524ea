import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type SignedIn, testConfig } from '../../testing.ts';
import { cameraExif, samplePhoto } from '../../../tests/support/sample-photo.ts';

const [png, jpeg, webp] = [
  await samplePhoto('png').toBuffer(),
  await samplePhoto('jpeg').toBuffer(),
  await samplePhoto('webp').toBuffer(),
];

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-files-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const { app, signIn } = await openTestApp({ config: { ...testConfig, dataDir } });

async function send({ headers }: SignedIn, bytes: Buffer, name = 'me.png', type = 'image/png') {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const encoded = new Response(form);
  return app.inject({
    method: 'PUT',
    url: '/api/photo',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
const photoOf = async (person: SignedIn): Promise<string> =>
  (await app.inject({ url: '/api/me', headers: person.headers })).json().data.user.photo_url;
const files = () => readdirSync(join(dataDir, 'files'));

describe('a photo', () => {
  test.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
    ['image/webp', webp],
  ])('is stored and served as %s, whatever name and type the upload had', async (type, bytes) => {
    const person = await signIn();
    const answer = await send(person, bytes, 'photo.exe', 'text/html');
    expect(answer.statusCode).toBe(200);
    const shown = await app.inject(answer.json().data.user.photo_url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toBe(type);
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
  });

  test('is stored without the metadata of the camera', async () => {
    const person = await signIn();
    const taken = await samplePhoto('jpeg').withExif(cameraExif).toBuffer();
    const answer = await send(person, taken, 'me.jpg', 'image/jpeg');
    const shown = await app.inject(answer.json().data.user.photo_url);
    expect(taken.includes('51.5072')).toBe(true);
    expect(shown.rawPayload.includes('51.5072')).toBe(false);
  });

  test('above 2048 pixels a side gets 422', async () => {
    const person = await signIn();
    const answer = await send(person, await samplePhoto('png', 2, 2049).toBuffer());
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ file: ['Choose a picture of at most 2048 pixels a side.'] });
  });

  test('replaces the previous photo, its file and its address', async () => {
    const person = await signIn();
    const first = (await send(person, png)).json().data.user.photo_url;
    const before = files().length;
    await send(person, jpeg);
    expect(files()).toHaveLength(before);
    expect((await app.inject(first)).statusCode).toBe(404);
  });

  test('sent twice concurrently leaves one file', async () => {
    const person = await signIn();
    const before = files().length;
    const answers = await Promise.all([send(person, png), send(person, jpeg)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(files()).toHaveLength(before + 1);
    expect((await app.inject(await photoOf(person))).statusCode).toBe(200);
  });

  test('requires a verified address', async () => {
    const person = await signIn({ verified: false });
    const answer = await send(person, png);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ status: 'error', message: 'Verify your email first.' });
  });

  test('is part of the data export', async () => {
    const person = await signIn();
    const photoInExport = async () =>
      (await app.inject({ url: '/api/account/export', headers: person.headers })).json().photo;
    expect(await photoInExport()).toBeNull();
    await send(person, png);
    const stored = await app.inject(await photoOf(person));
    expect(await photoInExport()).toBe(`data:image/png;base64,${stored.rawPayload.toString('base64')}`);
  });

  test('can be removed', async () => {
    const person = await signIn();
    const address = (await send(person, png)).json().data.user.photo_url;
    const before = files().length;
    const answer = await app.inject({ method: 'DELETE', url: '/api/photo', headers: person.headers });
    expect(answer.json().data.user.photo_url).toBeNull();
    expect(files()).toHaveLength(before - 1);
    expect((await app.inject(address)).statusCode).toBe(404);
  });

  test.each([
    ['a picture with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 415],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a GIF', Buffer.from('GIF89a'), 415],
    [
      'a web page that begins like a picture',
      Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
      415,
    ],
    ['nothing', Buffer.alloc(0), 422],
    ['more than 2 MB', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 413],
  ])('is rejected when it is %s', async (_, bytes, status) => {
    const person = await signIn();
    expect((await send(person, bytes)).statusCode).toBe(status);
    expect(await photoOf(person)).toBeNull();
  });
});

describe('the address of a photo', () => {
  test('expires after one to two hours', async () => {
    const person = await signIn();
    await send(person, png);
    const address = await photoOf(person);
    const at = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      const { statusCode } = await app.inject(address);
      vi.useRealTimers();
      return statusCode;
    };
    expect(await at(59)).toBe(200);
    expect(await at(121)).toBe(403);
  });

  test.each([
    ['another end', (address: string) => address.replace(/expires=\d+/, 'expires=4000000000')],
    [
      'another signature',
      (address: string) => address.replace(/signature=.*/, `signature=${'a'.repeat(43)}`),
    ],
    ['another id', (address: string) => address.replace(/photos\/\w+/, 'photos/01234567')],
  ])('is rejected with %s', async (_, tamper) => {
    const person = await signIn();
    await send(person, png);
    const address = await photoOf(person);
    expect((await app.inject(tamper(address))).statusCode).toBe(403);
    expect((await app.inject(address)).statusCode).toBe(200);
  });
});
