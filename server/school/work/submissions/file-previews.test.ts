import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import { cameraExif, samplePhoto } from '../../../../tests/support/sample-photo.ts';
import { makePdf } from '../../../documents/sources/fixtures.ts';
import type { FilePreview } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { enrol } from '../../classes/classes/seats.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { assignedWork } from '../../marking/student-work/testing.ts';
import { saveDraft } from './drafts.ts';
import { handIn } from './hand-in.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-previews-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const tools = await openTestApp({ config: { ...testConfig, dataDir } });
const { app, db, signIn } = tools;

const get = (user: SignedIn, url: string) => app.inject({ url, headers: user.headers });
const ask = (user: SignedIn, id: string) => get(user, `/api/work-files/${id}/preview`);
const stored = () => readdirSync(join(dataDir, 'files')).filter((name) => !name.startsWith('.'));

async function attach(student: SignedIn, id: string, bytes: Buffer, name: string): Promise<string> {
  const file = new File([new Uint8Array(bytes)], name);
  const url = `/api/student/assignments/${id}/files`;
  return (await sendFile(app, student.headers, { method: 'POST', url, file })).json().id;
}

const whenDrawn = (user: SignedIn, id: string): Promise<FilePreview> =>
  vi.waitFor(
    async () => {
      const preview: FilePreview = (await ask(user, id)).json();
      expect(preview.state).not.toBe('preparing');
      return preview;
    },
    { timeout: 40_000, interval: 100 },
  );

const twoPages = makePdf([['Monday: 41 mm.'], ['Tuesday: 43 mm.']]);

test('a PDF is shown as pictures of its pages with their text', async () => {
  const { student, id } = await assignedWork(tools);
  const file = await attach(student, id, twoPages, 'leaf.pdf');
  expect((await ask(student, file)).json()).toEqual({ state: 'preparing', pages: [], total_pages: 0 });
  const preview = await whenDrawn(student, file);
  expect(preview).toMatchObject({
    state: 'ready',
    total_pages: 2,
    pages: [{ text: 'Monday: 41 mm.' }, { text: 'Tuesday: 43 mm.' }],
  });
  const [page] = preview.pages;
  const picture = await app.inject(page?.url ?? '');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=600',
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: page?.width,
    height: page?.height,
  });
});

test('a photo is upright and says nothing about where it was taken', async () => {
  const { student, id } = await assignedWork(tools);
  const photo = await samplePhoto('jpeg', 60, 40)
    .withExif(cameraExif)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { pages } = await whenDrawn(student, await attach(student, id, photo, 'leaf.jpg'));
  expect(pages).toMatchObject([{ width: 40, height: 60, text: '' }]);
  const drawn = await sharp((await app.inject(pages[0]?.url ?? '')).rawPayload).metadata();
  expect([drawn.exif, drawn.xmp, drawn.icc]).toEqual([undefined, undefined, undefined]);
});

test('a file that can’t be shown says so', async () => {
  const { student, id } = await assignedWork(tools);
  const file = await attach(student, id, Buffer.from('<html><script>alert(1)</script>'), 'leaf.jpg');
  expect(await whenDrawn(student, file)).toEqual({ state: 'unavailable', pages: [], total_pages: 0 });
});

test('only the student and, once it is handed in, who teaches the class see a preview', async () => {
  const { teacher, student, classId, id } = await assignedWork(tools);
  const classmate = await signIn({ role: 'student' });
  const stranger = await signIn();
  await db.transaction((tx) => enrol(tx, classId, classmate.id));
  const file = await attach(student, id, twoPages, 'leaf.pdf');
  for (const user of [teacher, classmate, stranger]) expect((await ask(user, file)).statusCode).toBe(404);
  const { revision } = await saveDraft(db, student.id, id, { revision: 0, text: '', link: '' });
  const { id: submission } = await handIn(db, student.id, id, { revision, key: undefined });
  expect((await whenDrawn(teacher, file)).state).toBe('ready');
  for (const user of [classmate, stranger]) expect((await ask(user, file)).statusCode).toBe(404);
  const isStranger = and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, stranger.id));
  await db.insert(classTeachers).values({ classId, teacherId: stranger.id });
  expect((await ask(stranger, file)).statusCode).toBe(200);
  await db.delete(classTeachers).where(isStranger);
  expect((await ask(stranger, file)).statusCode).toBe(404);

  // Who may not see the file has no address of a page; who has one can't reach another page with it.
  const { pages } = await whenDrawn(student, file);
  const [first] = pages;
  expect((await app.inject((first?.url ?? '').replace('/pages/1', '/pages/2'))).statusCode).toBe(403);
  await app.inject({
    method: 'POST',
    url: `/api/submissions/${submission}/withdraw`,
    headers: student.headers,
  });
  expect((await ask(teacher, file)).statusCode).toBe(404);
});

test('the pages are deleted with their file', async () => {
  const { student, id } = await assignedWork(tools);
  const before = stored();
  const file = await attach(student, id, twoPages, 'leaf.pdf');
  await whenDrawn(student, file);
  expect(stored().length).toBe(before.length + 3);
  await app.inject({ method: 'DELETE', url: `/api/work-files/${file}`, headers: student.headers });
  expect(stored()).toEqual(before);
  expect((await ask(student, file)).statusCode).toBe(404);
});
