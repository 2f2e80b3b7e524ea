export { delayFx } from './delay';
