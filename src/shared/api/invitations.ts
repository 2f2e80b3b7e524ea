export {
  acceptInvitationFx,
  createAcceptInvitationMutation,
  createGetInvitationDetailsQuery,
  createGetInvitationQuery,
  createInviteStudentsMutation,
  createInviteTeacherMutation,
  createListClassInvitationsQuery,
  createResendInvitationMutation,
  createRevokeInvitationMutation,
  getInvitationDetailsFx,
  getInvitationFx,
  inviteStudentsFx,
  listClassInvitationsFx,
} from './generated/invitations.ts';
export type { ClassInvitation, Invitation, InvitationRole } from './generated/schemas';
