export { createCreateShareMutation, createShareFx } from './generated/operations/create-share.ts';
export {
  createGetSharedDocumentQuery,
  getSharedDocumentFx,
} from './generated/operations/get-shared-document.ts';
export { createListSharesQuery, listSharesFx } from './generated/operations/list-shares.ts';
export { createRevokeShareMutation, revokeShareFx } from './generated/operations/revoke-share.ts';
export type { Share, SharedDocument, StudentCopy, SharedLink } from './generated/schemas';
