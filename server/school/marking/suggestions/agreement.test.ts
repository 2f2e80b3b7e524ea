import { expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';

const paper = (suggested: number, given: number) => ({
  suggested: new Map([[null, suggested]]),
  given: new Map([[null, given]]),
});

test('without levels, scores within a tenth of the points are near each other', () => {
  const score = { id: null, name: 'Score', max: 10, levels: [] };
  expect(agreementOf([score], [paper(7, 7), paper(6.5, 7), paper(5, 7)])).toEqual([
    { name: 'Score', papers: 3, equal: 1, near: 2 },
  ]);
  expect(agreementOf([score], [])).toEqual([]);
});
