import { combine, createEvent, createStore, sample } from 'effector';
import { concurrency } from '@/shared/api';
import { createUndoGradebookImportMutation } from '@/shared/api/gradebook-files';
import {
  createListOverrideChangesQuery,
  createListScoreChangesQuery,
  type OverrideChange,
  type ScoreChange,
} from '@/shared/api/gradebooks';
import { createGetSubmissionQuery, createListSubmissionsQuery } from '@/shared/api/marking';
import { readClockFx } from '@/shared/lib/clock';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $classId, book } from './book';
import { $panel, panelOpened, type Panel } from './panel';
import { nothingUndone, scoresStored } from './scores';
import { cellOf } from './unsaved';

export const moreRequested = createEvent();
export const historyRetried = createEvent();
/** Takes an import back as a whole; carries the batch of its changes. */
export const importUndone = createEvent<string>();

const query = createListScoreChangesQuery();
const undoMutation = createUndoGradebookImportMutation();
concurrency(query, { strategy: 'TAKE_LATEST' });

type History =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; items: readonly ScoreChange[]; next: string | null };

/** The changes of what is open, the newest first: of a cell, a student or the class. */
export const $history = createStore<History>({ state: 'loading' }, { name: 'scoreHistory' })
  .on(panelOpened, () => ({ state: 'loading' }))
  .on(query.finished.success, (before, { params, result }) => ({
    state: 'ready',
    items: [
      ...(params.params?.cursor !== undefined && before.state === 'ready' ? before.items : []),
      ...result.items,
    ],
    next: result.next_cursor,
  }))
  .on(query.finished.failure, (before) => (before.state === 'ready' ? before : { state: 'failed' }));
export const $isLoadingMore = combine(
  query.$pending,
  $history,
  (pending, history) => pending && history.state === 'ready',
);

/** Whose changes a panel shows; undefined for one without a history. */
function filterOf(panel: Panel): { student_id?: string; assignment_id?: string } | undefined {
  switch (panel.kind) {
    case 'cell': {
      const { studentId, assignmentId } = cellOf(panel.cell);
      return { student_id: studentId, assignment_id: assignmentId };
    }
    case 'student':
      return { student_id: panel.studentId };
    case 'history':
      return {};
    default:
      return undefined;
  }
}

const requested = sample({
  clock: [
    panelOpened.map(() => false),
    historyRetried.map(() => false),
    undoMutation.finished.success.map(() => false),
    // An entry of this teacher shows in the history of its cell.
    scoresStored.map(() => false),
    moreRequested.map(() => true),
  ],
  source: { panel: $panel, classId: $classId, history: $history },
  fn: ({ panel, classId, history }, isMore) => {
    const filter = panel && filterOf(panel);
    if (!filter || classId === null) return undefined;
    const cursor = isMore && history.state === 'ready' ? history.next : null;
    if (isMore && cursor === null) return undefined;
    return { id: classId, params: { ...filter, limit: 50, ...(cursor !== null && { cursor }) } };
  },
}).filterMap(nonNull);
sample({ clock: requested, target: query.start });

export const $now = createStore<Date | null>(null, { name: 'historyNow', serialize: 'ignore' }).on(
  readClockFx.doneData,
  (_, now) => now,
);
sample({ clock: panelOpened, fn: () => undefined, target: readClockFx });

/** The students of the assignment whose cell is open, with their work. */
export const works = createResource({
  name: 'gradebookWorks',
  query: createListSubmissionsQuery(),
  request: (id) => ({ id }),
});
/** The last work in the cell, with its mark. */
export const work = createResource({
  name: 'gradebookWork',
  query: createGetSubmissionQuery(),
  request: (id) => ({ id }),
});

const cellOpened = panelOpened.filterMap((panel) => (panel.kind === 'cell' ? cellOf(panel.cell) : undefined));
sample({
  clock: sample({
    clock: cellOpened,
    source: book.$data,
    fn: (answer, { assignmentId }) => {
      const assignment = answer?.assignments.find(({ id }) => id === assignmentId);
      return assignment && !assignment.kinds.includes('paper') ? assignmentId : undefined;
    },
  }).filterMap(nonNull),
  target: works.opened,
});
/** The last work in the open cell; null without one. */
export const $submissionId = combine($panel, works.$data, (panel, data) => {
  if (panel?.kind !== 'cell') return null;
  const { studentId, assignmentId } = cellOf(panel.cell);
  if (data?.assignment.id !== assignmentId) return null;
  return data.items.find(({ student }) => student.id === studentId)?.submission?.id ?? null;
});
sample({ clock: $submissionId.updates.filterMap(nonNull), target: work.opened });

sample({
  clock: importUndone,
  source: $classId,
  filter: (classId) => classId !== null,
  fn: (classId, importId) => ({ id: classId ?? '', importId }),
  target: undoMutation.start,
});
/** The import that is being undone. */
export const $undoneImport = createStore<string | null>(null, { name: 'undoneImport' })
  .on(importUndone, (_, batch) => batch)
  .reset(undoMutation.finished.finally);
sample({
  clock: undoMutation.finished.success,
  fn: ({ result: { restored, kept } }) => ({
    tone: 'ok' as const,
    title: [
      `Import undone: ${restored} ${restored === 1 ? 'score' : 'scores'} restored.`,
      ...(kept.length > 0 ? [`${kept.length} changed since then and stay.`] : []),
    ].join(' '),
  }),
  target: toastShown,
});
sample({ clock: undoMutation.finished.failure, target: failureShown });
sample({ clock: undoMutation.finished.success, fn: () => undefined, target: book.refreshed });

/** Grades that were set instead of totals, of the student or the class that is open. */
const overrideQuery = createListOverrideChangesQuery();
concurrency(overrideQuery, { strategy: 'TAKE_LATEST' });
export const $overrideChanges = createStore<readonly OverrideChange[]>([], { name: 'overrideChanges' })
  .on(overrideQuery.finished.success, (_, { result }) => result.items)
  .reset(panelOpened);
sample({
  clock: sample({
    clock: panelOpened,
    source: $classId,
    fn: (classId, panel) => {
      if (classId === null || (panel.kind !== 'student' && panel.kind !== 'history')) return undefined;
      return {
        id: classId,
        params: { limit: 50, ...(panel.kind === 'student' && { student_id: panel.studentId }) },
      };
    },
  }).filterMap(nonNull),
  target: overrideQuery.start,
});
sample({ clock: overrideQuery.finished.failure, target: failureShown });

const historyChosen = createEvent();
/** What was done before a reload, such as an import, can be taken back in the history only. */
sample({
  clock: nothingUndone,
  fn: () => ({
    tone: 'info' as const,
    title: 'Nothing to undo since the page was opened. Earlier changes and imports are in the history.',
    action: { label: 'Open the history', chosen: historyChosen },
  }),
  target: toastShown,
});
sample({ clock: historyChosen, fn: (): Panel => ({ kind: 'history' }), target: panelOpened });
