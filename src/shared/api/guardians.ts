export {
  addGuardianFx,
  createAddGuardianMutation,
  createCreateGuardianLinkMutation,
  createEditGuardianMutation,
  createGetGuardianPageQuery,
  createGuardianLinkFx,
  createPreviewSummaryQuery,
  createRemoveGuardianMutation,
  createRevokeGuardianLinksMutation,
  createUnsubscribeGuardianMutation,
  editGuardianFx,
  getGuardianPageFx,
  previewSummaryFx,
  unsubscribeGuardianFx,
} from './generated/guardians.ts';
export type {
  Guardian,
  GuardianChild,
  GuardianDetails,
  GuardianLanguage,
  GuardianLink,
  SummaryPreview,
} from './generated/schemas';
