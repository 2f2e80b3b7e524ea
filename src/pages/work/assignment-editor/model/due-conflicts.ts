import { combine, createStore, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency } from '@/shared/api';
import { createFindScheduleConflictsMutation, type ScheduleConflicts } from '@/shared/api/schedule';
import { nonNull } from '@/shared/lib/non-null';
import { $editor, editorOpened } from './editor';
import { datesOf, type EditorValues, isOnPaper, peopleOf } from './editor-values';
import { form } from './form';

const QUIET = 300;

/** What the work is to the schedule: for whom, on which day, and whether it is a test. */
function dueOf(values: EditorValues, assignmentId: string | null) {
  const classes = values.classIds.flatMap((id) => {
    const on = datesOf(values, id).due.date;
    if (on === null) return [];
    const { isForEveryone, studentIds, groupIds } = peopleOf(values, id);
    const chosen = isForEveryone
      ? { student_ids: null, group_ids: [] }
      : { student_ids: studentIds, group_ids: groupIds };
    return [{ class_id: id, on, ...chosen }];
  });
  return { assignment_id: assignmentId, is_test: values.isQuiz || isOnPaper(values), classes };
}

const $due = combine(form.$values, $editor, (values, editor) =>
  editor.state === 'ready' ? dueOf(values, editor.saved?.id ?? null) : null,
);

const mutation = createFindScheduleConflictsMutation();
concurrency(mutation, { strategy: 'TAKE_LATEST' });

// Most of what is typed changes nothing of it.
const $last = createStore('', { name: 'askedDue' });
const asked = sample({
  clock: debounce({ source: form.changed, timeout: QUIET }),
  source: { due: $due, last: $last },
  fn: ({ due, last }) => (due !== null && JSON.stringify(due) !== last ? due : null),
}).filterMap(nonNull);
$last.on(asked, (_, due) => JSON.stringify(due)).reset(editorOpened);

/** What the due date collides with, before it is saved. */
export const $dueConflicts = createStore<ScheduleConflicts['items']>([], { name: 'dueConflicts' })
  .on(mutation.finished.success, (_, { result }) => result.items)
  // What was said of another day is not said of this one.
  .reset(asked, editorOpened);

sample({
  clock: asked.filter({ fn: ({ classes }) => classes.length > 0 }),
  fn: (due) => ({
    scheduleProposal: { due, slot_id: null, slot: null, lesson_id: null, assignment_id: null, on: null },
  }),
  target: mutation.start,
});
