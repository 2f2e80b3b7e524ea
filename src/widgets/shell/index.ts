export { shellOpened } from './model/theme';
export { Shell, type ShellProps } from './ui/shell';
export { ShellLayout } from './ui/shell-layout';
