import { type LoadingTimeline, type LoadingView, loadingViewAt } from './loading-timeline';

const FRAME = 1000 / 60;

/**
 * Animates a loading bar: calls `draw` on every frame that changes it, and stops when it is idle.
 * @param draw receives each new view
 */
export function createLoadingClock(draw: (view: LoadingView) => void) {
  let timeline: LoadingTimeline | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick() {
    const view = loadingViewAt(timeline, Date.now());
    draw(view);
    timer = view.phase === 'resting' ? undefined : setTimeout(tick, FRAME);
  }

  function restart(next: LoadingTimeline | null) {
    clearTimeout(timer);
    timeline = next;
    if (next) tick();
  }

  return {
    /** Starts the bar; restarts one that is still fading. */
    start: () => restart({ startedAt: Date.now() }),
    /** Completes the bar once the page has loaded. */
    finish() {
      if (timeline && timeline.finishedAt === undefined) restart({ ...timeline, finishedAt: Date.now() });
    },
    /** Stops the animation when the bar unmounts. */
    stop: () => restart(null),
  };
}
