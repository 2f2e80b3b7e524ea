/** In milliseconds. The framework's own defaults never end a slow body. */
export interface Timeouts {
  /** Until a request has arrived whole. */
  request: number;
  /** Until its headers have arrived. */
  headers: number;
  /** How long a connection may say nothing in mid-request. */
  idle: number;
  /** How long a connection may wait for its next request. */
  keepAlive: number;
  /** How often the two first are looked at. */
  checkEvery: number;
}

export const standardTimeouts: Timeouts = {
  request: 60_000,
  headers: 15_000,
  idle: 0,
  keepAlive: 15_000,
  checkEvery: 5_000,
};
