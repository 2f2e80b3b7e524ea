export { ToastRegion, type ToastRegionProps } from './toast-region';
export { createToaster, type Toaster, type ToastNotice, toastTimes } from './toaster';
