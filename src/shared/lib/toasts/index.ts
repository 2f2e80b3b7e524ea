export {
  $toasts,
  bindAction,
  bindUndo,
  failureShown,
  type Notice,
  type Toast,
  toastDismissed,
  toastShown,
} from './toasts';
