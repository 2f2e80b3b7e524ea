export { GetDraftResponse as draftAnswerSchema } from './generated/zod/drafts.ts';
export {
  createDeleteDraftMutation,
  createGetDraftQuery,
  createEraseDraftMutation,
  createListDraftsQuery,
  createListTrashedDraftsQuery,
  createRestoreDraftMutation,
  createSaveDraftMutation,
  deleteDraftFx,
  eraseDraftFx,
  getDraftFx,
  listDraftsFx,
  listTrashedDraftsFx,
  restoreDraftFx,
  saveDraftFx,
} from './generated/drafts.ts';
export type { Draft, DraftSummary, TrashedDraft } from './generated/schemas';
