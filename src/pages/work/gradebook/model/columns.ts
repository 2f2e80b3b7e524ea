import { createEvent, sample } from 'effector';
import { writingOpened } from '@/features/write-message';
import { createReturnScoresMutation } from '@/shared/api/gradebooks';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { $classId, book } from './book';
import type { StudentBook } from './class-book';
import { $shownBooks } from './page';
import { panelClosed } from './panel';
import { $books, type NewValues, valueIn, valuesEntered } from './scores';
import { cellId } from './unsaved';

/** Gives everyone in view who has nothing in a column a zero, or excuses them. */
export const blanksFilled = createEvent<{ assignmentId: string; value: 'zero' | 'excused' }>();
/** Opens a message to the students who are missing work. */
export const missingWritten = createEvent<string>();
/** Carries the moment of the return; null for now. */
export const returnRequested = createEvent<{ assignmentId: string; at: string | null }>();

const returnMutation = createReturnScoresMutation();
export const $isReturning = returnMutation.$pending;

/** Whether nothing says anything about a cell: no score, no work, no status. */
const isBlank = ({ cells }: StudentBook, assignmentId: string): boolean => {
  const cell = cells.get(assignmentId);
  return (
    cell === undefined || (cell.points === null && (cell.status === 'none' || cell.status === 'missing'))
  );
};

const filled = sample({
  clock: blanksFilled,
  source: $shownBooks,
  fn: (books, { assignmentId, value }): NewValues => ({
    changes: books
      .filter((student) => isBlank(student, assignmentId))
      .map((student) => {
        const cell = cellId(student.id, assignmentId);
        return {
          cell,
          before: valueIn(books, cell),
          after: value === 'zero' ? { points: 0, status: null } : { points: null, status: 'excused' },
        };
      }),
    origin: 'fill',
  }),
});
sample({ clock: filled, target: valuesEntered });
sample({
  clock: filled,
  fn: ({ changes: { length } }) => ({
    tone: 'info' as const,
    title:
      length === 0
        ? 'No cell is blank.'
        : `${length} blank ${length === 1 ? 'cell' : 'cells'} filled. Undo takes it back.`,
  }),
  target: toastShown,
});

const addressed = sample({
  clock: missingWritten,
  source: { books: $books, answer: book.$data },
  fn: ({ books, answer }, assignmentId) => {
    const missing = books.filter(({ cells }) => cells.get(assignmentId)?.status === 'missing');
    const title = answer?.assignments.find(({ id }) => id === assignmentId)?.title ?? '';
    return { answer, assignmentId, title, studentIds: missing.map(({ id }) => id) };
  },
});
sample({
  clock: addressed,
  filter: ({ studentIds }) => studentIds.length > 0,
  fn: ({ answer, assignmentId, title, studentIds }) => ({
    classId: answer?.class.id ?? '',
    to: studentIds.length === 1 ? 'one student' : `${studentIds.length} students`,
    studentIds,
    groupId: null,
    about: `missing:${assignmentId}`,
    title,
    text: 'I don’t have your work yet. Please hand it in.',
  }),
  target: writingOpened,
});
sample({
  clock: addressed,
  filter: ({ studentIds }) => studentIds.length === 0,
  fn: () => ({ tone: 'info' as const, title: 'Nobody is missing this work.' }),
  target: toastShown,
});

sample({
  clock: returnRequested,
  source: $classId,
  filter: (classId) => classId !== null,
  fn: (classId, { assignmentId, at }) => ({
    id: classId ?? '',
    scoresToReturn: { assignment_ids: [assignmentId], student_ids: null, at },
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
sample({ clock: returnMutation.finished.failure, target: failureShown });
sample({ clock: returnMutation.finished.success, target: [book.refreshed, panelClosed] });
