import { expect, test } from 'vitest';
import { createWritingPace } from './writing-pace';

const FRAME = 16;

/** A page on which a batch takes this long to apply and to paint. Returns the times of the first batches. */
async function timesOf(batches: number, took: { applying: number; painting: number }): Promise<number[]> {
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
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    await ready(() => {});
    times.push(now);
    now += took.applying;
    isDirty = true;
    ended();
  }
  return times;
}

const gapsOf = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));

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
