export { keepingOpened } from './model/add-to-briefcase';
export { AddToBriefcaseDialog } from './ui/add-to-briefcase-dialog';
