import { performance } from 'node:perf_hooks';

const SWIFT = 8;
const CALM = 30;
const MEASURED_EVERY = 500;
/** The part of the time that the process works, above which events are put together ... */
const BUSY = 0.75;
/** ... and below which they no longer are: apart, because putting them together is itself what makes the part smaller. */
const FREE = 0.5;

let before = performance.eventLoopUtilization();
let measuredAt = performance.now();
let milliseconds = SWIFT;

/**
 * Milliseconds between two writes of one document. A token is passed on at once while the process has time to spare; under load
 * tokens are put together, thirty milliseconds of them, which no reader's eye can tell.
 */
export function pace(): number {
  const now = performance.now();
  if (now - measuredAt >= MEASURED_EVERY) {
    const { utilization } = performance.eventLoopUtilization(before);
    if (utilization > BUSY) milliseconds = CALM;
    else if (utilization < FREE) milliseconds = SWIFT;
    before = performance.eventLoopUtilization();
    measuredAt = now;
  }
  return milliseconds;
}
