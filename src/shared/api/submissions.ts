import { createEffect } from 'effector';
export { WorkFile as workFileSchema } from './generated/zod/schemas/WorkFile.ts';
export { GivenScore as givenScoreSchema } from './generated/zod/schemas/GivenScore.ts';
export { FileNote as fileNoteSchema } from './generated/zod/schemas/FileNote.ts';
export { TextNote as textNoteSchema } from './generated/zod/schemas/TextNote.ts';
export { getAddWorkFileUrl } from './generated/operations/add-work-file.ts';
export {
  createGetStudentAssignmentQuery,
  getStudentAssignmentFx,
} from './generated/operations/get-student-assignment.ts';
export { getWorkFilePreviewFx } from './generated/operations/get-work-file-preview.ts';
export { createHandInWorkMutation, handInWorkFx } from './generated/operations/hand-in-work.ts';
export { createLinkWorkFileQuery } from './generated/operations/link-work-file.ts';
export {
  createListStudentAssignmentsQuery,
  listStudentAssignmentsFx,
} from './generated/operations/list-student-assignments.ts';
export { createRemoveWorkFileMutation } from './generated/operations/remove-work-file.ts';
export { createRequestRegradeMutation, requestRegradeFx } from './generated/operations/request-regrade.ts';
export { createSaveWorkDraftMutation, saveWorkDraftFx } from './generated/operations/save-work-draft.ts';
export { createWithdrawWorkMutation, withdrawWorkFx } from './generated/operations/withdraw-work.ts';
export type {
  Feedback,
  FileNote,
  FilePreview,
  GivenScore,
  PastedPassage,
  ResultQuestion,
  StudentAssignment,
  StudentAssignmentEntry,
  StudentSubmission,
  TextNote,
  WorkDraft,
  WorkFile,
  WorkReceipt,
  WorkStatus,
} from './generated/schemas';

/** Most pages that can show previews show none at first, and do without the library of schemas. */
export const loadFilePreviewSchemaFx = createEffect({
  name: 'loadFilePreviewSchema',
  handler: async () => (await import('./generated/zod/schemas/FilePreview.ts')).FilePreview,
});
