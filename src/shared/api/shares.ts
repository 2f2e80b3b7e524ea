export {
  createCreateShareMutation,
  createGetSharedDocumentQuery,
  createListSharesQuery,
  createRevokeShareMutation,
  createShareFx,
  getSharedDocumentFx,
  listSharesFx,
  revokeShareFx,
} from './generated/shares.ts';
export type { Share, SharedDocument, SharedLink } from './generated/schemas';
