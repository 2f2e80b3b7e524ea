export { focusAfterMove } from './row-focus';
