export { readClockFx } from './clock';
export { clockOf, createCountdown } from './countdown';
export { delayFx } from './delay';
export { greetingAt } from './greeting';
export { type LocalTime, readLocalTimeFx } from './local-time';
