export { GetDraftResponse as draftAnswerSchema } from './generated/zod/drafts.ts';
export {
  createDeleteDraftMutation,
  createGetDraftQuery,
  createListDraftsQuery,
  createSaveDraftMutation,
  deleteDraftFx,
  getDraftFx,
  listDraftsFx,
  saveDraftFx,
} from './generated/drafts.ts';
export type { Draft, DraftSummary } from './generated/schemas';
