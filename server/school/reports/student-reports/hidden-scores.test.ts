import { expect, test } from 'vitest';
import { readTaggedPdf } from '../../../documents/exports/pdf/testing.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { saveMark } from '../../marking/marking/marks.ts';
import { returnMarks } from '../../marking/marking/return-marks.ts';
import { addAssignment, giveMark, handInText, inHours } from '../../marking/student-work/testing.ts';
import { cellsOf, partOf, reportedClass } from './testing.ts';

const tools = await openTestApp();
const { db } = tools;

/** No time, no id and no other score contains one of them. */
const HIDDEN = ['6.37', '5.41', '4.29', '7.13', '3.17'];

test('what is not returned is in no form of the report', async () => {
  const { teacher, student, students, classId, get, report, onPaper, enter, giveBack } = await reportedClass(
    tools,
    3,
  );
  const [, classmate] = students;
  if (!classmate) throw new Error('No classmate.');
  const seen = await onPaper('Seen', 9);
  await enter(seen, student, 8);
  await giveBack(seen);
  // Entered and not returned; a new score over a returned one; a mark; a mark without a name; work not published.
  await enter(await onPaper('Oral', 8), student, 6.37);
  const essay = await addAssignment(db, teacher.id, classId, { title: 'Essay', due_at: inHours(24) });
  await giveMark(db, teacher.id, await handInText(db, student.id, essay), 5.41);
  const nameless = await addAssignment(db, teacher.id, classId, { title: 'Nameless', hide_names: true });
  await giveMark(db, teacher.id, await handInText(db, student.id, nameless), 4.29);
  const draft = await onPaper('Secret draft', 7, { publish_at: null });
  await enter(draft, student, 7.13);
  // A classmate's returned mark.
  await enter(seen, classmate, 3.17);
  await giveBack(seen);

  const forms = async () => {
    const [json, csv, pdf] = await Promise.all([
      get('', 'language=en'),
      get('/report.csv', 'language=en'),
      get('/report.pdf', 'language=en'),
    ]);
    return [json.body, csv.body, (await readTaggedPdf(pdf.rawPayload)).text];
  };
  // Oral and Essay: a nameless mark may not be told from its name. It is in no file.
  expect((await report()).not_returned).toBe(2);
  for (const form of await forms()) {
    expect(form).toContain('80');
    expect(HIDDEN.filter((score) => form.includes(score))).toEqual([]);
    expect(form).not.toContain('Secret draft');
  }
  // The search finds them once they are returned.
  await returnMarks(db, teacher.id, essay, { submission_ids: null, at: null });
  await returnMarks(db, teacher.id, nameless, { submission_ids: null, at: null });
  for (const form of await forms())
    expect(HIDDEN.filter((score) => form.includes(score))).toEqual(['5.41', '4.29']);
  expect((await report()).not_returned).toBe(1);
});

test('the class average takes five returned marks', async () => {
  const { students, report, onPaper, enter, giveBack } = await reportedClass(tools, 6);
  const exam = await onPaper('Exam', 3);
  const enterAll = async (some: readonly SignedIn[]) => {
    for (const who of some) await enter(exam, who, 7);
  };
  const columns = async () =>
    partOf(await report('language=en'), 'Returned marks').columns.map(({ label }) => label);
  await enterAll(students.slice(0, 4));
  await giveBack(exam);
  await enterAll(students.slice(4));
  expect(await columns()).not.toContain('Class average');
  await giveBack(exam);
  expect(await columns()).toContain('Class average');
});

test('skills are those of returned marks', async () => {
  const { teacher, student, classId, report } = await reportedClass(tools);
  const levels = [4, 0].map((points) => ({ label: `${points}`, points, description: '' }));
  const rubric = { criteria: [{ id: 'c1', name: 'Observes', standard_code: 'MS-LS1-6', levels }] };
  const id = await addAssignment(db, teacher.id, classId, { title: 'Lab', rubric });
  await saveMark(db, teacher.id, await handInText(db, student.id, id), {
    revision: 0,
    state: 'marked',
    scores: [{ criterion_id: 'c1', points: 3 }],
    points: null,
    comment: '',
    notes: [],
  });
  expect(cellsOf(await report('language=en'), 'Skills')).toEqual([]);
  await returnMarks(db, teacher.id, id, { submission_ids: null, at: null });
  expect(cellsOf(await report('language=en'), 'Skills')).toEqual([
    ['MS-LS1-6', 75, expect.stringContaining('photosynthesis')],
  ]);
});
