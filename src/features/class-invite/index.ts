export { $invited, classChanged, inviteClosed, inviteOpened } from './model/class-invite';
export { InvitePanel } from './ui/invite-panel';
