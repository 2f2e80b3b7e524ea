export { $invited, classChanged, inviteClosed, inviteOpened } from './model/class-invite';
export { InviteDialog, InvitePanel } from './ui/invite-panel';
export { WaitingStudents } from './ui/waiting-students';
