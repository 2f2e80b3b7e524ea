/** A change of a cell, with the text that it replaced. */
export type UndoEntry = { row: string; column: string; before: string; after: string };

/** Changes that were made, and are undone, as one. */
export type UndoBatch = readonly UndoEntry[];

/** What can be undone and redone, the latest last. */
export type UndoStack = { done: readonly UndoBatch[]; undone: readonly UndoBatch[] };

/** The stack after an undo or a redo, and the changes to make. */
export type UndoStep = { stack: UndoStack; changes: UndoBatch };

const MAX_BATCHES = 200;

export const emptyUndoStack: UndoStack = { done: [], undone: [] };

/** Adds a batch; what was undone can't be redone any more. */
export function recorded(stack: UndoStack, batch: UndoBatch): UndoStack {
  const changes = batch.filter(({ before, after }) => before !== after);
  if (changes.length === 0) return stack;
  return { done: [...stack.done, changes].slice(-MAX_BATCHES), undone: [] };
}

/** Takes back the latest batch, its last change first; null if there is none. */
export function undone({ done, undone: later }: UndoStack): UndoStep | null {
  const batch = done.at(-1);
  if (!batch) return null;
  const changes = batch.map((entry) => ({ ...entry, before: entry.after, after: entry.before })).toReversed();
  return { stack: { done: done.slice(0, -1), undone: [...later, batch] }, changes };
}

/** Repeats the batch that was undone last; null if there is none. */
export function redone({ done, undone: later }: UndoStack): UndoStep | null {
  const batch = later.at(-1);
  if (!batch) return null;
  return { stack: { done: [...done, batch], undone: later.slice(0, -1) }, changes: batch };
}
