import { performance } from 'node:perf_hooks';

/** Milliseconds between two flushes of a document. */
const IDLE_INTERVAL = 8;
const BUSY_INTERVAL = 30;
const SAMPLE_INTERVAL = 500;
/** Event loop utilisation above which the longer interval applies after a while ... */
const BUSY_ABOVE = 0.92;
/**
 * ... and below which the shorter one returns. They differ because batching itself lowers the load.
 */
const IDLE_BELOW = 0.7;
/** Documents that start together keep the process busy for less than this. Their readers get each token at once. */
const BUSY_FOR = 3000;

let lastSample = performance.eventLoopUtilization();
let sampledAt = performance.now();
let busySince: number | undefined;
let interval = IDLE_INTERVAL;

/**
 * The minimum milliseconds between two flushes of one document. Under lasting load, tokens are batched for
 * 30 ms, which a person reading cannot notice.
 */
export function flushInterval(): number {
  const now = performance.now();
  if (now - sampledAt >= SAMPLE_INTERVAL) {
    const { utilization } = performance.eventLoopUtilization(lastSample);
    busySince = utilization > BUSY_ABOVE ? (busySince ?? sampledAt) : undefined;
    if (busySince !== undefined && now - busySince >= BUSY_FOR) interval = BUSY_INTERVAL;
    else if (utilization < IDLE_BELOW) interval = IDLE_INTERVAL;
    lastSample = performance.eventLoopUtilization();
    sampledAt = now;
  }
  return interval;
}
