import { describe, expect, test } from 'vitest';
import { requireGenerator } from '../generations/document/form.ts';
import { resultsOf } from './batch-results.ts';
import { type ItemScores, scoresIn } from './item-scores.ts';

const graded = (name: string, scores: [string, number, number][]) => ({
  name,
  scores: {
    total: {
      score: scores.reduce((sum, [, score]) => sum + score, 0),
      max: scores.reduce((sum, [, , max]) => sum + max, 0),
      given: false,
    },
    parts: scores.map(([part, score, max]) => ({ name: part, score, max })),
  } satisfies ItemScores,
});

describe('the results of a class', () => {
  const ada = graded('Ada', [
    ['1', 4, 4],
    ['2', 4, 4],
  ]);
  const ben = graded('Ben', [
    ['1', 3, 4],
    ['2', 1, 4],
  ]);
  const missing = { name: 'Cy', scores: { total: null, parts: [] } };

  test('count scores by band and leave out missing work', () => {
    const results = resultsOf([ada, ben, missing]);
    expect(results).toMatchObject({ scored: 2, unscored: 1, mean_percent: 75 });
    expect(results?.bands).toEqual([
      { from: 90, to: 100, count: 1 },
      { from: 75, to: 89, count: 0 },
      { from: 50, to: 74, count: 1 },
      { from: 25, to: 49, count: 0 },
      { from: 0, to: 24, count: 0 },
    ]);
  });

  test('order criteria by strength and name who needs help with each', () => {
    expect(resultsOf([ben, ada, missing])?.criteria).toEqual([
      { name: '1', percent: 87.5, scored: 2, needs: [] },
      { name: '2', percent: 62.5, scored: 2, needs: ['Ben'] },
    ]);
  });

  test('without a score have no mean, and without graded documents are null', () => {
    expect(resultsOf([missing])).toMatchObject({ scored: 0, mean_percent: null, criteria: [] });
    expect(resultsOf([{ name: 'Dee', scores: null }])).toBeNull();
  });
});

test('the scores of an essay are those of its criteria, given once all of them are', () => {
  const essay = requireGenerator('essay-grading');
  const [key] = Object.entries(essay.result.shape).find(
    ([name]) => scoresIn(essay, { [name]: { Ideas: { score: 3, max: 4 } } }) !== null,
  ) ?? [''];
  const scores = scoresIn(essay, {
    [key]: { Ideas: { score: 3, max: 4, given: true }, Style: { score: 1, max: 4 } },
  });
  expect(scores?.total).toEqual({ score: 4, max: 8, given: false });
  expect(scores?.parts.map(({ name }) => name)).toEqual(['Ideas', 'Style']);
});

test('a story has no scores', () => {
  expect(scoresIn(requireGenerator('creative-stories'), { overview: 'Ice' })).toBeNull();
});
