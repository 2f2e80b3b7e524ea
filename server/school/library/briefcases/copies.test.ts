import { expect, test } from 'vitest';
import type { BriefcaseEntryDetails } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { briefcaseCalls } from './testing.ts';

const tools = await openTestApp();
const { call, colleagues, file, folder, folders, link, names } = briefcaseCalls(tools);

const copy = (user: SignedIn, id: string, parentId: string | null = null) =>
  call(user, 'POST', `/briefcase-folders/${id}/copies`, { parent_id: parentId });

test('a folder is copied with its folders, files and links, and the copy is its own', async () => {
  const teacher = await tools.signIn();
  const outer = await folder(teacher, 'Unit 2');
  const inner = await folder(teacher, 'Slides', outer.id);
  const trashed = await folder(teacher, 'Old', outer.id);
  await call(teacher, 'DELETE', `/briefcase-folders/${trashed.id}`);
  await link(teacher, 'The willow experiment', outer.id);
  const first = await file(teacher, 'leaf.txt', 'Leaves', { folderId: inner.id });
  await file(teacher, 'leaf.txt', 'More leaves', { folderId: inner.id, entryId: first.id });
  const answer = await copy(teacher, outer.id);
  expect(answer.statusCode, answer.body).toBe(201);
  const copied = answer.json();
  expect(copied).toMatchObject({ name: 'Unit 2 (copy)', parent_id: null, entries: 1 });
  const slides = (await folders(teacher)).find(({ parent_id: parent }) => parent === copied.id);
  expect(slides).toMatchObject({ name: 'Slides', entries: 1, bytes: 11 });
  await call(teacher, 'DELETE', `/briefcase-folders/${outer.id}`);
  expect(await names(teacher, `?folder_id=${copied.id}`)).toEqual(['The willow experiment']);
  expect(await names(teacher, `?folder_id=${slides?.id}`)).toEqual(['leaf.txt']);
});

test('a folder is copied into itself once, and not deeper than folders go', async () => {
  const teacher = await tools.signIn();
  const outer = await folder(teacher, 'Unit 2');
  await folder(teacher, 'Slides', outer.id);
  expect((await copy(teacher, outer.id, outer.id)).statusCode).toBe(201);
  expect((await folders(teacher)).map(({ name }) => name)).toEqual(['Slides', 'Slides', 'Unit 2', 'Unit 2']);
  let around = outer.id;
  for (let depth = 2; depth <= 9; depth += 1) around = (await folder(teacher, `Level ${depth}`, around)).id;
  const tooDeep = await copy(teacher, outer.id, around);
  expect(tooDeep.statusCode).toBe(409);
});

test('a reader copies a shared folder to their own briefcase, and nobody else can open it', async () => {
  const [owner, reader] = await colleagues();
  const stranger = await tools.signIn();
  const shared = await folder(owner, 'Unit 2');
  await link(owner, 'The willow experiment', shared.id);
  await call(owner, 'PUT', `/briefcase-folders/${shared.id}/members/${reader.id}`, { role: 'reader' });
  expect((await copy(reader, shared.id, shared.id)).statusCode).toBe(403);
  const copied = (await copy(reader, shared.id)).json();
  expect(copied).toMatchObject({ name: 'Unit 2', role: 'owner', is_shared: false, entries: 1 });
  expect((await copy(stranger, shared.id)).statusCode).toBe(404);
  expect((await copy(owner, copied.id)).statusCode).toBe(404);
});

const versionsOf = async (user: SignedIn, id: string): Promise<BriefcaseEntryDetails['versions']> =>
  (await call(user, 'GET', `/briefcase-entries/${id}`)).json().versions;

test('an older version becomes the newest, and none is lost', async () => {
  const [owner, reader] = await colleagues();
  const shared = await folder(owner, 'Unit 2');
  const { id } = await file(owner, 'leaf.txt', 'Leaves', { folderId: shared.id });
  await file(owner, 'leaf.txt', 'More leaves', { folderId: shared.id, entryId: id });
  const oldest = (await versionsOf(owner, id)).at(-1)?.id ?? '';
  await call(owner, 'PUT', `/briefcase-folders/${shared.id}/members/${reader.id}`, { role: 'reader' });
  const byReader = await call(reader, 'POST', `/briefcase-files/${oldest}/restore`);
  expect(byReader.statusCode).toBe(403);
  const answer = await call(owner, 'POST', `/briefcase-files/${oldest}/restore`);
  expect(answer.json()).toMatchObject({ id, size: 6, versions: 3 });
  expect((await versionsOf(owner, id)).map(({ number, size }) => [number, size])).toEqual([
    [3, 6],
    [2, 11],
    [1, 6],
  ]);
});
