/** Durations in milliseconds. */
export const loadingTimes = {
  /** The usual loading time, after which the bar is almost full. */
  duration: 2000,
  /** Pages that load sooner show no bar. */
  throttle: 200,
  /** How long the full bar stays visible. */
  hideDelay: 500,
  /** How long the bar fades. */
  resetDelay: 400,
} as const;

/** The start of the loading and, once it is over, its end. */
export type LoadingTimeline = { startedAt: number; finishedAt?: number };

/** `waiting`: not shown yet. `resting`: finished and hidden. */
export type LoadingPhase = 'resting' | 'waiting' | 'drawing' | 'full' | 'fading';

/** The view of the bar: its phase, and its progress from 0 to 1. */
export type LoadingView = { phase: LoadingPhase; drawn: number };

const resting: LoadingView = { phase: 'resting', drawn: 0 };

/** Decelerates towards the end, because the duration is unknown. */
function estimate(elapsed: number) {
  return (2 / Math.PI) * Math.atan((elapsed / loadingTimes.duration) * 2);
}

/** The view of the bar at a time. */
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
