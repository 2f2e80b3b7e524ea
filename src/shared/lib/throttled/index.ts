export { repeatThrottled } from './repeat-throttled';
