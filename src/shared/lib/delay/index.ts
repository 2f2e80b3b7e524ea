export { clockOf, createCountdown } from './countdown';
export { delayFx } from './delay';
