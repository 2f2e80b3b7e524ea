import { allSettled, type EventCallable, fork } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Gradebook,
  saveScoresFx,
  type ScoreEntry,
  type ScoreValue,
} from '../../src/shared/api/gradebooks';
import { storeFx } from '../../src/shared/lib/storage';
import { selectionAt } from '../../src/shared/ui/data-grid/grid-selection';
import { pasted } from '../../src/shared/ui/data-grid/grid-fill';
import { foundSelection, keptSelection } from '../../src/shared/ui/data-grid/kept-selection';
import { book } from '../../src/pages/work/gradebook/model/book';
import { studentBooks, valueOf } from '../../src/pages/work/gradebook/model/class-book';
import { textsEntered } from '../../src/pages/work/gradebook/model/entering';
import { gradebookOf } from '../../src/pages/work/gradebook/model/gradebook.fixture';
import { $gridColumns, $rows } from '../../src/pages/work/gradebook/model/page';
import { $unsaved, redoRequested, undoRequested } from '../../src/pages/work/gradebook/model/scores';
import { viewChanged } from '../../src/pages/work/gradebook/model/view';

const whole = gradebookOf();
const { id } = whole.class;
const originals = studentBooks(whole, new Map()).map(({ cells }) => cells);

/** The class with these of its students, in this order. */
function withStudents(places: readonly number[]): Gradebook {
  const now = new Map(places.map((place, index) => [place, index]));
  const { means: _, ...lists } = whole.cells;
  const kept = lists.students.flatMap((place, index) => (now.has(place) ? [index] : []));
  const only = <Item>(items: readonly Item[]): Item[] =>
    kept.flatMap((index) => items.slice(index, index + 1));
  return {
    ...whole,
    students: places.flatMap((place) => whole.students.slice(place, place + 1)),
    cells: {
      students: only(lists.students).map((place) => now.get(place) ?? 0),
      assignments: only(lists.assignments),
      points: only(lists.points),
      deductions: only(lists.deductions),
      late_seconds: only(lists.late_seconds),
      statuses: only(lists.statuses),
      overridden: only(lists.overridden),
      returned: only(lists.returned),
      means: [],
    },
  };
}

const places = whole.students.map((_, place) => place);
const column = fc.nat(whole.assignments.length - 1);
const action = fc.oneof(
  fc.record({ kind: fc.constant('select' as const), row: fc.nat(11), column }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('paste' as const),
      block: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })),
    }),
  },
  fc.record({ kind: fc.constant('undo' as const) }),
  fc.record({ kind: fc.constant('redo' as const) }),
  fc.record({ kind: fc.constant('sort' as const), by: fc.option(column), isDown: fc.boolean() }),
  fc.record({ kind: fc.constant('filter' as const), name: fc.constantFrom('', 'a', 'e', 'el', 'min') }),
  fc.record({
    kind: fc.constant('students' as const),
    places: fc.shuffledSubarray(places, { minLength: 1 }),
  }),
);

/** Where a text of the grid's head, and so each pasted value, belongs: no text is pasted twice. */
type Owners = Map<number, string>;

const cellOf = (entry: ScoreEntry) => `${entry.student_id} ${entry.assignment_id}`;

/** Each entry replaces the value of its own student, and its new value was pasted there or had been there. */
function expectOwnValues(entries: readonly ScoreEntry[], owners: Owners): void {
  const students = new Map(whole.students.map((student, place) => [student.id, originals[place]]));
  const last = new Map<string, ScoreValue>();
  for (const entry of entries) {
    const cell = cellOf(entry);
    const original = valueOf(students.get(entry.student_id)?.get(entry.assignment_id));
    expect(entry.before, 'what it replaces').toEqual(last.get(cell) ?? original);
    const owner = owners.get(entry.after.points ?? Number.NaN);
    if (owner === undefined) expect(entry.after, 'what had been there').toEqual(original);
    else expect(owner).toBe(cell);
    last.set(cell, entry.after);
  }
}

test('a score stays with its student while others come, go and are sorted', { timeout: 120_000 }, () => {
  let entered = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 4, maxLength: 14 }), (actions) => {
      const scope = fork({
        values: [[book.$resource, { state: 'ready', id, data: whole }]],
        handlers: [
          [storeFx, () => undefined],
          [saveScoresFx, () => new Promise(() => {})],
        ],
      });
      // Nobody waits, because the server never answers.
      const call = <Value>(unit: EventCallable<Value>, params: Value) =>
        void allSettled(unit, { scope, params });
      const shown = () => ({ rows: scope.getState($rows), columns: scope.getState($gridColumns) });
      let kept = keptSelection(selectionAt({ row: 0, column: 0 }), shown().rows, shown().columns);
      const owners: Owners = new Map();
      for (const [turn, step] of actions.entries()) {
        const { rows, columns } = shown();
        if (step.kind === 'select') {
          const row = Math.min(step.row, Math.max(0, rows.length - 1));
          kept = keptSelection(selectionAt({ row, column: step.column }), rows, columns);
        } else if (step.kind === 'paste') {
          const { active, range } = foundSelection(kept, rows, columns, 0);
          if (rows.some((row) => row.id === kept.row)) expect(rows[active.row]?.id).toBe(kept.row);
          const [height, width] = step.block;
          const block = Array.from({ length: height }, (_, down) =>
            Array.from({ length: width }, (_item, across) => `${turn}.${down}${across + 1}`),
          );
          // As the grid emits it: by the ids of what is shown.
          const entries = pasted(block, range).flatMap(({ row, column: place, text }) => {
            const [student, field] = [rows[row], columns[place]];
            return student && field ? [{ row: student.id, column: field.id, text }] : [];
          });
          for (const { row, column: field, text } of entries) owners.set(Number(text), `${row} ${field}`);
          call(textsEntered, { entries, origin: 'paste' });
        } else if (step.kind === 'sort') {
          const by = step.by === null ? 'name' : { column: whole.assignments[step.by]?.id ?? '' };
          call(viewChanged, { sort: { by, isDown: step.isDown } });
        } else if (step.kind === 'filter') call(viewChanged, { name: step.name });
        else if (step.kind === 'students') call(book.changed, { id, data: withStudents(step.places) });
        else call(step.kind === 'undo' ? undoRequested : redoRequested, undefined);
      }
      const { entries } = scope.getState($unsaved);
      entered += entries.length;
      expectOwnValues(entries, owners);
    }),
    { numRuns: 200 },
  );
  expect(entered).toBeGreaterThan(400);
});
