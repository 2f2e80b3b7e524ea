import { expect, onTestFinished, test } from 'vitest';
import { batchItems } from '../../../documents/batches/tables.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { scriptedEngine } from '../../../documents/generations/testing.ts';
import { openTestApp } from '../../../testing.ts';
import { addAssignment, classWith, handInText } from '../student-work/testing.ts';
import { diaryRubric, judged, markingEngine, suggestionWhen } from './testing.ts';

// The only server at first: another one could take the run over before this one has begun it.
const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
const { app, db, openApp, signIn } = await openTestApp({
  engine: hanging,
  batchLanes: 3,
});

test('the suggestions of a stopped server go on in another process', async () => {
  const teacher = await signIn();
  const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })];
  const id = await addAssignment(db, teacher.id, await classWith(db, teacher.id, students), {
    rubric: diaryRubric,
  });
  const handedIn = [];
  for (const student of students) handedIn.push(await handInText(db, student.id, id, 'Monday: 41 mm.'));
  const answer = await app.inject({
    method: 'POST',
    url: `/api/assignments/${id}/suggestions`,
    headers: teacher.headers,
    payload: { calibrate_on: [] },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await hanging.hung;
  await app.close();
  const left = await db.select().from(batchItems);
  expect(left.map(({ state }) => state)).toEqual(['waiting', 'waiting']);

  const next = await openApp({ engine: markingEngine(() => judged('41 mm')) });
  onTestFinished(() => next.close());
  for (const submission of handedIn) await suggestionWhen(next, teacher, submission, 'ready');
  expect(await db.$count(generations), 'no paper has two documents').toBe(2);
});
