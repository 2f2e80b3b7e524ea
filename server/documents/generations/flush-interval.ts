import { performance } from 'node:perf_hooks';

/** Milliseconds between two flushes of a document. */
const IDLE_INTERVAL = 8;
const BUSY_INTERVAL = 30;
const SAMPLE_INTERVAL = 500;
/** Event loop utilisation above which the longer interval applies ... */
const BUSY_ABOVE = 0.92;
/**
 * ... and below which the shorter one returns. They differ because batching itself lowers the load.
 */
const IDLE_BELOW = 0.7;

let lastSample = performance.eventLoopUtilization();
let sampledAt = performance.now();
let interval = IDLE_INTERVAL;

/**
 * The minimum milliseconds between two flushes of one document. Under load, tokens are batched for
 * 30 ms, which a person reading cannot notice.
 */
export function flushInterval(): number {
  const now = performance.now();
  if (now - sampledAt >= SAMPLE_INTERVAL) {
    const { utilization } = performance.eventLoopUtilization(lastSample);
    if (utilization > BUSY_ABOVE) interval = BUSY_INTERVAL;
    else if (utilization < IDLE_BELOW) interval = IDLE_INTERVAL;
    lastSample = performance.eventLoopUtilization();
    sampledAt = now;
  }
  return interval;
}
