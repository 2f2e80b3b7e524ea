import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finishedGeneration } from '../../../../tests/contract/make-resource.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { briefcaseCalls } from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-sharing-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const tools = await openTestApp({ config: { ...testConfig, dataDir } });
const { app, signIn } = tools;
const { call, colleagues, file, folder, folders, link, names, sendPart } = briefcaseCalls(tools);

const share = (owner: SignedIn, id: string, { id: userId }: SignedIn, role: string) =>
  call(owner, 'PUT', `/briefcase-folders/${id}/members/${userId}`, { role });
const change = (user: SignedIn, ids: string[], what: string, folderId: string | null = null) =>
  call(user, 'POST', '/briefcase-entries/changes', { ids, change: what, folder_id: folderId });

async function shared(role: string) {
  const [amara, ben] = await colleagues();
  const unit = await folder(amara, 'Unit 2');
  const inner = await folder(amara, 'Slides', unit.id);
  const notes = await file(amara, 'leaf.txt', 'Leaves', { folderId: inner.id });
  expect((await share(amara, unit.id, ben, role)).statusCode).toBe(204);
  return { amara, ben, unit, inner, notes };
}

test('only a colleague can be chosen, and only by the owner', async () => {
  const { amara, ben, unit } = await shared('reader');
  const stranger = await signIn();
  expect((await share(amara, unit.id, stranger, 'reader')).statusCode).toBe(404);
  expect((await share(ben, unit.id, stranger, 'reader')).statusCode).toBe(403);
  expect((await share(stranger, unit.id, ben, 'reader')).statusCode).toBe(404);
  const list = (await call(amara, 'GET', `/briefcase-folders/${unit.id}/members`)).json();
  expect(list.items).toEqual([expect.objectContaining({ user_id: ben.id, role: 'reader' })]);
});

test('a reader opens everything in the folder and changes nothing', async () => {
  const { amara, ben, unit, inner, notes } = await shared('reader');
  expect(await folders(ben)).toMatchObject([
    { name: 'Slides', role: 'reader', parent_id: unit.id },
    { name: 'Unit 2', role: 'reader', is_shared: true },
  ]);
  expect(await names(ben, `?folder_id=${inner.id}`)).toEqual(['leaf.txt']);
  expect(await names(ben, '?q=leaf')).toEqual(['leaf.txt']);
  const { url } = (await call(ben, 'GET', `/briefcase-files/${notes.file_id}/link`)).json();
  expect((await app.inject(url)).body).toBe('Leaves');
  const writes = [
    call(ben, 'PATCH', `/briefcase-folders/${inner.id}`, { name: 'Mine' }),
    call(ben, 'DELETE', `/briefcase-folders/${inner.id}`),
    call(ben, 'POST', '/briefcase-folders', { name: 'Mine', color: 'moss', parent_id: inner.id }),
    call(ben, 'PATCH', `/briefcase-entries/${notes.id}`, { name: 'Mine' }),
    call(ben, 'POST', '/briefcase-uploads', { folder_id: inner.id, name: 'a.txt', size: 1 }),
    call(ben, 'POST', '/briefcase-entries', { folder_id: inner.id, kind: 'link', url: 'https://a.test' }),
    call(ben, 'GET', `/briefcase-folders/${unit.id}/members`),
  ];
  for (const answer of await Promise.all(writes)) expect(answer.statusCode, answer.body).toBe(403);
  expect((await change(ben, [notes.id], 'trash')).json()).toEqual({ changed: 0 });
  expect(await names(amara, `?folder_id=${inner.id}`)).toEqual(['leaf.txt']);
});

test('an editor changes what is in the folder, but can’t take it away', async () => {
  const { amara, ben, unit, inner, notes } = await shared('editor');
  await file(ben, 'talk.txt', 'Talk', { folderId: inner.id });
  expect(await names(amara, `?folder_id=${inner.id}&sort=name`)).toEqual(['leaf.txt', 'talk.txt']);
  const own = await folder(ben, 'Mine');
  expect((await change(ben, [notes.id], 'move', own.id)).statusCode).toBe(409);
  expect((await change(ben, [notes.id], 'move')).statusCode).toBe(409);
  expect((await call(ben, 'PATCH', `/briefcase-folders/${inner.id}`, { parent_id: null })).statusCode).toBe(
    403,
  );
  expect((await call(ben, 'PATCH', `/briefcase-folders/${inner.id}`, { parent_id: own.id })).statusCode).toBe(
    409,
  );
  expect((await call(ben, 'DELETE', `/briefcase-folders/${unit.id}`)).statusCode).toBe(403);
  expect((await change(ben, [notes.id], 'trash')).json()).toEqual({ changed: 1 });
  const [trashed] = (await call(amara, 'GET', '/trash')).json().items;
  expect(trashed).toMatchObject({ title: 'leaf.txt', trashed_by: expect.stringMatching(/\w/) });
  expect((await call(ben, 'DELETE', `/trash/file/${notes.id}`)).statusCode).toBe(404);
  expect((await change(ben, [notes.id], 'restore')).json()).toEqual({ changed: 1 });
});

test('a removed colleague sees nothing at once, with an address they got before neither', async () => {
  const { amara, ben, unit, inner, notes } = await shared('editor');
  const address = (await call(ben, 'GET', `/briefcase-files/${notes.file_id}/link`)).json().url;
  const archive = (await call(ben, 'GET', `/briefcase-folders/${unit.id}/link`)).json().url;
  const upload = (
    await call(ben, 'POST', '/briefcase-uploads', { folder_id: inner.id, name: 'a.txt', size: 1 })
  ).json();
  expect((await call(amara, 'DELETE', `/briefcase-folders/${unit.id}/members/${ben.id}`)).statusCode).toBe(
    204,
  );
  expect(await folders(ben)).toEqual([]);
  expect(await names(ben, '?q=leaf')).toEqual([]);
  for (const url of [address, archive]) expect((await app.inject(url)).statusCode).toBe(404);
  for (const path of [
    `/briefcase-entries?folder_id=${inner.id}`,
    `/briefcase-entries/${notes.id}`,
    `/briefcase-uploads/${upload.id}`,
  ])
    expect((await call(ben, 'GET', path)).statusCode, path).toBe(404);
  expect((await sendPart(ben, upload.id, 0, Buffer.from('x'))).statusCode).toBe(404);
});

test('a document is read where it is shared, and is not copied from there', async () => {
  const { amara, ben, inner } = await shared('editor');
  const generationId = await finishedGeneration(app, amara.headers);
  const fields = { folder_id: inner.id, kind: 'document', generation_id: generationId };
  const document = (await call(amara, 'POST', '/briefcase-entries', fields)).json();
  const details = (await call(ben, 'GET', `/briefcase-entries/${document.id}`)).json();
  expect(details.entry).toMatchObject({ name: document.name, is_mine: false });
  expect(details.text.length).toBeGreaterThan(50);
  expect((await call(ben, 'POST', `/briefcase-entries/${document.id}/source`)).json().kind).toBe('document');
  expect((await change(ben, [document.id], 'copy')).json()).toEqual({ changed: 0 });
  expect((await call(ben, 'POST', '/briefcase-entries', { ...fields, folder_id: null })).statusCode).toBe(
    404,
  );
});

test('a member leaves by themselves', async () => {
  const { ben, unit } = await shared('reader');
  const leave = () => call(ben, 'DELETE', `/briefcase-folders/${unit.id}/members/${ben.id}`);
  expect((await leave()).statusCode).toBe(204);
  expect(await folders(ben)).toEqual([]);
  expect((await leave()).statusCode).toBe(404);
});

test('nobody outside finds names', async () => {
  const { amara, unit } = await shared('reader');
  await link(amara, 'Secret plan', unit.id);
  const student = await signIn({ role: 'student' });
  for (const other of [await signIn(), student, (await colleagues())[1]]) {
    for (const path of ['/briefcase-folders', '/briefcase-entries', '/briefcase-entries?q=secret', '/trash'])
      expect((await call(other, 'GET', path)).json().items, path).toEqual([]);
  }
  expect(
    (await call(student, 'POST', '/briefcase-uploads', { folder_id: null, name: 'a', size: 1 })).statusCode,
  ).toBe(403);
});
