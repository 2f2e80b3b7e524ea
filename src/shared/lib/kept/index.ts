export { forgetKeptFx, keepFx, readKeptFx } from './kept';
