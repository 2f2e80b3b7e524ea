import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { convert, CSV_IN_UTF8, findLibreOffice, hasCalc } from '../../../../tests/support/libreoffice.ts';
import { openTestApp } from '../../../testing.ts';
import { cellId, type ClassGradebook, EMPTY_CELL, type GradebookCell } from '../files/class-gradebook.ts';
import { filesOf, importOf, storedScores, storeGradebook } from './testing.ts';

const tools = await openTestApp();

const folder = mkdtempSync(join(tmpdir(), 'lectern-gradebook-'));
afterAll(() => rmSync(folder, { recursive: true }));

const STUDENTS = 200;
const ASSIGNMENTS = 60;
/** How Calc writes CSV: commas, double quotes, UTF-8, numbers as they are shown. */
const CSV_OUT = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false';

const names = ['Zoë', '=1+1', 'علي', "O'Neill", 'Bell, Jr.', 'Đặng', '-', '0042', '1/2', '3 May'];
const nameOf = (index: number) => names[index % names.length] ?? '';

/** Each score stands in one cell only, so that the edits find theirs. */
const scoreAt = (student: number, assignment: number) => (student * ASSIGNMENTS + assignment) / 100;

function largeGradebook(): ClassGradebook {
  const students = Array.from({ length: STUDENTS }, (_, index) => ({
    id: `0192f0c1-7a54-7d3e-9d6c-00000000${1000 + index}`,
    firstName: nameOf(index),
    lastName: nameOf(Math.floor(index / names.length)),
    email: `s${index}@school.test`,
    number: String(index).padStart(7, '0'),
    userName: null,
  }));
  const assignments = Array.from({ length: ASSIGNMENTS }, (_, index) => ({
    id: `0192f0c1-7a54-7d3e-9d6c-0000000100${10 + index}`,
    title: `${nameOf(index)}, part ${index}`,
    points: 200,
    dueOn: null,
  }));
  const cellAt = (student: number, assignment: number): GradebookCell => {
    const points = scoreAt(student, assignment);
    if ((student + assignment) % 17 === 0) return { ...EMPTY_CELL, status: 'excused', shown: 'excused' };
    const isLate = (student + assignment) % 13 === 0;
    const status = isLate
      ? ({ status: 'late', shown: 'late' } as const)
      : ({ status: null, shown: 'none' } as const);
    return { points, score: points, ...status };
  };
  const cells = students.flatMap(({ id }, student) =>
    assignments.map((assignment, index): [string, GradebookCell] => [
      cellId(id, assignment.id),
      cellAt(student, index),
    ]),
  );
  return { students, assignments, cells: new Map(cells), lastChange: null };
}

it('a gradebook of 200 students and 60 assignments comes back from LibreOffice with exactly the edits', {
  timeout: 180_000,
}, async ({ skip }) => {
  const program = findLibreOffice();
  if (program === undefined || !hasCalc()) {
    skip('LibreOffice has no Calc. Install the package libreoffice-calc-nogui.');
    return;
  }
  const gradebook = largeGradebook();
  const teacher = await tools.signIn();
  const { classId, ids } = await storeGradebook(tools, teacher, gradebook);
  const { csv, plan, run, undo } = filesOf(tools, teacher, classId);
  const exported = join(folder, 'gradebook.csv');
  writeFileSync(exported, await csv('', 'en-US'));
  await convert(program, 'fods', [exported], folder, CSV_IN_UTF8);
  const sheet = join(folder, 'gradebook.fods');
  const edits = [
    { student: 3, assignment: 7, to: 199.25 },
    { student: 42, assignment: 0, to: 0 },
    { student: 111, assignment: 33, to: 100 },
    { student: 199, assignment: 59, to: 'EX' },
    { student: 150, assignment: 21, to: 'l' },
  ];
  let text = readFileSync(sheet, 'utf8');
  for (const { student, assignment, to } of edits) text = edited(text, scoreAt(student, assignment), to);
  writeFileSync(sheet, text);
  const saved = join(folder, `saved-${classId}`);
  mkdirSync(saved);
  await convert(program, CSV_OUT, [sheet], saved);

  const planned = await plan(readFileSync(join(saved, 'gradebook.csv')));
  expect(planned).not.toHaveProperty('message');
  expect([planned.format, planned.questions, planned.refused]).toEqual(['lectern', [], []]);
  expect(planned.students).toHaveLength(STUDENTS);
  const after = (to: number | string, before: number) =>
    typeof to === 'number'
      ? { points: to, status: null }
      : { points: before, status: to === 'EX' ? 'excused' : 'late' };
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(
    planned.changes
      .map((change) => ({ id: cellId(change.student_id, change.assignment_id ?? ''), after: change.after }))
      .toSorted(byId),
  ).toEqual(
    edits
      .map(({ student, assignment, to }) => ({
        id: cellId(
          ids.get(gradebook.students[student]?.id ?? '') ?? '',
          ids.get(gradebook.assignments[assignment]?.id ?? '') ?? '',
        ),
        after: after(to, scoreAt(student, assignment)),
      }))
      .toSorted(byId),
  );
  const before = await storedScores(tools);
  const { id, stored } = await run(importOf(planned));
  expect(stored).toBe(edits.length);
  expect(await storedScores(tools)).not.toEqual(before);
  await undo(id);
  expect(await storedScores(tools)).toEqual(before);
});

/** Types a value into the only cell with a number, in a flat sheet of LibreOffice. */
function edited(sheet: string, from: number, to: number | string): string {
  const cell = new RegExp(
    `(<table:table-cell[^>]*?) office:value-type="float" office:value="${String(from).replace('.', '\\.')}" calcext:value-type="float">\\s*<text:p>[^<]*</text:p>`,
    'g',
  );
  expect(sheet.match(cell)).toHaveLength(1);
  const value =
    typeof to === 'number'
      ? `office:value-type="float" office:value="${to}" calcext:value-type="float"`
      : 'office:value-type="string" calcext:value-type="string"';
  return sheet.replace(cell, `$1 ${value}><text:p>${to}</text:p>`);
}
