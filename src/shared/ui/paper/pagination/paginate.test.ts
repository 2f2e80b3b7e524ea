import { expect, test } from 'vitest';
import { chooseCuts } from './paginate';

/** Parts of these heights below one another, with a cut after each but the last. */
function partsOf(heights: readonly number[], header = 0) {
  let top = 0;
  const cuts = heights.map((height) => {
    top += height;
    return { bottom: top, top, header };
  });
  return { cuts: cuts.slice(0, -1), room: { top: 0, bottom: top, height: 100 } };
}

const choose = ({ cuts, room }: ReturnType<typeof partsOf>) => chooseCuts(cuts, room).map(({ top }) => top);

test('a flow that fits has no cut', () => {
  expect(choose(partsOf([40, 60]))).toEqual([]);
});

test('a sheet takes what fits and the next one starts where it ends', () => {
  expect(choose(partsOf([40, 40, 40, 40, 40]))).toEqual([80, 160]);
});

test('the header of a table takes room on the next sheet', () => {
  expect(choose(partsOf([40, 40, 40, 40, 40], 30))).toEqual([80, 120, 160]);
});

test('a part that is taller than a sheet gets one of its own', () => {
  expect(choose(partsOf([40, 150, 40]))).toEqual([40, 190]);
});
