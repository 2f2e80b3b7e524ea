import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import { briefcaseCalls } from './testing.ts';

const tools = await openTestApp();
const { app, signIn } = tools;
const { call, file, folder } = briefcaseCalls(tools);

test('an archive can be unpacked everywhere, whatever its folders and files are called', async () => {
  const teacher = await signIn();
  const unit = await folder(teacher, 'Unit 2');
  for (const name of ['plan', 'Plan', 'nul']) {
    const inner = await folder(teacher, name, unit.id);
    await file(teacher, `in ${name}.txt`, 'In', { folderId: inner.id });
  }
  for (const name of ['plan', 'CON', 'aux.txt', 'x\u202Egnp.exe', '...'])
    await file(teacher, name, 'Leaves', { folderId: unit.id });
  const { url } = (await call(teacher, 'GET', `/briefcase-folders/${unit.id}/link`)).json();
  const { files } = await JSZip.loadAsync((await app.inject(url)).rawPayload);
  const names = Object.values(files).flatMap(({ name, dir }) => (dir ? [] : [name]));
  const folders = ['plan/in plan.txt', 'Plan (2)/in Plan.txt', '_nul/in nul.txt'];
  expect(names.toSorted()).toEqual(
    [...folders, 'plan (3)', '_CON', '_aux.txt', 'xgnp.exe', 'file'].toSorted(),
  );
});

test.each(['.', '..', ' .. '])('nothing is called “%s”', async (name) => {
  const teacher = await signIn();
  const unit = await folder(teacher, 'Unit 2');
  const answers = await Promise.all([
    call(teacher, 'POST', '/briefcase-folders', { name, color: 'moss', parent_id: null }),
    call(teacher, 'PATCH', `/briefcase-folders/${unit.id}`, { name }),
    call(teacher, 'POST', '/briefcase-uploads', { folder_id: null, name, size: 5 }),
  ]);
  for (const answer of answers)
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('letter or a number')]);
});
