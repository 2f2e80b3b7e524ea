/** The bar's times in milliseconds. */
export const loadingTimes = {
  /** How long a page usually takes: after it the bar is almost, never quite, full. */
  duration: 2000,
  /** A page that comes sooner shows no bar. */
  throttle: 200,
  /** How long the full bar stays. */
  hideDelay: 500,
  /** How long it takes to fade before it may begin again at nothing. */
  resetDelay: 400,
} as const;

/** When the loading began and, once it has, ended. */
export type LoadingTimeline = { startedAt: number; finishedAt?: number };

/** `waiting`: too short to show yet. `resting`: nothing is drawn and nothing more will change. */
export type LoadingPhase = 'resting' | 'waiting' | 'drawing' | 'full' | 'fading';

/** What the bar shows: its phase, and the share of the line that is drawn, 0 to 1. */
export type LoadingView = { phase: LoadingPhase; drawn: number };

const resting: LoadingView = { phase: 'resting', drawn: 0 };

/** Fast at first, then ever slower, because the end is unknown. */
function estimate(elapsed: number) {
  return (2 / Math.PI) * Math.atan((elapsed / loadingTimes.duration) * 2);
}

/** What the bar shows at a moment. */
export function loadingViewAt(timeline: LoadingTimeline | null, now: number): LoadingView {
  if (!timeline) return resting;
  const { startedAt, finishedAt } = timeline;
  const { throttle, hideDelay, resetDelay } = loadingTimes;
  if (finishedAt === undefined) {
    const elapsed = now - startedAt;
    return elapsed < throttle
      ? { phase: 'waiting', drawn: 0 }
      : { phase: 'drawing', drawn: estimate(elapsed) };
  }
  if (finishedAt - startedAt < throttle) return resting;
  const since = now - finishedAt;
  if (since < hideDelay) return { phase: 'full', drawn: 1 };
  if (since < hideDelay + resetDelay) return { phase: 'fading', drawn: 1 };
  return resting;
}
