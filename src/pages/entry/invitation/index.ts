export { invitationOpened } from './model/invitation';
export { InvitationPage } from './ui/invitation-page';
