export {
  acceptInvitationFx,
  createAcceptInvitationMutation,
  createGetInvitationDetailsQuery,
  createGetInvitationQuery,
  getInvitationDetailsFx,
  getInvitationFx,
} from './generated/invitations.ts';
export type { Invitation } from './generated/schemas';
