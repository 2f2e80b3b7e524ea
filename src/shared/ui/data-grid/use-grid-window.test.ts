import { expect, test } from 'vitest';
import { widthOf } from './use-grid-window';

test.each([
  ['Leaf diary', undefined, 4.25],
  ['Leaf-disc lab', undefined, 4.25],
  ['Quiz: measuring and mass', undefined, 4.63],
  ['Argumentation', undefined, 6.51],
  ['Pneumonoultramicroscopic words', undefined, 7],
  ['Argumentation', 5, 5],
])('the column of %s is as wide as its longest word, unless it was resized', (title, width, expected) => {
  expect(widthOf({ id: 'a', title, ...(width !== undefined && { width }) })).toBeCloseTo(expected, 5);
});
