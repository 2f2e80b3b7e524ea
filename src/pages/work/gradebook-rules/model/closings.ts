import { createTermOf } from 'gradebook-arithmetic/terms';
import { createEvent, createStore, merge, sample } from 'effector';
import {
  createCloseTermMutation,
  createListTermClosingsQuery,
  createReopenTermMutation,
  type Gradebook,
  type GradebookRulesContent,
} from '@/shared/api/gradebooks';
import { nonNull } from '@/shared/lib/non-null';
import { createResource } from '@/shared/lib/resource';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $classId, book, rulesOpened } from './rules-page';

type Term = GradebookRulesContent['terms'][number];
/** What the teacher is asked to confirm. */
type Asked = { action: 'close' | 'reopen'; term: Term };

export const termActionAsked = createEvent<Asked>();
export const termActionConfirmed = createEvent();
export const termActionCancelled = createEvent();

const closeMutation = createCloseTermMutation();
const reopenMutation = createReopenTermMutation();
/** Who closed and reopened terms, the newest first. */
export const closings = createResource({
  name: 'termClosings',
  query: createListTermClosingsQuery(),
  request: (id) => ({ id }),
});
sample({ clock: rulesOpened.filterMap(nonNull), target: closings.opened });

const done = merge([closeMutation.finished.success, reopenMutation.finished.success]);
const failed = merge([closeMutation.finished.failure, reopenMutation.finished.failure]);

export const $asked = createStore<Asked | null>(null, { name: 'termAction' })
  .on(termActionAsked, (_, asked) => asked)
  .reset(termActionCancelled, done, failed, rulesOpened);
export const $isClosing = createStore(false, { name: 'isClosingTerm' })
  .on(merge([closeMutation.start, reopenMutation.start]), () => true)
  .reset(done, failed);

const confirmed = sample({
  clock: termActionConfirmed,
  source: { asked: $asked, id: $classId, isClosing: $isClosing },
}).filterMap(({ asked, id, isClosing }) =>
  asked && id && !isClosing ? { action: asked.action, id, termId: asked.term.id } : undefined,
);
sample({
  clock: confirmed.filter({ fn: ({ action }) => action === 'close' }),
  fn: ({ id, termId }) => ({ id, termId }),
  target: closeMutation.start,
});
sample({
  clock: confirmed.filter({ fn: ({ action }) => action === 'reopen' }),
  fn: ({ id, termId }) => ({ id, termId }),
  target: reopenMutation.start,
});
sample({ clock: done, fn: () => undefined, target: [book.refreshed, closings.refreshed] });
sample({ clock: failed, fn: ({ error }) => ({ error }), target: failureShown });
sample({
  clock: closeMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Term closed.' }),
  target: toastShown,
});
sample({
  clock: reopenMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Term reopened.' }),
  target: toastShown,
});

/** How many scores the closing of a term returns. */
export function toReturn({ assignments, cells, rules }: Gradebook, termId: string): number {
  const termOf = createTermOf(rules);
  const isIn = assignments.map((assignment) => termOf(assignment) === termId);
  return cells.assignments.filter(
    (place, index) => isIn[place] && cells.points[index] !== null && cells.returned[index] === false,
  ).length;
}
