import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { assignedWork, handInText } from '../student-work/testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

const call = (method: 'POST' | 'PUT', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });
const mark = { revision: 0, state: 'marked', scores: [], points: 8, comment: '', notes: [] };

test('either a teacher begins to mark work or its student takes it back', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { teacher, student, id } = await assignedWork(tools);
    const submission = await handInText(db, student.id, id);
    const [saved, withdrawn] = await Promise.all([
      call('PUT', `submissions/${submission}/mark`, teacher, mark),
      call('POST', `submissions/${submission}/withdraw`, student),
    ]);
    const outcome = [saved.statusCode, withdrawn.statusCode];
    // Work that was taken back before the teacher's call read it is not found.
    expect([
      [200, 409],
      [409, 204],
      [404, 204],
    ]).toContainEqual(outcome);
  }
});
