import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellId,
  type ClassGradebook,
  decimalSign,
  EMPTY_CELL,
  type GradebookCell,
  type ScoreStatus,
} from './class-gradebook.ts';
import { planGradebookImport } from './plan-gradebook-import.ts';
import { readTable } from './read-table.ts';
import { writeGradebook } from './write-gradebook.ts';

/** What breaks files: formulas, separators, quotation marks, line breaks, right-to-left letters, words of our own headings. */
const hostile = fc.oneof(
  fc.constantFrom(
    '=HYPERLINK("http://x")',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\tTab',
    "'=quoted",
    '＝wide',
    'a"b""c',
    'x\ny\r\nz',
    'a;b,c:d',
    'علي الخطيب',
    '\u202Eturned',
    'Status',
    'Total',
    'Points possible',
    'Title [12345678]',
    'Title [12345678] status',
    'Current Score',
    '-',
    '.',
    '1,234',
    '0012',
    'EX',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => !text.includes('\0')),
);

const points = fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100);
const cell = fc
  .record({
    points: fc.option(points),
    status: fc.option(fc.constantFrom<ScoreStatus>('late', 'missing', 'excused', 'extended', 'none')),
    derived: fc.constantFrom<GradebookCell['shown']>(
      'none',
      'waiting',
      'late',
      'missing',
      'not_assigned',
      'before_joining',
    ),
    lost: fc.constantFrom(0, 0.5),
    isDropped: fc.boolean(),
  })
  .map(
    ({ derived, lost, ...rest }): GradebookCell => ({
      ...rest,
      score: rest.points === null ? null : rest.points - lost,
      shown: rest.status ?? derived,
    }),
  );

const gradebooks = fc
  .record({
    students: fc.array(
      fc.record({
        firstName: hostile,
        lastName: fc.oneof(fc.constant(''), hostile),
        number: fc.option(fc.oneof(fc.stringMatching(/^\d{1,8}$/), hostile)),
        userName: fc.option(hostile),
        hasEmail: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    assignments: fc.array(fc.record({ title: hostile, points: fc.integer({ min: 20, max: 100 }) }), {
      maxLength: 6,
    }),
    cells: fc.array(cell, { minLength: 36, maxLength: 36 }),
  })
  .map(({ students, assignments, cells }): ClassGradebook => {
    // Two students with one number or user name are asked about, which another test is for.
    const seen = new Set<string>();
    const once = (text: string | null) => {
      const key = text?.toLowerCase().trim().replace(/^0+/, '') ?? '';
      if (text === null || seen.has(key)) return null;
      seen.add(key);
      return text;
    };
    const people = students.map(({ hasEmail, ...student }, index) => ({
      ...student,
      id: `0192f0c1-7a54-7d3e-9d6c-0000000000${10 + index}`,
      number: once(student.number),
      userName: once(student.userName),
      email: hasEmail ? `s${index}@school.test` : null,
    }));
    const works = assignments.map((assignment, index) => ({
      ...assignment,
      id: `0192f0c1-7a54-7d3e-9d6c-0000000001${10 + index}`,
      dueOn: null,
    }));
    const ids = people.flatMap(({ id }) => works.map((work) => cellId(id, work.id)));
    return {
      students: people,
      assignments: works,
      cells: new Map(ids.map((id, index) => [id, cells[index] ?? EMPTY_CELL])),
      lastChange: new Date('2026-11-28T10:00:00Z'),
    };
  });

const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'ar-EG');
const exportedAt = new Date('2026-11-29T10:00:00Z');
const totalsOf = ({ students }: ClassGradebook) => [
  { title: 'Current total', values: new Map(students.map(({ id }): [string, number] => [id, 87.5])) },
];
const bytesOf = (gradebook: ClassGradebook, locale: string) =>
  new TextEncoder().encode(
    writeGradebook(gradebook, { decimal: decimalSign(locale), totals: totalsOf(gradebook), exportedAt }),
  );

const runs = { numRuns: Number(process.env['GRADEBOOK_FILES'] ?? 300) };

test('a file that nobody edited changes nothing and asks nothing', () => {
  fc.assert(
    fc.property(gradebooks, locales, (gradebook, locale) => {
      const table = readTable(bytesOf(gradebook, locale));
      const cells = table.records.flatMap((record) => record.cells);
      expect(cells.filter((text) => /^(?:[=+@\t\r]|-\D)/.test(text) && !/^="\d+"$/.test(text))).toEqual([]);
      const plan = planGradebookImport(table, gradebook, locale);
      expect(plan).toMatchObject({
        format: 'lectern',
        changes: [],
        refused: [],
        questions: [],
        isReady: true,
      });
      expect(plan.students.map(({ studentId }) => studentId)).toEqual(gradebook.students.map(({ id }) => id));
    }),
    runs,
  );
});

/** Edits of a cell, as far as they need no question; null for a cell that none fits. */
function edited(before: GradebookCell, edit: number | 'excused' | 'late'): GradebookCell | null {
  if (before.shown === 'not_assigned') return null;
  if (edit === 'excused' || edit === 'late')
    return before.shown === edit ? null : { ...before, status: edit, shown: edit };
  if (before.shown === 'excused' || before.shown === 'missing' || before.points === edit) return null;
  return { ...before, points: edit };
}

test('what was edited comes back as exactly those changes', () => {
  const edits = fc.array(fc.option(fc.oneof(points, fc.constantFrom('excused' as const, 'late' as const))), {
    minLength: 36,
    maxLength: 36,
  });
  fc.assert(
    fc.property(gradebooks, edits, locales, (gradebook, wanted, locale) => {
      const changed = [...gradebook.cells].flatMap(([id, before], index) => {
        const edit = wanted[index] ?? null;
        const after = edit === null ? null : edited(before, edit);
        return after === null ? [] : [{ id, before, after }];
      });
      const cells = new Map([...gradebook.cells, ...changed.map(({ id, after }) => [id, after] as const)]);
      const plan = planGradebookImport(
        readTable(bytesOf({ ...gradebook, cells }, locale)),
        gradebook,
        locale,
      );
      expect([plan.refused, plan.questions]).toEqual([[], []]);
      const valueOf = ({ points: each, status }: GradebookCell) => ({ points: each, status });
      const found = plan.changes.map(({ studentId, assignmentId, before, after }) => ({
        id: cellId(studentId, assignmentId ?? ''),
        before,
        after,
      }));
      const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
      expect(found.toSorted(byId)).toEqual(
        changed
          .map(({ id, before, after }) => ({ id, before: valueOf(before), after: valueOf(after) }))
          .toSorted(byId),
      );
    }),
    runs,
  );
});
