export {
  createCreateShareMutation,
  createGetSharedDocumentQuery,
  createListSharesQuery,
  createRevokeShareMutation,
  getSharedDocumentFx,
} from './generated/shares.ts';
export type { Share, SharedDocument, SharedLink } from './generated/schemas';
