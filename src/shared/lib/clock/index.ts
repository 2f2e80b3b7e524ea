export { readClockFx } from './clock';
export { greetingAt } from './greeting';
export { type LocalTime, readLocalTimeFx } from './local-time';
