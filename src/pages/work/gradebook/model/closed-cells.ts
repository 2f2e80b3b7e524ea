import { createEvent, sample } from 'effector';
import { gradebookRulesPath } from '@/entities/gradebook';
import { navigateFx } from '@/shared/lib/navigation';
import { toastShown } from '@/shared/lib/toasts';
import { $classId, book } from './book';
import { $columns } from './page';
import { type CellId, cellOf } from './unsaved';

/** An entry begins in a cell that takes none. */
export const closedCellEntered = createEvent<CellId>();
const rulesChosen = createEvent();

sample({
  clock: closedCellEntered,
  source: { answer: book.$data, columns: $columns },
  fn: ({ answer, columns }, cell) => {
    const column = columns.find(({ id }) => id === cellOf(cell).assignmentId);
    const term = answer?.rules.content.terms.find(({ id }) => id === column?.termId);
    if (answer?.is_archived)
      return { tone: 'info' as const, title: 'The class is archived: it takes no scores.' };
    if (!column?.isClosed)
      return { tone: 'info' as const, title: 'The student does not have this assignment.' };
    return {
      tone: 'info' as const,
      title: `${term?.name ?? 'The term'} is closed: it takes no scores.`,
      action: { label: 'Reopen in Rules', chosen: rulesChosen },
    };
  },
  target: toastShown,
});
sample({
  clock: rulesChosen,
  source: $classId,
  fn: (classId) => ({ to: gradebookRulesPath(classId) }),
  target: navigateFx,
});
