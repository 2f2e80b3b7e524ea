export { addGuardianFx, createAddGuardianMutation } from './generated/operations/add-guardian.ts';
export {
  createCreateGuardianLinkMutation,
  createGuardianLinkFx,
} from './generated/operations/create-guardian-link.ts';
export { createEditGuardianMutation, editGuardianFx } from './generated/operations/edit-guardian.ts';
export { createGetGuardianPageQuery, getGuardianPageFx } from './generated/operations/get-guardian-page.ts';
export { createPreviewSummaryQuery, previewSummaryFx } from './generated/operations/preview-summary.ts';
export { createRemoveGuardianMutation, removeGuardianFx } from './generated/operations/remove-guardian.ts';
export { createRevokeGuardianLinksMutation } from './generated/operations/revoke-guardian-links.ts';
export {
  createUnsubscribeGuardianMutation,
  unsubscribeGuardianFx,
} from './generated/operations/unsubscribe-guardian.ts';
export type {
  Guardian,
  GuardianChild,
  GuardianDetails,
  GuardianLanguage,
  GuardianLink,
  ShownTotal,
  SummaryPreview,
} from './generated/schemas';
