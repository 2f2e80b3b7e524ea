import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FileNote, MarkChange } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { saveDraft } from '../../work/submissions/drafts.ts';
import { handIn } from '../../work/submissions/hand-in.ts';
import { workFiles } from '../../work/submissions/tables.ts';
import { assignedWork } from '../student-work/testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

/** Work with a file that was handed in, and what its teacher and student call. */
async function withFile() {
  const { teacher, student, id } = await assignedWork(tools);
  const file = randomUUID();
  const stored = { id: file, assignmentId: id, studentId: student.id, name: 'leaf.jpg', size: 9 };
  await saveDraft(db, student.id, id, { revision: 0, text: '', link: '' });
  await db.insert(workFiles).values(stored);
  const { id: submission } = await handIn(db, student.id, id, { revision: 1, key: undefined });
  const save = (change: Partial<MarkChange>) =>
    app.inject({
      method: 'PUT',
      url: `/api/submissions/${submission}/mark`,
      headers: teacher.headers,
      payload: {
        revision: 0,
        state: 'marked',
        scores: [],
        points: 8,
        comment: '',
        notes: [],
        ...change,
      },
    });
  const giveBack = () =>
    app.inject({
      method: 'POST',
      url: `/api/assignments/${id}/return`,
      headers: teacher.headers,
      payload: { submission_ids: [submission], at: null },
    });
  const shown = async () =>
    (await app.inject({ url: `/api/student/assignments/${id}`, headers: student.headers })).json()
      .submissions[0];
  return { file, save, giveBack, shown };
}

const noteOn = (file: string, change: Partial<FileNote> = {}): FileNote => ({
  id: 'f1',
  file_id: file,
  page: 1,
  x: 0.25,
  y: 0.5,
  comment: 'Where is the scale?',
  ...change,
});

test('a student sees the comments on places once the mark is returned, without empty ones', async () => {
  const { file, save, giveBack, shown } = await withFile();
  const empty = noteOn(file, { id: 'f2', comment: ' ' });
  const saved = await save({ file_notes: [noteOn(file), empty] });
  expect(saved.json().file_notes).toEqual([noteOn(file), empty]);
  expect(JSON.stringify(await shown())).not.toContain('scale');
  await giveBack();
  expect((await shown()).feedback.file_notes).toEqual([noteOn(file)]);
});

test('a comment is on a file of the work, and on its page', async () => {
  const { file, save } = await withFile();
  const other = await withFile();
  const rejected = await save({ file_notes: [noteOn(other.file)] });
  expect([rejected.statusCode, rejected.json().errors.file_notes]).toEqual([
    422,
    ['A comment’s file is not in the work.'],
  ]);
  expect((await save({ file_notes: [noteOn(file, { x: 1.01 })] })).statusCode).toBe(422);
  expect((await save({ file_notes: [noteOn(file, { page: 0 })] })).statusCode).toBe(422);
});

test('a save that says nothing of them leaves them as they are', async () => {
  const { file, save } = await withFile();
  await save({ file_notes: [noteOn(file)] });
  const saved = await save({ revision: 1, comment: 'Well seen.' });
  expect(saved.json()).toMatchObject({ comment: 'Well seen.', file_notes: [noteOn(file)] });
});
