import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { isTemporary, problemOf, waitAfter } from '@/shared/api';
import {
  createSaveScoresMutation,
  type ScoreChange,
  type ScoreOrigin,
  type ScoreValue,
} from '@/shared/api/gradebooks';
import { delayFx } from '@/shared/lib/clock';
import { $online } from '@/shared/lib/network';
import { emptyUndoStack, recorded, redone, undone, type UndoStack } from '@/shared/ui/data-grid';
import { $classId, book, bookRead } from './book';
import { type NewScore, type StudentBook, studentBooks, valueOf, type Values } from './class-book';
import {
  answered,
  type CellId,
  cellId,
  cellOf,
  changedElsewhere,
  countToCorrect,
  countUnsaved,
  dropped,
  entered,
  joinedBooks,
  nothing,
  type Unsaved,
  type UnsavedBooks,
  withUnsaved,
  type WrongText,
} from './unsaved';

/** How long the teacher has to pause before entries are sent, in milliseconds. */
const SEND_DELAY = 400;
const RETRY_DELAY = 5000;
const MAX_ENTRIES = 1000;

/** A new value of a cell, and what it replaces. */
export type NewValue = { cell: CellId; before: ScoreValue; after: ScoreValue };
export type NewValues = {
  changes: readonly NewValue[];
  texts?: Readonly<Record<CellId, WrongText>>;
  origin: ScoreOrigin;
};

/** Values were entered, in any way. */
export const valuesEntered = createEvent<NewValues>();
/** The server's value of a cell stays. */
export const questionDropped = createEvent<CellId>();
export const undoRequested = createEvent();
export const redoRequested = createEvent();
export const sendRequested = createEvent();
/** Changes that other teachers made, or this one elsewhere. */
export const changesArrived = createEvent<readonly ScoreChange[]>();
/** What this device kept of earlier visits, by class. */
export const keptRead = createEvent<UnsavedBooks>();

const saveMutation = createSaveScoresMutation();

/** Gives entries their keys. */
const stampFx = createEffect({
  name: 'stampEntries',
  handler: ({ changes, texts = {}, origin, classId }: NewValues & { classId: string }) => {
    const batch = changes.length > 1 ? crypto.randomUUID() : null;
    return {
      classId,
      texts,
      changes: changes.map((change) => ({ ...change, key: crypto.randomUUID(), origin, batch })),
    };
  },
});

const changed = (all: UnsavedBooks, classId: string, change: (own: Unsaved) => Unsaved): UnsavedBooks => {
  const own = all[classId] ?? nothing;
  const next = change(own);
  return next === own ? all : { ...all, [classId]: next };
};

/** What the server has not, of all classes: a switch to another class leaves the queue. */
export const $unsavedBy = createStore<UnsavedBooks>({}, { name: 'unsavedScores' })
  .on(keptRead, (all, kept) => joinedBooks(kept, all))
  .on(stampFx.doneData, (all, { classId, changes, texts }) =>
    changed(all, classId, (own) => entered(own, changes, texts)),
  )
  .on(saveMutation.finished.success, (all, { params, result }) =>
    changed(all, params.id, (own) => answered(own, params.scoreEntries.entries, result.items)),
  );
sample({
  clock: questionDropped,
  source: { all: $unsavedBy, classId: $classId },
  fn: ({ all, classId }, cell) =>
    classId === null ? all : changed(all, classId, (own) => dropped(own, cell)),
  target: $unsavedBy,
});
sample({
  clock: changesArrived,
  source: { all: $unsavedBy, classId: $classId },
  fn: ({ all, classId }, changes) =>
    classId === null
      ? all
      : changed(all, classId, (own) =>
          changedElsewhere(
            own,
            changes.map((change) => ({
              cell: cellId(change.student_id, change.assignment_id),
              value: change.after,
              by: change.author,
            })),
          ),
        ),
  target: $unsavedBy,
});
export const $unsaved = combine($unsavedBy, $classId, (all, classId) => all[classId ?? ''] ?? nothing);
export const $unsavedCount = $unsaved.map(countUnsaved);
export const $toCorrect = $unsaved.map(countToCorrect);

/** The keys of what this page sent: changes with them are no news. */
export const $sentKeys = createStore<ReadonlySet<string>>(new Set(), {
  name: 'sentScoreKeys',
  serialize: 'ignore',
}).on(
  saveMutation.start,
  (keys, { scoreEntries }) => new Set([...keys, ...scoreEntries.entries.map(({ key }) => key)]),
);

/** What was stored since the gradebook was read, with the number of the read before it. */
type Since = { reads: number; values: ReadonlyMap<CellId, { value: NewScore; read: number }> };
const withStored = ({ reads, values }: Since, added: readonly (readonly [CellId, NewScore])[]): Since =>
  added.length === 0
    ? { reads, values }
    : {
        reads,
        values: new Map([
          ...values,
          ...added.map(([cell, value]) => [cell, { value, read: reads }] as const),
        ]),
      };
const $since = createStore<Since>(
  { reads: 0, values: new Map() },
  { name: 'scoresStoredSince', serialize: 'ignore' },
)
  .on(bookRead, (since) => ({ ...since, reads: since.reads + 1 }))
  .on(saveMutation.finished.success, (since, { params, result }) => {
    const entries = new Map(params.scoreEntries.entries.map((entry) => [entry.key, entry]));
    return withStored(
      since,
      result.items.flatMap(({ key, outcome, current }) => {
        const entry = entries.get(key);
        if (entry === undefined || !current) return [];
        const isEntered = outcome === 'stored' && entry.before.points !== entry.after.points;
        return [[cellId(entry.student_id, entry.assignment_id), { ...current, isEntered }] as const];
      }),
    );
  })
  .on(changesArrived, (since, changes) =>
    withStored(
      since,
      changes.map((change) => [cellId(change.student_id, change.assignment_id), change.after] as const),
    ),
  )
  .on(book.changed, ({ reads, values }) => ({
    reads,
    values: new Map([...values].filter(([, { read }]) => read >= reads)),
  }));

const $stored = $since.map(({ values }): Values => {
  const byStudent = new Map<string, Map<string, NewScore>>();
  for (const [cell, { value }] of values) {
    const { studentId, assignmentId } = cellOf(cell);
    const own = byStudent.get(studentId) ?? new Map<string, NewScore>();
    byStudent.set(studentId, own.set(assignmentId, value));
  }
  return byStudent;
});

/** The students with what is stored and what is not stored yet. */
export const $books = combine(book.$data, $stored, $unsaved, (answer, stored, unsaved): StudentBook[] =>
  answer === null ? [] : studentBooks(answer, withUnsaved(stored, unsaved)),
);

/** The value of a cell as it is shown. */
export const valueIn = (books: readonly StudentBook[], cell: CellId): ScoreValue => {
  const { studentId, assignmentId } = cellOf(cell);
  return valueOf(books.find(({ id }) => id === studentId)?.cells.get(assignmentId));
};

/** What an undo restores: a value, or a text that is no entry. */
type Restored = ScoreValue | { wrong: WrongText };
const written = (restored: Restored): string => JSON.stringify(restored);
const read = (text: string): Restored => JSON.parse(text);
const undoEntry = (cell: CellId, before: Restored, after: Restored) => {
  const { studentId: row, assignmentId: column } = cellOf(cell);
  return { row, column, before: written(before), after: written(after) };
};
const nothingSaid: ScoreValue = { points: null, status: null };

const $undo = createStore<UndoStack>(emptyUndoStack, { name: 'gradebookUndo' })
  .on(valuesEntered, (stack, { changes, texts = {}, origin }) =>
    origin === 'undo'
      ? stack
      : recorded(stack, [
          ...changes.map(({ cell, before, after }) => undoEntry(cell, before, after)),
          ...Object.entries(texts).map(([cell, wrong]) => undoEntry(cell, nothingSaid, { wrong })),
        ]),
  )
  .reset($classId.updates);
export const $canUndo = $undo.map(({ done }) => done.length > 0);
export const $canRedo = $undo.map(({ undone: later }) => later.length > 0);

const tried = sample({
  clock: [undoRequested.map(() => undone), redoRequested.map(() => redone)],
  source: $undo,
  fn: (stack, step) => ({ isUndo: step === undone, result: step(stack) }),
});
const stepped = tried.filterMap(({ result }) => result ?? undefined);
/** There was nothing that this page did, as after a reload. */
export const nothingUndone = tried.filter({ fn: ({ isUndo, result }) => isUndo && !result });
$undo.on(stepped, (_, { stack }) => stack);
sample({
  clock: stepped,
  fn: ({ changes }): NewValues => {
    const texts: Record<CellId, WrongText> = {};
    const values = changes.flatMap(({ row, column, before, after }): NewValue[] => {
      const cell = cellId(row, column);
      const [from, to] = [read(before), read(after)];
      if ('wrong' in to) {
        texts[cell] = to.wrong;
        return [];
      }
      // A text goes, and what the cell has stays.
      return [{ cell, before: 'wrong' in from ? to : from, after: to }];
    });
    return { changes: values, texts, origin: 'undo' };
  },
  target: valuesEntered,
});

sample({
  clock: valuesEntered,
  source: $classId,
  filter: (classId) => classId !== null,
  fn: (classId, values) => ({ ...values, classId: classId ?? '' }),
  target: stampFx,
});

/** What the server rejected is not sent again by itself, what it did not answer is. */
const rejected = saveMutation.finished.failure.filter({ fn: ({ error }) => !isTemporary(error) });
const unanswered = saveMutation.finished.failure.filter({ fn: ({ error }) => isTemporary(error) });
const retryFx = attach({
  name: 'waitToSendScores',
  effect: delayFx,
  mapParams: ({ error }: { error: unknown }) => waitAfter(error, RETRY_DELAY),
});
sample({ clock: unanswered, target: retryFx });

/** Why nothing is stored at the moment; null while it is. */
export const $problem = createStore<string | null>(null, { name: 'gradebookProblem' })
  .on(rejected, (_, { error }) => problemOf(error).message)
  .on(unanswered, () => 'They are on this device, and are sent again by themselves.')
  .reset(saveMutation.finished.success);
export const $isStuck = createStore(false, { name: 'gradebookStuck' })
  .on(rejected, () => true)
  .reset(saveMutation.finished.success, sendRequested, $classId.updates);

export const scoresStored = saveMutation.finished.success;
export const $isSending = saveMutation.$pending;

sample({
  clock: [
    debounce(stampFx.doneData, SEND_DELAY),
    keptRead,
    saveMutation.finished.success,
    retryFx.done,
    $online.updates.filter({ fn: Boolean }),
    sendRequested,
  ].map((clock) => clock.map(() => undefined)),
  source: { all: $unsavedBy, classId: $classId, isSending: saveMutation.$pending, isStuck: $isStuck },
  filter: ({ all, isSending, isStuck }) =>
    !isSending && !isStuck && Object.values(all).some(({ entries }) => entries.length > 0),
  fn: ({ all, classId }) => {
    const own = all[classId ?? '']?.entries ?? [];
    const [id, entries] =
      own.length > 0
        ? [classId ?? '', own]
        : (Object.entries(all)
            .map(([key, { entries: waiting }]) => [key, waiting] as const)
            .find(([, waiting]) => waiting.length > 0) ?? ['', []]);
    return { id, scoreEntries: { entries: entries.slice(0, MAX_ENTRIES) } };
  },
  target: saveMutation.start,
});
