export { $toasts, type Notice, type Toast, toastDismissed, toastShown } from './toasts';
