export { offerEarlyText, takeEarlyText } from './early-text';
export { answersTaken, dropAnswers, takeAnswer } from './embedded-answers';
export { createLatePart } from './late-part';
export { type CallAnswer, currentRendering, pageOrigin, provideRendering, type Rendering } from './rendering';
export {
  afterTakeover,
  arrivesWith,
  beginTakeover,
  canHydrate,
  endTakeover,
  type FirstView,
  isFirstView,
  knownTimeZone,
  now,
  readUnlessEmpty,
  takeoverEnded,
  timeZone,
} from './takeover';
export { browserTimeZone, offsetsBefore, type TimeZone } from './time-zone';
export { offsetAt, zonedTime } from './zoned-time';
