import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ImportPlan, planGradebookImport } from './plan-gradebook-import.ts';
import type { Answers } from './questions.ts';
import { readTable } from './read-table.ts';
import { examples, sampleGradebook } from './testing.ts';

const expectedFile = z.object({
  file: z.string(),
  format: z.string(),
  class_id: z.string(),
  encoding: z.string(),
  separator: z.string(),
  heading_line: z.number(),
  assignments: z.record(z.string(), z.string()),
  students: z.array(z.object({ line: z.number(), student_id: z.string() })),
  cells: z.array(
    z.object({
      line: z.number(),
      column: z.string(),
      student_id: z.string(),
      raw: z.string(),
      outcome: z.string(),
      value: z.number().nullable(),
    }),
  ),
  other_rows: z.array(z.object({ line: z.number() })),
  questions: z.array(z.object({ code: z.string() })).default([]),
});

const files = globSync('*.expected.json', { cwd: fileURLToPath(examples) })
  .toSorted()
  .map((name) => expectedFile.parse(JSON.parse(readFileSync(new URL(name, examples), 'utf8'))));

/** What a teacher answers before the cells of a file can be compared. */
const answersFor: Readonly<Record<string, Answers>> = {
  '08-canvas-trouble.csv': { 'column:5': 'asg-15', leading_zeros: 'take' },
};

const planOf = (file: string, classId: string, answers: Answers = {}) =>
  planGradebookImport(
    readTable(readFileSync(new URL(file, examples))),
    sampleGradebook(classId),
    'en-US',
    answers,
  );

/** What becomes of each cell that is not unchanged, by line and heading. */
function outcomesIn(plan: ImportPlan): Map<string, { outcome: string; value: number | null }> {
  const outcomes = new Map<string, { outcome: string; value: number | null }>();
  const at = (line: number | null, column: number | null) => `${line} ${plan.columns[column ?? -1]?.heading}`;
  for (const { line, column, after, before } of plan.changes) {
    const isStatus = after.points === before.points;
    const outcome = !isStatus ? 'set' : after.status === 'excused' ? 'excuse' : String(after.status);
    outcomes.set(at(line, column), { outcome, value: isStatus ? null : after.points });
  }
  for (const { line, column } of plan.refused)
    outcomes.set(at(line, column), { outcome: 'refuse', value: null });
  for (const { items } of plan.questions)
    for (const { key, line, column, proposal } of items)
      if (key.startsWith('cell:'))
        outcomes.set(at(line, column), { outcome: 'ask', value: proposal?.points ?? null });
  return outcomes;
}

const ABOUT_ROWS = new Set(['unknown_student', 'same_name', 'name_only', 'contradiction']);

describe.each(files)('$file', (expected) => {
  const plan = planOf(expected.file, expected.class_id, answersFor[expected.file]);

  test('is recognised with its encoding, separator, headings and assignments', () => {
    const matched = plan.columns.flatMap(({ heading, assignmentId }) =>
      assignmentId === null ? [] : [[heading, assignmentId]],
    );
    expect({
      format: plan.format,
      encoding: plan.encoding,
      separator: plan.separator,
      heading_line: plan.headingLine,
      assignments: Object.fromEntries(matched),
    }).toEqual({
      format: expected.format,
      encoding: expected.encoding,
      separator: expected.separator,
      heading_line: expected.heading_line,
      assignments: expected.assignments,
    });
  });

  test('has its students, and passes over or asks about the other lines', () => {
    expect(plan.students.map(({ line, studentId }) => ({ line, student_id: studentId }))).toEqual(
      expected.students,
    );
    const asked = plan.questions.filter(({ kind }) => ABOUT_ROWS.has(kind)).flatMap(({ items }) => items);
    const others = [
      ...plan.passed.filter(({ reason }) => reason !== 'repeated' && reason !== 'above'),
      ...asked,
    ];
    const lines = new Set(others.map(({ line }) => line));
    for (const { line } of expected.other_rows) expect(lines).toContain(line);
  });

  test('changes, asks about and refuses exactly what was touched', () => {
    const touched = expected.cells.filter(({ outcome }) => outcome !== 'unchanged');
    const outcomes = outcomesIn(plan);
    const places = (keys: Iterable<string>) => [...keys].toSorted();
    expect(places(outcomes.keys())).toEqual(places(touched.map(({ line, column }) => `${line} ${column}`)));
    for (const { line, column, outcome, value } of touched) {
      const found = outcomes.get(`${line} ${column}`);
      expect([line, column, found?.outcome]).toEqual([line, column, outcome]);
      if (value !== null) expect([line, column, found?.value]).toEqual([line, column, value]);
    }
    expect(plan.isReady).toBe(true);
  });

  test('asks what it has to about the file as a whole, and no more', () => {
    const unanswered = planOf(expected.file, expected.class_id);
    const kinds = unanswered.questions.filter(({ items }) =>
      items.some(({ key }) => !key.startsWith('cell:')),
    );
    const asked = kinds.map(({ kind }) => kind).filter((kind) => !ABOUT_ROWS.has(kind));
    expect(asked.toSorted()).toEqual(expected.questions.map(({ code }) => code).toSorted());
  });
});

test('there are at least twelve files, of every format and encoding', () => {
  expect(files.length).toBeGreaterThanOrEqual(12);
  expect(new Set(files.map(({ format }) => format)).size).toBe(6);
  expect(new Set(files.map(({ encoding }) => encoding)).size).toBe(4);
});
