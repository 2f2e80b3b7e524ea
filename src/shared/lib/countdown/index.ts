export { clockOf, createCountdown } from './countdown';
