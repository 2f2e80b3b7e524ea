import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import * as zod from 'zod/mini';
import { KEPT_PAPER_SCORES } from '@/entities/gradebook';
import { isTemporary, waitAfter } from '@/shared/api';
import {
  createGetGradebookQuery,
  createReturnScoresMutation,
  createSaveScoresMutation,
  type SavedEntry,
  type ScoreEntry,
} from '@/shared/api/gradebooks';
import { delayFx } from '@/shared/lib/clock';
import { $online } from '@/shared/lib/network';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { createKeptValues } from '@/shared/lib/kept-values';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { assignmentOpened, work } from './assignment';
import { rowsOf, type SavedScores, storedOf, type Typed, typeScore } from './paper-entries';

/** How long the teacher has to pause before scores are sent, in milliseconds. */
const SAVE_DELAY = 600;
const RETRY_DELAY = 5000;
const MAX_ENTRIES = 1000;

/** Carries the student, the points and a new key; the points are undefined while the text is no number. */
export const scoreTyped = createEvent<Omit<Typed, 'assignmentId'>>();
/** The teacher keeps what another teacher entered. */
export const otherKept = createEvent<string>();
/** Carries the moment of the return; null for now. */
export const returnRequested = createEvent<string | null>();

/** The class and the assignment, if it is on paper. */
const $ids = combine(work.$data, (data) =>
  data?.assignment.content.kinds.includes('paper')
    ? `${data.assignment.class.id} ${data.assignment.id}`
    : null,
);
const split = (ids: string | null) => {
  const [classId = '', assignmentId = ''] = ids?.split(' ') ?? [];
  return { classId, assignmentId };
};

export const book = createResource({
  name: 'paperScores',
  query: createGetGradebookQuery(),
  request: (ids) => {
    const { classId, assignmentId } = split(ids);
    return { id: classId, params: { assignment_id: assignmentId } };
  },
});
const saveMutation = createSaveScoresMutation();
const returnMutation = createReturnScoresMutation();

export const $isReturning = returnMutation.$pending;

const value = zod.object({
  points: zod.nullable(zod.number()),
  status: zod.nullable(zod.enum(['late', 'missing', 'excused', 'extended', 'none'])),
});
const storedEntries = zod.array(
  zod.object({
    key: zod.string(),
    assignment_id: zod.string(),
    student_id: zod.string(),
    before: value,
    after: value,
    origin: zod.literal('grid'),
    batch: zod.null(),
  }),
);
const studentsOf = (entries: readonly ScoreEntry[]) =>
  new Map(entries.map((entry) => [entry.key, entry.student_id]));

/** The entries of an assignment, and those of others. */
const parted = (
  entries: readonly ScoreEntry[],
  assignmentId: string,
): [own: ScoreEntry[], others: ScoreEntry[]] => [
  entries.filter(({ assignment_id: id }) => id === assignmentId),
  entries.filter(({ assignment_id: id }) => id !== assignmentId),
];

const $sending = createStore<ReadonlySet<string>>(new Set(), { name: 'sendingScores' })
  .on(saveMutation.start, (_, { scoreEntries }) => new Set(scoreEntries.entries.map(({ key }) => key)))
  .on(saveMutation.finished.finally, () => new Set());

/** What was stored since the gradebook was read. */
const $saved = createStore<SavedScores>({}, { name: 'savedPaperScores' })
  .reset(assignmentOpened, book.$data.updates)
  .on(saveMutation.finished.success, (saved, { params, result }) => {
    const students = studentsOf(params.scoreEntries.entries);
    const current = result.items.flatMap((item) =>
      item.current ? [[students.get(item.key) ?? '', item.current] as const] : [],
    );
    return { ...saved, ...Object.fromEntries(current) };
  });

const entryTyped = sample({
  clock: scoreTyped,
  source: { ids: $ids, data: book.$data, saved: $saved, sending: $sending },
  fn: ({ ids, data, saved, sending }, typed) => {
    if (ids === null || data === null) return undefined;
    const { assignmentId } = split(ids);
    const stored = saved[typed.studentId] ?? storedOf(data, typed.studentId);
    return { typed: { ...typed, assignmentId }, stored, sending };
  },
}).filterMap(nonNull);

/** What the server has not stored yet of any assignment, in the order of typing. */
const $unsaved = createStore<readonly ScoreEntry[]>([], { name: 'paperEntries' })
  .on(entryTyped, (entries, { typed, stored, sending }) => {
    const [own, others] = parted(entries, typed.assignmentId);
    return [...others, ...typeScore(own, typed, stored, sending)];
  })
  .on(saveMutation.finished.success, (entries, { result }) => {
    const answered = new Set(result.items.map(({ key }) => key));
    return entries.filter(({ key }) => !answered.has(key));
  });
/** Those of the assignment that is shown. */
const $entries = combine($unsaved, $ids, (entries, ids) => parted(entries, split(ids).assignmentId)[0]);

const { adopted } = createKeptValues<readonly ScoreEntry[]>({
  name: 'keptPaperScores',
  prefix: KEPT_PAPER_SCORES,
  opened: assignmentOpened,
  $value: $unsaved,
  isEmpty: ({ length }) => length === 0,
  parse: (stored) => {
    const read = zod.safeParse(storedEntries, stored);
    return read.success ? read.data : undefined;
  },
});
$unsaved.on(adopted, (entries, left) => {
  const earlier = left.flat();
  const keys = new Set(entries.map(({ key }) => key));
  return [...earlier.filter(({ key }) => !keys.has(key)), ...entries];
});

type Conflicts = Readonly<Record<string, SavedEntry>>;
/** What was entered meanwhile, by student. */
const $conflicts = createStore<Conflicts>({}, { name: 'paperConflicts' })
  .reset(assignmentOpened)
  .on(saveMutation.finished.success, (conflicts, { params, result }) => {
    const students = studentsOf(params.scoreEntries.entries);
    const rejected = result.items.filter(({ outcome }) => outcome !== 'stored');
    return {
      ...conflicts,
      ...Object.fromEntries(rejected.map((item) => [students.get(item.key) ?? '', item])),
    };
  })
  .on([scoreTyped.map(({ studentId }) => studentId), otherKept], (conflicts, studentId) =>
    Object.fromEntries(Object.entries(conflicts).filter(([id]) => id !== studentId)),
  );

export const $rows = combine(book.$data, $saved, $entries, $conflicts, (data, saved, entries, conflicts) =>
  data ? rowsOf(data, saved, entries, conflicts) : [],
);
/** What the server rejected is not sent again by itself, what it did not answer is. */
const rejected = saveMutation.finished.failure.filter({ fn: ({ error }) => !isTemporary(error) });
const unanswered = saveMutation.finished.failure.filter({ fn: ({ error }) => isTemporary(error) });
const retryFx = attach({
  name: 'waitToSendPaperScores',
  effect: delayFx,
  mapParams: ({ error }: { error: unknown }) => waitAfter(error, RETRY_DELAY),
});
sample({ clock: unanswered, target: retryFx });
export const $isFailing = createStore(false, { name: 'paperScoresFail' })
  .on(saveMutation.finished.failure, () => true)
  .reset(saveMutation.finished.success, assignmentOpened);

const opened = merge([$ids.updates, sample({ clock: assignmentOpened, source: $ids })]).filterMap(nonNull);
sample({ clock: opened, target: book.opened });

sample({
  clock: [
    debounce(scoreTyped, SAVE_DELAY),
    adopted,
    opened,
    saveMutation.finished.success,
    retryFx.done,
    $online.updates.filter({ fn: Boolean }),
  ].map((clock) => clock.map(() => undefined)),
  source: { ids: $ids, entries: $entries, isSending: saveMutation.$pending },
  filter: ({ ids, entries, isSending }) => ids !== null && entries.length > 0 && !isSending,
  fn: ({ ids, entries }) => ({
    id: split(ids).classId,
    scoreEntries: { entries: entries.slice(0, MAX_ENTRIES) },
  }),
  target: saveMutation.start,
});
sample({
  clock: [saveMutation.finished.success, returnMutation.finished.finally],
  target: book.refreshed,
});

sample({
  clock: returnRequested,
  source: { ids: $ids, isReturning: $isReturning },
  filter: ({ ids, isReturning }) => ids !== null && !isReturning,
  fn: ({ ids }, at) => ({
    id: split(ids).classId,
    scoresToReturn: { assignment_ids: [split(ids).assignmentId], student_ids: null, at },
  }),
  target: returnMutation.start,
});
sample({
  clock: returnMutation.finished.success,
  fn: ({ params, result: { returned } }) => ({
    tone: 'ok' as const,
    title: `${returned} ${returned === 1 ? 'score' : 'scores'} ${params.scoresToReturn.at ? 'will be returned' : 'returned'}.`,
  }),
  target: toastShown,
});
sample({ clock: [returnMutation.finished.failure, rejected], target: failureShown });
