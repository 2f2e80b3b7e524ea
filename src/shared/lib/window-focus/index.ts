export { listenToWindowFocus, windowFocused } from './window-focus';
