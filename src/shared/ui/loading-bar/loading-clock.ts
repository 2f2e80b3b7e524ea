import { type LoadingTimeline, type LoadingView, loadingViewAt } from './loading-timeline';

const FRAME = 1000 / 60;

/**
 * Runs a loading bar: draws what it shows on every frame that changes it, and sleeps when it rests.
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
    /** The page began to load; a bar that is still fading begins again. */
    start: () => restart({ startedAt: Date.now() }),
    /** The page is there. */
    finish() {
      if (timeline && timeline.finishedAt === undefined) restart({ ...timeline, finishedAt: Date.now() });
    },
    /** The bar is no longer mounted. */
    stop: () => restart(null),
  };
}
