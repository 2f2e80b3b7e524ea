import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { createClass } from '../../classes/classes/classes.ts';
import { addAssignment, classWith, giveMark, handInText, inHours } from '../student-work/testing.ts';

const { app, db, signIn } = await openTestApp();

const get = async ({ headers }: SignedIn, url: string, query: Record<string, string> = {}) => {
  const answer = await app.inject({ url: `/api/${url}?${new URLSearchParams(query)}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('the list is filtered by class, category, state and due date, page by page', async () => {
  const teacher = await signIn();
  const science = await classWith(db, teacher.id, []);
  const face = { name: '7C', subject: 'Science', grade: 'Grade 7', cover: 'moss' } as const;
  const { id: other } = await createClass(db, teacher.id, face);
  await addAssignment(db, teacher.id, science, { title: 'Past', due_at: inHours(-24), category: 'Lab' });
  await addAssignment(db, teacher.id, science, { title: 'Soon', due_at: inHours(24), category: 'Homework' });
  await addAssignment(db, teacher.id, other, { title: 'Draft', publish_at: null, category: 'Lab' });
  const cut_off_at = inHours(200);
  await addAssignment(db, teacher.id, other, {
    title: 'Later',
    due_at: inHours(180),
    cut_off_at,
    publish_at: inHours(2),
    category: 'Lab',
  });
  const titles = async (query: Record<string, string>) =>
    (await get(teacher, 'assignments', query)).items.map(({ title }: { title: string }) => title);

  expect(await titles({ class_id: science })).toEqual(['Soon', 'Past']);
  expect(await titles({ category: 'Lab' })).toEqual(['Later', 'Draft', 'Past']);
  expect(await titles({ state: 'published' })).toEqual(['Soon', 'Past']);
  expect(await titles({ state: 'scheduled' })).toEqual(['Later']);
  expect(await titles({ state: 'draft' })).toEqual(['Draft']);
  expect(await titles({ due_until: inHours(0) })).toEqual(['Past']);
  expect(await titles({ due_since: inHours(48) })).toEqual(['Later']);
  expect(await titles({ class_id: other, category: 'Lab', state: 'draft' })).toEqual(['Draft']);

  const first = await get(teacher, 'assignments', { category: 'Lab', limit: '2' });
  expect(await titles({ category: 'Lab', limit: '2', cursor: first.next_cursor })).toEqual(['Past']);
  expect(await get(teacher, 'assignment-filters')).toEqual({
    classes: [
      { id: science, title: '7B Science' },
      { id: other, title: '7C Science' },
    ],
    categories: ['Homework', 'Lab'],
  });
  expect(await get(teacher, 'assignment-filters', { class_id: other })).toEqual({
    classes: [{ id: other, title: '7C Science' }],
    categories: ['Lab'],
  });
  for (const caller of [await signIn(), await signIn({ role: 'student' })]) {
    expect(await get(caller, 'assignment-filters')).toEqual({ classes: [], categories: [] });
    expect(await get(caller, 'assignments', { category: 'Lab' })).toMatchObject({ items: [] });
  }
});

test('the list is filtered by the state of the work', async () => {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const add = (title: string, due_at = inHours(24)) =>
    addAssignment(db, teacher.id, classId, { title, due_at, cut_off_at: null });
  await add('Not handed in yet');
  await add('Missing', inHours(-24));
  await handInText(db, student.id, await add('To mark'));
  await giveMark(db, teacher.id, await handInText(db, student.id, await add('Marked')));
  const returned = await add('Returned');
  await giveMark(db, teacher.id, await handInText(db, student.id, returned));
  await app.inject({
    method: 'POST',
    url: `/api/assignments/${returned}/return`,
    headers: teacher.headers,
    payload: { submission_ids: null, at: null },
  });
  const titles = async (state: string, caller = teacher) =>
    (await get(caller, 'assignments', { state })).items.map(({ title }: { title: string }) => title);

  expect(await titles('to_mark')).toEqual(['To mark']);
  expect(await titles('returned')).toEqual(['Returned']);
  expect(await titles('missing')).toEqual(['Missing']);
  expect(await titles('missing', await signIn())).toEqual([]);
});
