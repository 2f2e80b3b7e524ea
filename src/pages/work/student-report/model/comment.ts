import { createEvent, createStore, sample } from 'effector';
import * as zod from 'zod/mini';
import type { GuardianLanguage } from '@/shared/api/guardians';
import { createSaveStudentReportCommentMutation } from '@/shared/api/student-reports';
import { createAutosave } from '@/shared/lib/autosave';
import { commentIdOf, filterIn, placeOf } from './address';
import { $filter, filterChanged, pdfDue, pdfRequested, report, reportOpened } from './student-report';

/** A comment with the language that it is written in. */
type Comment = { text: string; language: GuardianLanguage };

export const MAX_COMMENT = 1200;

export const textTyped = createEvent<string>();
export const languageChosen = createEvent<GuardianLanguage>();

const saveMutation = createSaveStudentReportCommentMutation();

const storedSchema = zod.object({
  revision: zod.number(),
  content: zod.object({ text: zod.string(), language: zod.enum(['en', 'es', 'fr', 'de', 'pt', 'tr']) }),
});
export const draft = createAutosave<Comment>({
  name: 'studentReportComment',
  readStored: (stored) => storedSchema.safeParse(stored).data,
});

// Another student or term has another comment.
sample({
  clock: [reportOpened, filterChanged],
  source: { open: draft.$draft, filter: $filter },
  filter: ({ open, filter }) => open.state === 'open' && open.id !== commentIdOf(filter),
  target: draft.closed,
});
sample({
  clock: report.$resource.updates.filterMap((resource) => {
    if (resource.state !== 'ready') return undefined;
    const { text, language, revision, saved_at: savedAt } = resource.data.comment;
    return { id: commentIdOf(filterIn(resource.id)), content: { text, language }, revision, savedAt };
  }),
  target: draft.arrived,
});
sample({
  clock: [
    textTyped.map((text) => (comment: Comment) => ({ ...comment, text })),
    languageChosen.map((language) => (comment: Comment) => ({ ...comment, language })),
  ],
  target: draft.changed,
});

sample({
  clock: draft.saveDue,
  fn: ({ id, revision, content }) => {
    const { termId, ...place } = placeOf(id);
    return { ...place, studentReportCommentChange: { term_id: termId, revision, ...content } };
  },
  target: saveMutation.start,
});
sample({
  clock: saveMutation.finished.success,
  fn: ({ params, result: { text, language, revision, saved_at: savedAt } }) => ({
    id: commentIdOf({
      classId: params.id,
      studentId: params.studentId,
      termId: params.studentReportCommentChange.term_id ?? '',
    }),
    content: { text, language },
    revision,
    savedAt,
  }),
  target: draft.saved,
});
sample({ clock: saveMutation.finished.failure, fn: ({ error }) => ({ error }), target: draft.saveFailed });
sample({ clock: draft.outdated, target: report.refreshed });

/** Whether a PDF waits until the comment is saved. */
const $waits = createStore(false, { name: 'pdfWaitsForComment' });
const asked = sample({
  clock: pdfRequested,
  source: draft.$draft,
  fn: (open) => open.state === 'open' && open.isUnsaved && open.conflict === null,
});
$waits.on(asked, (_, isUnsaved) => isUnsaved).reset(draft.saveFailed, reportOpened);
sample({ clock: asked, filter: (isUnsaved) => isUnsaved, fn: () => undefined, target: draft.saveRequested });
const savedAll = sample({
  clock: draft.saved,
  source: { waits: $waits, open: draft.$draft },
  filter: ({ waits, open }) => waits && open.state === 'open' && !open.isUnsaved,
});
$waits.on(savedAll, () => false);
sample({
  clock: [asked.filter({ fn: (isUnsaved) => !isUnsaved }), savedAll],
  fn: () => undefined,
  target: pdfDue,
});
