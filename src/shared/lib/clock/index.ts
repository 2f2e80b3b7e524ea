export { readClockFx } from './clock';
export { greetingAt } from './greeting';
