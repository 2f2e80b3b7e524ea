export { offerEarlyText, takeEarlyText } from './early-text';
export { answersTaken, dropAnswers, takeAnswer } from './embedded-answers';
export { createDeferredPart } from './deferred-part';
export { type CallAnswer, currentRendering, pageOrigin, provideRendering, type Rendering } from './rendering';
export {
  afterHydration,
  arrivesWith,
  beginHydration,
  canHydrate,
  endHydration,
  type FirstView,
  isFirstView,
  knownTimeZone,
  locale,
  now,
  readUnlessEmpty,
  hydrationEnded,
  timeZone,
} from './hydration';
export { browserTimeZone, offsetsBefore, type TimeZone } from './time-zone';
export { offsetAt, zonedTime } from './zoned-time';
