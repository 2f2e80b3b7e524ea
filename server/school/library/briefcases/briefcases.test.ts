import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { finishedGeneration } from '../../../../tests/contract/make-resource.ts';
import { documentRequest } from '../../../../tests/support/document-request.ts';
import { makePdf } from '../../../documents/sources/fixtures.ts';
import type { BriefcaseEntryDetails } from '../../../generated/schemas/index.ts';
import { openFileStore } from '../../../platform/files/open-file-store.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { classWith } from '../../marking/student-work/testing.ts';
import { makeLesson } from '../../lessons/student-lessons/testing.ts';
import { briefcaseCalls } from './testing.ts';
import { purgeBriefcases } from './trash.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-briefcases-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const tools = await openTestApp({ config: { ...testConfig, dataDir } });
const { app, db, signIn } = tools;
const { call, file, folder, folders, link, names } = briefcaseCalls(tools);

const stored = () => readdirSync(join(dataDir, 'files')).filter((name) => !name.startsWith('.'));
const describe = async (user: SignedIn, id: string): Promise<BriefcaseEntryDetails> =>
  (await call(user, 'GET', `/briefcase-entries/${id}`)).json();
const whenRead = (user: SignedIn, id: string) =>
  vi.waitFor(
    async () => {
      const details = await describe(user, id);
      expect(details.preview.state).not.toBe('preparing');
      return details;
    },
    { timeout: 40_000, interval: 100 },
  );
const change = (user: SignedIn, ids: string[], what: string, folderId: string | null = null) =>
  call(user, 'POST', '/briefcase-entries/changes', { ids, change: what, folder_id: folderId });

test('folders have what is in them, and move with it', async () => {
  const teacher = await signIn();
  const outer = await folder(teacher, 'Unit 2');
  const inner = await folder(teacher, 'Slides', outer.id);
  const other = await folder(teacher, 'Archive');
  await file(teacher, 'leaf.txt', 'Leaves', { folderId: inner.id });
  const moved = await call(teacher, 'PATCH', `/briefcase-folders/${outer.id}`, { parent_id: other.id });
  expect(moved.json()).toMatchObject({ parent_id: other.id });
  expect(await folders(teacher)).toMatchObject([
    { name: 'Archive', entries: 0 },
    { name: 'Slides', parent_id: outer.id, entries: 1, bytes: 6, role: 'owner', is_shared: false },
    { name: 'Unit 2', parent_id: other.id },
  ]);
  const into = await call(teacher, 'PATCH', `/briefcase-folders/${other.id}`, { parent_id: inner.id });
  expect(into.statusCode).toBe(409);
  expect(await names(teacher, `?folder_id=${inner.id}`)).toEqual(['leaf.txt']);
});

test('documents, lessons and links have their names, and can be renamed', async () => {
  const teacher = await signIn();
  const generationId = await finishedGeneration(app, teacher.headers);
  const lesson = await makeLesson(db, teacher.id, await classWith(db, teacher.id, []));
  const add = (fields: object) => call(teacher, 'POST', '/briefcase-entries', { folder_id: null, ...fields });
  const document = await add({ kind: 'document', generation_id: generationId });
  expect(document.json()).toMatchObject({
    kind: 'document',
    detail: documentRequest.template_type,
    is_mine: true,
  });
  expect((await add({ kind: 'document', generation_id: generationId })).json().id).toBe(document.json().id);
  expect((await add({ kind: 'lesson', lesson_id: lesson.id })).json()).toMatchObject({
    name: 'Light and leaves',
  });
  expect((await add({ kind: 'link', url: 'javascript:alert(1)' })).json().errors.url).toHaveLength(1);
  const web = await link(teacher, 'The willow experiment');
  const renamed = await call(teacher, 'PATCH', `/briefcase-entries/${web.id}`, { name: 'Willow' });
  expect(renamed.json().name).toBe('Willow');
  expect(await names(teacher, '?sort=name')).toEqual(
    [document.json().name, 'Light and leaves', 'Willow'].toSorted((one, other) =>
      one.toLowerCase() < other.toLowerCase() ? -1 : 1,
    ),
  );
  await call(teacher, 'DELETE', `/generations/${generationId}`);
  expect(await names(teacher, '?sort=name')).toEqual(['Light and leaves', 'Willow']);
});

test('a search finds names and what files say', async () => {
  const teacher = await signIn();
  const unit = await folder(teacher, 'Unit 2');
  const notes = await file(teacher, 'results_7b.txt', 'The chlorophyll was green.', { folderId: unit.id });
  await link(teacher, 'Density');
  await whenRead(teacher, notes.id);
  expect(await names(teacher, '?q=chloro')).toEqual(['results_7b.txt']);
  expect(await names(teacher, '?q=results')).toEqual(['results_7b.txt']);
  expect(await names(teacher, '?q=dens')).toEqual(['Density']);
  expect(await names(teacher, `?q=dens&folder_id=${unit.id}`)).toEqual([]);
  expect(await names(await signIn(), '?q=chloro')).toEqual([]);
  const source = await call(teacher, 'POST', `/briefcase-entries/${notes.id}/source`);
  expect(source.json()).toMatchObject({ kind: 'txt', characters: 26 });
});

test('a PDF is previewed, and a new version replaces it', async () => {
  const teacher = await signIn();
  const pdf = makePdf([['Monday: 41 mm.']]).toString('latin1');
  const entry = await file(teacher, 'leaf.pdf', pdf);
  const details = await whenRead(teacher, entry.id);
  expect(details).toMatchObject({ preview: { state: 'ready', total_pages: 1 }, text: 'Monday: 41 mm.' });
  const page = await app.inject(details.preview.pages[0]?.url ?? '');
  expect(page.headers['content-type']).toBe('image/webp');
  const second = await file(teacher, 'leaf.txt', 'Tuesday', { entryId: entry.id });
  expect(second).toMatchObject({ id: entry.id, versions: 2, size: 7 });
  const both = await whenRead(teacher, entry.id);
  expect(both.versions.map(({ number, size }) => [number, size])).toEqual([
    [2, 7],
    [1, pdf.length],
  ]);
  const { url } = (await call(teacher, 'GET', `/briefcase-files/${both.versions[1]?.id}/link`)).json();
  expect((await app.inject(url)).rawPayload).toHaveLength(pdf.length);
});

test('entries are copied with their files', async () => {
  const teacher = await signIn();
  const unit = await folder(teacher, 'Unit 2');
  const one = await file(teacher, 'leaf.txt', 'Leaves');
  expect((await change(teacher, [one.id], 'copy', unit.id)).json()).toEqual({ changed: 1 });
  await change(teacher, [one.id], 'trash');
  const items = (await call(teacher, 'GET', `/briefcase-entries?folder_id=${unit.id}`)).json().items;
  const { url } = (await call(teacher, 'GET', `/briefcase-files/${items[0].file_id}/link`)).json();
  expect((await app.inject(url)).body).toBe('Leaves');
});

test('an archive has the folder with all folders in it', async () => {
  const teacher = await signIn();
  const unit = await folder(teacher, 'Unit 2');
  const inner = await folder(teacher, '../Slides', unit.id);
  await file(teacher, 'leaf.txt', 'Leaves', { folderId: unit.id });
  await file(teacher, 'leaf.txt', 'More leaves', { folderId: unit.id });
  await file(teacher, 'talk.txt', 'Talk', { folderId: inner.id });
  const { url } = (await call(teacher, 'GET', `/briefcase-folders/${unit.id}/link`)).json();
  const archive = await app.inject(url);
  expect(archive.headers['content-disposition']).toContain('Unit 2.zip');
  for (const name of ['leaf.txt', 'leaf (2).txt', 'Slides/talk.txt'])
    expect(archive.rawPayload.includes(name), name).toBe(true);
  expect(archive.rawPayload.includes('..')).toBe(false);
});

test('an archive of chosen entries has them in no folder, and nothing of somebody else', async () => {
  const teacher = await signIn();
  const unit = await folder(teacher, 'Unit 2');
  const notes = await file(teacher, 'leaf.txt', 'Leaves', { folderId: unit.id });
  const loose = await file(teacher, 'talk.txt', 'Talk');
  const site = await link(teacher, 'Willow');
  const other = await file(await signIn(), 'secret.txt', 'Secret');
  const ids = [notes.id, loose.id, site.id, other.id];
  const { url } = (await call(teacher, 'POST', '/briefcase-entries/link', { ids })).json();
  const archive = await app.inject(url);
  expect(archive.headers['content-disposition']).toContain('Briefcase.zip');
  for (const name of ['leaf.txt', 'talk.txt', 'Willow.url'])
    expect(archive.rawPayload.includes(name), name).toBe(true);
  for (const word of ['secret', 'Unit 2']) expect(archive.rawPayload.includes(word), word).toBe(false);
  const tampered = url.replace(
    /ids=[^&]*/,
    `ids=${Buffer.from(other.id.replaceAll('-', ''), 'hex').toString('base64url')}`,
  );
  expect((await app.inject(tampered)).statusCode).toBe(403);
  await call(teacher, 'POST', '/briefcase-entries/changes', { ids: [loose.id], change: 'trash' });
  expect((await app.inject(url)).rawPayload.includes('talk.txt')).toBe(false);
});

test('a file and a document are copied to a lesson, and to a new one', async () => {
  const teacher = await signIn();
  const classId = await classWith(db, teacher.id, []);
  const lesson = await makeLesson(db, teacher.id, classId);
  const notes = await file(teacher, 'leaf.txt', 'Leaves');
  const web = await link(teacher, 'Willow');
  const to = (id: string, target: object) => call(teacher, 'POST', `/briefcase-entries/${id}/lesson`, target);
  expect((await to(notes.id, { lesson_id: lesson.id })).json()).toEqual({ lesson_id: lesson.id });
  const created = (await to(web.id, { class_id: classId, time_zone: 'Europe/London' })).json();
  const read = async (id: string) => (await call(teacher, 'GET', `/lessons/${id}`)).json();
  expect((await read(lesson.id)).files.at(-1)).toMatchObject({ name: 'leaf.txt', size: 6 });
  expect((await read(created.lesson_id)).content).toMatchObject({
    title: 'Willow',
    blocks: [{ type: 'link', url: 'https://example.org/willow', title: 'Willow' }],
  });
  const stranger = await signIn();
  expect(
    (await call(stranger, 'POST', `/briefcase-entries/${notes.id}/lesson`, { lesson_id: lesson.id }))
      .statusCode,
  ).toBe(404);
});

const TABLES = ['folders', 'entries', 'files', 'members', 'uploads'].map((name) => `briefcase_${name}`);

const everyRow = async () => {
  const tables = TABLES.map((table) =>
    db.execute(
      sql.raw(`select to_jsonb(t) - 'updated_at' as row from ${table} t order by to_jsonb(t)::text`),
    ),
  );
  return JSON.stringify(await Promise.all(tables));
};

test('deleting and restoring in any order brings back every row', { timeout: 60_000 }, async () => {
  const teacher = await signIn();
  let seed = Number(process.env['BRIEFCASE_SEED'] ?? 7);
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const made = [await folder(teacher, 'Folder 0')];
  for (let index = 1; index < 6; index += 1)
    made.push(await folder(teacher, `Folder ${index}`, made[random(made.length)]?.id ?? null));
  const entries = [];
  for (let index = 0; index < 8; index += 1)
    entries.push(await link(teacher, `Link ${index}`, made[random(made.length)]?.id ?? null));
  const kindOf = (id: string) => (made.some((one) => one.id === id) ? 'folder' : 'file');
  const before = await everyRow();
  for (let round = 0; round < 15; round += 1) {
    const deleted: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      const isFolder = random(2) === 0;
      const { id = '' } = (isFolder ? made[random(made.length)] : entries[random(entries.length)]) ?? {};
      const answer = isFolder
        ? await call(teacher, 'DELETE', `/briefcase-folders/${id}`)
        : await change(teacher, [id], 'trash');
      if (answer.statusCode === 204 || (answer.statusCode === 200 && answer.json().changed === 1))
        deleted.push(id);
    }
    expect((await call(teacher, 'GET', '/trash')).json().items).toHaveLength(deleted.length);
    // The last deleted first: what is in a folder can come back to it only after the folder.
    for (const id of deleted.toReversed())
      expect((await call(teacher, 'POST', `/trash/${kindOf(id)}/${id}/restore`)).statusCode).toBe(204);
    expect(await everyRow()).toBe(before);
  }
});

test('what is restored from a folder in the trash is in no folder', async () => {
  const teacher = await signIn();
  const outer = await folder(teacher, 'Unit 2');
  const inner = await folder(teacher, 'Slides', outer.id);
  const web = await link(teacher, 'Willow', inner.id);
  await change(teacher, [web.id], 'trash');
  await call(teacher, 'DELETE', `/briefcase-folders/${inner.id}`);
  await call(teacher, 'DELETE', `/briefcase-folders/${outer.id}`);
  await call(teacher, 'POST', `/trash/folder/${inner.id}/restore`);
  await change(teacher, [web.id], 'restore');
  expect(await folders(teacher)).toMatchObject([{ name: 'Slides', parent_id: null }]);
  expect(await names(teacher, `?folder_id=${inner.id}`)).toEqual(['Willow']);
});

test('deleting for good, by hand or after 30 days, removes files and pages', async () => {
  const teacher = await signIn();
  const unit = await folder(teacher, 'Unit 2');
  const entry = await file(teacher, 'leaf.pdf', makePdf([['Leaf']]).toString('latin1'), {
    folderId: unit.id,
  });
  const loose = await file(teacher, 'leaf.txt', 'Leaves');
  for (const { id } of [entry, loose]) await whenRead(teacher, id);
  const before = stored().length;
  expect((await call(teacher, 'DELETE', `/trash/folder/${unit.id}`)).statusCode).toBe(409);
  await call(teacher, 'DELETE', `/briefcase-folders/${unit.id}`);
  expect((await call(teacher, 'GET', '/trash')).json().items).toMatchObject([
    { kind: 'folder', title: 'Unit 2', contents: [{ what: 'entry', count: 1 }], trashed_by: null },
  ]);
  expect((await call(teacher, 'DELETE', `/trash/folder/${unit.id}`)).statusCode).toBe(204);
  expect(stored()).toHaveLength(before - 2);
  await change(teacher, [loose.id], 'trash');
  const files = openFileStore({ dataDir, s3: undefined });
  expect(await purgeBriefcases(db, files, new Date(0))).toBe(0);
  expect(await purgeBriefcases(db, files, new Date())).toBe(1);
  expect(stored()).toHaveLength(before - 3);
});
