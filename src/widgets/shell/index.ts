export { menuOf } from './model/destinations';
export { shellOpened } from './model/theme';
export { $unread, notificationsSeen, threadSeen } from './model/unread';
export { BareShell } from './ui/bare-shell';
export { PageError } from './ui/page-error';
export { Shell, type ShellProps } from './ui/shell';
export { ShellLayout } from './ui/shell-layout';
