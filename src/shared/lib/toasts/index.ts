export { $toasts, bindAction, type Notice, type Toast, toastDismissed, toastShown } from './toasts';
