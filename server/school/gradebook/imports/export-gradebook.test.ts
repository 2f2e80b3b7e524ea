import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import { type ClassGradebook, type GradebookCell } from '../files/class-gradebook.ts';
import { ann, bo, scored } from '../files/testing.ts';
import { importOf, smallClass } from './testing.ts';

const tools = await openTestApp();

const classOf = (cells?: Record<string, GradebookCell>, rest?: Partial<ClassGradebook>) =>
  smallClass(tools, cells, rest);

describe('an export', () => {
  test('has the signs of the language or the chosen ones, and the totals', async () => {
    const { csv } = await classOf({ 'ann/essay': scored(8.5), 'bo/quiz': scored(10, { status: 'late' }) });
    const [heading, , , row] = (await csv()).split('\r\n');
    expect(heading).toMatch(/^\uFEFF"Last name","First name".*"Essay \[.{8}\]".*"Current total"/);
    expect(row).toMatch(/^"Lee","Ann","=""007""","ann@school.test".*,8\.5,.*,85,/);
    expect(await csv('', 'de-DE')).toContain(';8,5;');
    expect(await csv('?decimal=comma')).toContain(';8,5;');
    expect(await csv('?decimal=point', 'de-DE')).toContain(',8.5,');
  });

  test('has only what is chosen, in its order, and totals over everything', async () => {
    const { csv, idOf } = await classOf({
      'ann/essay': scored(10),
      'ann/quiz': scored(0),
      'bo/quiz': scored(10),
    });
    const query = `?student_ids=${idOf('bo')}&student_ids=${idOf('ann')}&assignment_ids=${idOf('essay')}`;
    const [heading, , first, second] = (await csv(query)).split('\r\n');
    expect(heading).not.toContain('Quiz');
    expect([first, second]).toEqual([
      expect.stringMatching(/^"Ek"/),
      expect.stringMatching(/^"Lee".*33\.33/),
    ]);
  });

  test('has the class, the term of its assignments and the day in its name', async () => {
    const { get, idOf, teacher, classId } = await classOf();
    const nameOf = async (query = '') => (await get(`gradebook.csv${query}`)).headers['content-disposition'];
    expect(await nameOf()).toMatch(/filename="8A Science \d{4}-\d\d-\d\d\.csv"/);
    const { revision, content } = (await get('gradebook-rules')).json();
    const days = { starts_on: '2026-09-01', ends_on: '2026-09-30', closes_on: null };
    const terms = [{ ...days, id: randomUUID(), name: 'Autumn', weight: null }];
    const column = { counts: true, extra_credit: false, never_drop: false, display: 'usual' };
    const columns = [{ ...column, assignment_id: idOf('essay'), term_id: terms[0]?.id }];
    await tools.app.inject({
      method: 'PUT',
      url: `/api/classes/${classId}/gradebook-rules`,
      headers: teacher.headers,
      payload: { revision, content: { ...content, terms, columns } },
    });
    const query = `?assignment_ids=${idOf('essay')}`;
    expect(await nameOf(query)).toMatch(/filename="8A Science Autumn \d{4}-\d\d-\d\d\.csv"/);
    expect(await nameOf(`${query}&assignment_ids=${idOf('quiz')}`)).not.toContain('Autumn');
  });

  test('of what is not in the class is not found', async () => {
    const [{ get }, other] = [await classOf(), await classOf()];
    for (const query of [`assignment_ids=${other.idOf('essay')}`, `student_ids=${other.idOf('ann')}`])
      expect((await get(`gradebook.csv?${query}`)).statusCode).toBe(404);
  });

  test('marks what the total drops, and runs no formula', async () => {
    const students = [{ ...ann, firstName: '=1+1' }, bo];
    const { csv, teacher, classId } = await classOf(
      { 'ann/essay': scored(1), 'ann/quiz': scored(20) },
      { students },
    );
    const { revision, content } = (
      await tools.app.inject({ url: `/api/classes/${classId}/gradebook-rules`, headers: teacher.headers })
    ).json();
    const categories = [{ ...content.categories[0], drop_lowest: 1 }];
    await tools.app.inject({
      method: 'PUT',
      url: `/api/classes/${classId}/gradebook-rules`,
      headers: teacher.headers,
      payload: { revision, content: { ...content, categories } },
    });
    expect(await csv()).toMatch(/"'=1\+1".*"dropped"/);
  });
});

test('a template of PowerTeacher needs the numbers of the school, which an import brings', async () => {
  const { get, plan, run, undo, idOf } = await classOf(
    { 'ann/essay': scored(8), 'bo/essay': scored(7) },
    { students: [{ ...ann, number: null }, bo] },
  );
  const path = `scores-template.csv?assignment_id=${idOf('essay')}`;
  expect((await get(path)).json().message).toMatch(/Import a scores template/);
  const head =
    'Teacher Name:,"Example, Tess",\nClass:,8A,\nAssignment Name:,Essay,\nDue Date:,2026-08-25,\nPoints Possible:,10.0,\nExtra Points:,0.0,\nScore Type:,POINTS,\n';
  const planned = await plan(`${head}Student Num,Student Name,Score\n00712,"Lee, Ann",\n`);
  expect(planned.students).toEqual([{ line: 9, student_id: idOf('ann'), new_number: '00712' }]);
  const { id } = await run(importOf(planned));
  expect((await get(path)).body).toContain('Student Num,Student Name,Score\r\n00712,"Lee, Ann",8\r\n');
  expect((await get(path)).body).not.toContain('Ek');
  await undo(id);
  expect((await get(path)).statusCode).toBe(409);
});
