import { expect, test } from 'vitest';
import { createWritingPace } from './writing-pace';

const FRAME = 16;

type Batch = { shown: number; readFrom: number };

/** A page on which a batch takes this long to apply and to paint. Returns the times of the first batches. */
async function timesOf(batches: number, took: { applying: number; painting: number }): Promise<Batch[]> {
  let now = 0;
  let ended = () => {};
  let isDirty = false;
  const ready = createWritingPace({
    now: () => now,
    frame() {
      const painting = isDirty ? took.painting : 0;
      now = Math.max((Math.floor(now / FRAME) + 1) * FRAME + painting, now);
      isDirty = false;
      return Promise.resolve(painting);
    },
    afterTask: (listener) => {
      ended = listener;
    },
    rest(duration) {
      now += duration;
      return Promise.resolve();
    },
  });
  const times: Batch[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    let readFrom = Infinity;
    await ready(() => {
      readFrom = Math.min(readFrom, now);
    });
    times.push({ shown: now, readFrom });
    now += took.applying;
    isDirty = true;
    ended();
  }
  return times;
}

const gapsOf = (times: readonly Batch[]) =>
  times.slice(1).map(({ shown }, index) => shown - (times[index]?.shown ?? 0));

test('a fast device shows a batch in every frame', async () => {
  const times = await timesOf(4, { applying: 1, painting: 2 });
  expect(gapsOf(times)).toEqual([18, 16, 16]);
});

test('a slower device is free for twice the time that a batch took', async () => {
  const gaps = gapsOf(await timesOf(6, { applying: 4, painting: 8 }));
  expect(gaps.every((gap) => gap >= 3 * (4 + 8) && gap <= 3 * (4 + 8) + 2 * FRAME)).toBe(true);
});

test('a device that drops frames is free for five times the time that a batch took', async () => {
  const gaps = gapsOf(await timesOf(6, { applying: 10, painting: 14 }));
  expect(gaps.every((gap) => gap >= 6 * (10 + 14) && gap <= 6 * (10 + 14) + 2 * FRAME)).toBe(true);
});

test('a batch that took very long delays the next one by a quarter of a second at most', async () => {
  const [gap] = gapsOf(await timesOf(2, { applying: 900, painting: 0 }));
  expect(gap).toBeLessThanOrEqual(900 + 250 + FRAME);
});

test('a batch is read in the last frame of a rest, and at once without one', async () => {
  const [, rested] = await timesOf(2, { applying: 10, painting: 14 });
  const delay = (rested?.shown ?? 0) - (rested?.readFrom ?? 0);
  expect(delay > 0 && delay <= FRAME, `${delay} ms`).toBe(true);
  const [, fast] = await timesOf(2, { applying: 1, painting: 2 });
  expect(fast?.readFrom).toBe(fast?.shown);
});
