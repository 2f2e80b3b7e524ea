export { CheckState, type CheckStateProps } from './check-state';
