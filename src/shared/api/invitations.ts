export {
  acceptInvitationFx,
  createAcceptInvitationMutation,
} from './generated/operations/accept-invitation.ts';
export {
  createGetInvitationDetailsQuery,
  getInvitationDetailsFx,
} from './generated/operations/get-invitation-details.ts';
export { createGetInvitationQuery, getInvitationFx } from './generated/operations/get-invitation.ts';
export { createInviteStudentsMutation, inviteStudentsFx } from './generated/operations/invite-students.ts';
export { createInviteTeacherMutation, inviteTeacherFx } from './generated/operations/invite-teacher.ts';
export {
  createListClassInvitationsQuery,
  listClassInvitationsFx,
} from './generated/operations/list-class-invitations.ts';
export { createResendInvitationMutation } from './generated/operations/resend-invitation.ts';
export { createRevokeInvitationMutation } from './generated/operations/revoke-invitation.ts';
export type { ClassInvitation, Invitation, InvitationDetails, InvitationRole } from './generated/schemas';
