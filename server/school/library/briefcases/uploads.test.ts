import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import type { BriefcaseUpload } from '../../../generated/schemas/index.ts';
import { openFileStore } from '../../../platform/files/open-file-store.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { sweepFiles } from '../../sweep-files.ts';
import { briefcaseCalls } from './testing.ts';
import { purgeUploads } from './uploads.ts';

const MB = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'lectern-uploads-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const storage = { perPerson: 130 * MB, perSchool: 1000 * MB };
const tools = await openTestApp({ config: { ...testConfig, dataDir, storage } });
const { app, db, signIn } = tools;
const { call, sendPart, file, names } = briefcaseCalls(tools);
const files = openFileStore({ dataDir, s3: undefined });
const stored = () => readdirSync(join(dataDir, 'files')).filter((name) => !name.startsWith('.'));

const begin = (user: SignedIn, size: number, name = 'film.mp4') =>
  call(user, 'POST', '/briefcase-uploads', { folder_id: null, name, size });
const find = async (user: SignedIn, id: string): Promise<BriefcaseUpload> =>
  (await call(user, 'GET', `/briefcase-uploads/${id}`)).json();

/** Sends the beginning of a part over a real connection, which then breaks. */
async function cut(user: SignedIn, id: string, at: number): Promise<void> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => app.listeningOrigin);
  await new Promise<void>((resolve) => {
    const broken = request(`${address}/api/briefcase-uploads/${id}/parts?at=${at}`, {
      method: 'POST',
      headers: {
        ...user.headers,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 4 * MB,
      },
    });
    broken.on('error', () => resolve());
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="part"\r\n\r\n';
    broken.write(head + 'x'.repeat(MB), () => broken.destroy());
  });
}

test('100 MB survive three cut connections', { timeout: 120_000 }, async () => {
  const teacher = await signIn();
  const content = randomBytes(100 * MB);
  const { id, part_bytes: partBytes } = (await begin(teacher, content.length)).json<BriefcaseUpload>();
  const cuts = new Set([0, 8, 20]);
  let upload = await find(teacher, id);
  for (let part = 0; upload.entry === null; part += 1) {
    if (cuts.has(part)) {
      await cut(teacher, id, upload.received);
      upload = await find(teacher, id);
      expect(upload.received).toBe(part * partBytes);
    }
    const bytes = Buffer.from(content.subarray(upload.received, upload.received + partBytes));
    const answer = await sendPart(teacher, id, upload.received, bytes);
    expect(answer.statusCode, answer.body).toBe(200);
    upload = answer.json();
  }
  expect(upload.entry).toMatchObject({ name: 'film.mp4', size: content.length });
  const { url } = (await call(teacher, 'GET', `/briefcase-files/${upload.entry?.file_id}/link`)).json();
  expect((await app.inject(url)).rawPayload.equals(content)).toBe(true);
  expect(await find(teacher, id)).toMatchObject({ entry: { id: upload.entry?.id } });
});

test('of two uploads at once that do not fit together, one begins', async () => {
  const teacher = await signIn();
  const both = await Promise.all([begin(teacher, 80 * MB), begin(teacher, 80 * MB)]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
  const used = async () => (await call(teacher, 'GET', '/storage')).json().own.used;
  expect(await used()).toBe(80 * MB);
  const begun = both.find(({ statusCode }) => statusCode === 201)?.json();
  expect((await call(teacher, 'DELETE', `/briefcase-uploads/${begun.id}`)).statusCode).toBe(204);
  expect(await used()).toBe(0);
});

test('a part is taken once, in order, and never more than the file has', async () => {
  const teacher = await signIn();
  const { id } = (await begin(teacher, 6, 'leaf.txt')).json();
  const before = stored().length;
  const twice = await Promise.all([1, 2].map(() => sendPart(teacher, id, 0, Buffer.from('Lea'))));
  expect(new Set(twice.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(stored()).toHaveLength(before + 1);
  expect((await sendPart(teacher, id, 4, Buffer.from('es'))).statusCode).toBe(409);
  expect((await sendPart(teacher, id, 3, Buffer.from('vesXX'))).statusCode).toBe(422);
  expect((await sendPart(await signIn(), id, 3, Buffer.from('ves'))).statusCode).toBe(404);
  expect((await sendPart(teacher, id, 3, Buffer.from('ves'))).json().entry.size).toBe(6);
});

test('what was begun is kept for a day, then forgotten with its parts', async () => {
  const teacher = await signIn();
  const { id } = (await begin(teacher, 6)).json();
  await sendPart(teacher, id, 0, Buffer.from('Lea'));
  const before = stored().length;
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);
  await sweepFiles(db, files, hours(2));
  expect(stored()).toHaveLength(before);
  expect(await purgeUploads(db, files, hours(23))).toBe(0);
  expect(await purgeUploads(db, files, hours(25))).toBe(1);
  expect(stored()).toHaveLength(before - 1);
});

test('a file whose name is taken gets a number, and a new version keeps the name', async () => {
  const teacher = await signIn();
  const first = await file(teacher, 'notes.txt', 'One');
  expect((await file(teacher, 'notes.txt', 'Two')).name).toBe('notes (2).txt');
  expect((await file(teacher, 'notes.txt', 'Three')).name).toBe('notes (3).txt');
  expect((await file(teacher, 'notes.txt', 'Four', { entryId: first.id })).name).toBe('notes.txt');
  expect((await names(teacher)).toSorted()).toEqual(['notes (2).txt', 'notes (3).txt', 'notes.txt']);
});
