import { array, assert, constantFrom, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { emptyUndoStack, recorded, redone, type UndoBatch, type UndoStep, undone } from './undo-stack';

type Sheet = Record<string, string>;

const write = (sheet: Sheet, changes: UndoBatch): Sheet => ({
  ...sheet,
  ...Object.fromEntries(changes.map(({ row, column, after }) => [row + column, after])),
});

const entry = record({
  row: constantFrom('a', 'b'),
  column: constantFrom('x', 'y'),
  after: constantFrom('', '8', '9', 'Ex'),
});

test('any sequence of changes, undos and redos leads through sheets that were there before', () => {
  const action = oneof(
    array(entry, { minLength: 1, maxLength: 4 }),
    constantFrom('undo' as const, 'redo' as const),
  );
  assert(
    property(array(action, { maxLength: 40 }), (actions) => {
      let stack = emptyUndoStack;
      let sheet: Sheet = { ax: '', ay: '', bx: '', by: '' };
      // The model: all sheets, and which of them is shown.
      let sheets = [sheet];
      let shown = 0;
      for (const taken of actions) {
        if (typeof taken === 'string') {
          const step: UndoStep | null = taken === 'undo' ? undone(stack) : redone(stack);
          const at = shown + (taken === 'undo' ? -1 : 1);
          expect(step === null).toBe(sheets[at] === undefined);
          if (!step) continue;
          stack = step.stack;
          sheet = write(sheet, step.changes);
          shown = at;
        } else {
          let before = sheet;
          const batch = taken.map(({ row, column, after }) => {
            const change = { row, column, before: before[row + column] ?? '', after };
            before = write(before, [change]);
            return change;
          });
          stack = recorded(stack, batch);
          if (batch.every((change) => change.before === change.after)) continue;
          sheet = before;
          sheets = [...sheets.slice(0, shown + 1), sheet];
          shown += 1;
        }
        expect(sheet).toEqual(sheets[shown]);
      }
    }),
  );
});

test('a paste is taken back as one, its last change first', () => {
  const batch = [
    { row: 'a', column: 'x', before: '', after: '8' },
    { row: 'a', column: 'x', before: '8', after: '9' },
  ];
  expect(undone(recorded(emptyUndoStack, batch))?.changes).toEqual([
    { row: 'a', column: 'x', before: '9', after: '8' },
    { row: 'a', column: 'x', before: '8', after: '' },
  ]);
});

test('a batch that changes nothing is no step, and the stack has a limit', () => {
  expect(recorded(emptyUndoStack, [{ row: 'a', column: 'x', before: '8', after: '8' }])).toBe(emptyUndoStack);
  let stack = emptyUndoStack;
  for (let turn = 0; turn < 250; turn += 1)
    stack = recorded(stack, [{ row: 'a', column: 'x', before: String(turn), after: String(turn + 1) }]);
  expect(stack.done).toHaveLength(200);
});
