import { combine, sample } from 'effector';
import { createSaveGradebookStudentMutation } from '@/shared/api/gradebooks';
import { createForm, keepDraft, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';
import { $classId, book } from './book';
import { $term } from './page';
import { $panel, panelClosed, panelOpened } from './panel';

const saveMutation = createSaveGradebookStudentMutation();

const noPercent = (): number | null => null;

/** What teachers note about a student, and what counts instead of the total of the term that is shown, or of the year. */
export const form = createForm({
  name: 'gradebookStudent',
  initial: { note: '', percent: noPercent(), reason: '' },
  rules: {
    percent: (percent: number | null) =>
      percent !== null && (percent < 0 || percent > 1000) ? 'Enter a percentage from 0 to 1000' : undefined,
    reason: (reason: string, { percent }: { percent: number | null }) =>
      percent !== null && reason.trim() === '' ? 'Say why, for whoever asks later' : undefined,
  },
});
const { draftOpened } = keepDraft({ form, readStored: storedTexts('note', 'reason') });

const $student = combine(book.$data, $panel, (answer, panel) =>
  panel?.kind === 'student' ? (answer?.students.find(({ id }) => id === panel.studentId) ?? null) : null,
);

const opened = sample({
  clock: panelOpened,
  source: { student: $student, term: $term },
}).filterMap(({ student, term }) => {
  if (student === null) return undefined;
  const override = student.overrides.find(({ term_id: id }) => id === term);
  return {
    id: student.id,
    values: { note: student.note, percent: override?.percent ?? null, reason: override?.reason ?? '' },
  };
});
sample({ clock: opened, fn: ({ values }) => values, target: form.opened });
sample({ clock: opened, fn: ({ id }) => id, target: draftOpened });

sample({
  clock: sample({
    clock: form.accepted,
    source: { classId: $classId, student: $student, term: $term },
    fn: ({ classId, student, term }, { note, percent, reason }) => {
      if (classId === null || student === null) return undefined;
      const others = student.overrides.filter(({ term_id: id }) => id !== term);
      return {
        id: classId,
        studentId: student.id,
        gradebookStudentChange: {
          note: note.trim(),
          overrides: [
            ...others.map((other) => ({
              term_id: other.term_id,
              percent: other.percent,
              reason: other.reason,
            })),
            ...(percent === null ? [] : [{ term_id: term, percent, reason: reason.trim() }]),
          ],
        },
      };
    },
  }).filterMap(nonNull),
  target: saveMutation.start,
});
sample({ clock: saveMutation.finished.success, target: form.succeeded });
sample({ clock: saveMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: saveMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Saved.' }),
  target: toastShown,
});
sample({
  clock: saveMutation.finished.success,
  fn: () => undefined,
  target: [book.refreshed, panelClosed],
});
