export {
  $toasts,
  bindAction,
  failureShown,
  type Notice,
  type Toast,
  toastDismissed,
  toastShown,
} from './toasts';
