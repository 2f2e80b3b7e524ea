export { forgetKeptFx, keepFx, keepForVisitFx, readForVisitFx, readKeptFx } from './kept';
