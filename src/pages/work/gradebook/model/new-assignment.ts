import { isInHundredths } from 'gradebook-arithmetic/decimals';
import { createStore, sample } from 'effector';
import { createCreateAssignmentMutation } from '@/shared/api/assignments';
import { readLocalTimeFx } from '@/shared/lib/clock';
import { atSchool } from '@/shared/lib/dates';
import { createForm, filled, keepDraft, storedTexts } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { $classId, book } from './book';
import { panelClosed, panelOpened } from './panel';

const createMutation = createCreateAssignmentMutation();
/** Carries the id of the new column. */
export const assignmentAdded = createMutation.finished.success.map(({ result }) => result.id);

const noPoints = (): number | null => 10;

/** A new column for work on paper. */
export const form = createForm({
  name: 'gradebookAssignment',
  initial: { title: '', points: noPoints(), category: '' },
  rules: {
    title: filled('Enter a title'),
    points: (points: number | null) =>
      points === null || points < 0 || points > 1000 || !isInHundredths(points)
        ? 'Enter points from 0 to 1000, with at most two decimals'
        : undefined,
  },
  // The day is today; its term may be closed.
  explain: ({ fields, message }) => fields['due_at']?.[0] ?? message,
});
const { draftOpened } = keepDraft({ form, readStored: storedTexts('title', 'category') });

const opened = panelOpened.filter({ fn: ({ kind }) => kind === 'assignment' });
const $time = createStore<{ now: Date; timeZone: string } | null>(null, {
  name: 'newAssignmentTime',
  serialize: 'ignore',
}).on(readLocalTimeFx.doneData, (_, time) => time);

sample({ clock: opened, fn: () => undefined, target: [form.reset, readLocalTimeFx] });
sample({
  clock: opened,
  source: $classId,
  fn: (classId) => classId ?? '',
  target: draftOpened,
});

/** The last minute of the day at the school, so that students see no hour of the evening when it was added. */
function endOfDay(now: Date, timeZone: string): Date {
  const local = atSchool(now, timeZone);
  const end = new Date(local);
  end.setHours(23, 59, 0, 0);
  return new Date(now.getTime() + end.getTime() - local.setMilliseconds(now.getMilliseconds()));
}

sample({
  clock: form.accepted,
  source: { classId: $classId, time: $time, resource: book.$resource },
  filter: ({ time }) => time !== null,
  fn: ({ classId, time, resource }, { title, points, category }) => {
    // As the other columns of the class; a teacher may be in another zone today.
    const newest = resource.state === 'ready' ? resource.data.assignments.at(-1) : undefined;
    const zone = newest?.time_zone ?? time?.timeZone ?? 'UTC';
    // Its scores can be returned at once, so students see it, and it counts in the term of today.
    const now = time?.now.toISOString() ?? null;
    const dueAt = time ? endOfDay(time.now, zone).toISOString() : null;
    return {
      newAssignment: {
        class_id: classId ?? '',
        time_zone: zone,
        content: {
          title: title.trim(),
          instructions: '',
          points: points ?? 0,
          category: category.trim(),
          kinds: ['paper' as const],
          due_at: dueAt,
          cut_off_at: null,
          attempts: null,
          ai_policy: 'none' as const,
          late_policy: null,
          missing_percent: null,
          rubric: null,
          student_ids: null,
          group_ids: [],
          exceptions: [],
          group_exceptions: [],
          file_ids: [],
          publish_at: now,
          hide_names: false,
          quiz: null,
        },
      },
    };
  },
  target: createMutation.start,
});
sample({ clock: createMutation.finished.success, target: form.succeeded });
sample({ clock: createMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: createMutation.finished.success,
  fn: ({ result }) => ({ tone: 'ok' as const, title: `${result.content.title} added.` }),
  target: toastShown,
});
sample({
  clock: createMutation.finished.success,
  fn: () => undefined,
  target: [book.refreshed, panelClosed],
});
