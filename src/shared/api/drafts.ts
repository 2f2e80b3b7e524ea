export { DraftAnswer as draftAnswerSchema } from './generated/zod/schemas/DraftAnswer.ts';
export { createDeleteDraftMutation, deleteDraftFx } from './generated/operations/delete-draft.ts';
export { createGetDraftQuery, getDraftFx } from './generated/operations/get-draft.ts';
export { createListDraftsQuery, listDraftsFx } from './generated/operations/list-drafts.ts';
export { createSaveDraftMutation, saveDraftFx } from './generated/operations/save-draft.ts';
export type { Draft, DraftSummary } from './generated/schemas';
