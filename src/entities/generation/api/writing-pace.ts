/** In a background tab, which paints no frames. */
const FRAME_TIMEOUT = 250;
/** How long the page rests after a batch, in the time that showing it took. */
const REST = 2;
/** The same after a batch that took too long for one frame: fewer and larger batches drop fewer frames. */
const REST_AFTER_LATE = 5;
const FRAME_BUDGET = 12;
const MAX_REST = 250;

/** What a pace needs from the browser; replaced in tests. */
export type PaceEnvironment = {
  now: () => number;
  /** Resolves after the next frame with the milliseconds that it took to style, lay out and paint. */
  frame: () => Promise<number>;
  /** Calls back once the current task has ended. */
  afterTask: (listener: () => void) => void;
  /** Resolves after so many milliseconds. */
  rest: (duration: number) => Promise<void>;
};

const browser: PaceEnvironment = {
  now: () => performance.now(),
  frame: () =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(0), FRAME_TIMEOUT);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        const begun = performance.now();
        // In a task after the painting, so that a slow device has two short tasks instead of a long one.
        setTimeout(() => resolve(performance.now() - begun));
      });
    }),
  afterTask: (listener) => setTimeout(listener),
  rest: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
};

/**
 * Returns a function that resolves when the page can show the next batch of text: after the next frame, and after it has been
 * free for twice the time that the last batch took, or five times if that was too long for one frame. So a fast device shows
 * each word at once, and a slow one still scrolls and types without delay. It calls `read` after this time, before a last frame, in
 * which the next batch can be read.
 */
export function createWritingPace({ now, frame, afterTask, rest }: PaceEnvironment = browser) {
  let begun: number | undefined;
  let applying = 0;
  return async function ready(read: () => void): Promise<void> {
    const painting = await frame();
    if (begun !== undefined) {
      const took = applying + painting;
      const pause = Math.min(took * (took > FRAME_BUDGET ? REST_AFTER_LATE : REST), MAX_REST);
      const left = begun + took + pause - now();
      // One timer, because requesting each frame meanwhile would keep the page busy while it rests.
      if (left > 0) {
        await rest(left);
        read();
        await frame();
      }
    }
    read();
    const start = now();
    begun = start;
    afterTask(() => {
      applying = now() - start;
    });
  };
}
