export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { PromptDialog, type PromptDialogProps } from './prompt-dialog';
