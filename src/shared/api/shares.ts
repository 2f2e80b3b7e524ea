export {
  createCreateShareMutation,
  createGetSharedDocumentQuery,
  createListSharesQuery,
  createRevokeShareMutation,
  getSharedDocumentFx,
} from './generated/shares.ts';
export type { Share, SharedDocument, StudentCopy, SharedLink } from './generated/schemas';
