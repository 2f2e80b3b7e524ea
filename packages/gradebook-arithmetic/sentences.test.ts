import { expect, test } from 'vitest';
import type { Gradebook, StudentRecord } from './gradebook.ts';
import { PRESETS } from './scales.ts';
import { type Explained, explainInWords, type Names } from './sentences.ts';
import { createTotals, type TotalKind } from './totals.ts';

const late = { percent: 10, every: 'day', lowest_percent: 0 } as const;

const weighted: Gradebook = {
  rules: {
    mode: 'weighted',
    categories: [
      { id: 'hw', weight: 30, dropLowest: 1 },
      { id: 'test', weight: 50 },
      { id: 'project', weight: 20 },
      { id: 'extra', weight: 5, extraCredit: true },
    ],
    bonuses: [{ category: 'hw', atLeast: 80, add: 1 }],
    mustPass: [{ column: 'test1', atLeast: 50, otherwiseAtMost: '55.5' }],
  },
  columns: [
    { id: 'hw1', category: 'hw', points: 10, late },
    { id: 'hw2', category: 'hw', points: 10, attempts: 'average' },
    { id: 'hw3', category: 'hw', points: 10 },
    { id: 'hw4', category: 'hw', points: 10 },
    { id: 'hw5', category: 'hw', points: 0 },
    { id: 'hw6', category: 'hw', points: 10, counts: false },
    { id: 'test1', category: 'test', points: 100 },
    { id: 'project1', category: 'project', points: 40 },
    { id: 'extra1', category: 'extra', points: 5 },
  ],
};

const mia: StudentRecord = {
  cells: {
    hw1: { score: 10, lateSeconds: 60 },
    hw2: { attempts: [{ score: 7 }, { score: 8, lateSeconds: 60, deduction: 1 }] },
    hw3: { excused: true },
    hw4: { missing: true },
    hw5: { score: 1 },
    hw6: { score: 4 },
    test1: { score: 45 },
    project1: { waiting: true },
    extra1: { score: 4 },
  },
};

const NAMES: Record<string, string> = {
  hw: 'Homework',
  test: 'Tests',
  project: 'Projects',
  extra: 'Challenges',
  hw1: 'Leaf diary',
  hw2: 'Cell model',
  hw3: 'Concept map',
  hw4: 'Willow report',
  hw5: 'Riddle',
  hw6: 'Warm-up',
  test1: 'Photosynthesis test',
  project1: 'Pond study',
  extra1: 'Bark atlas',
};

const nameOf = (id: string) => NAMES[id] ?? id;

interface Asked extends Pick<Names, 'reason' | 'neutralWords'> {
  kind?: TotalKind;
  isLevelled?: boolean;
}

function explained(
  gradebook: Gradebook,
  student: StudentRecord,
  { kind = 'current', isLevelled = false, ...names }: Asked = {},
): Explained[] {
  const totals = createTotals(gradebook)(student);
  const scale = isLevelled ? PRESETS.plusAndMinus : null;
  return explainInWords(
    { gradebook, totals, kind, scale },
    { column: nameOf, category: nameOf, term: nameOf, ...names },
  );
}

/** The lines under the first heading that begins so. */
const under = (parts: readonly Explained[], heading: string) =>
  parts.find((part) => part.heading.startsWith(heading));

test('a weighted total is explained from its scores to its level', () => {
  expect(explained(weighted, mia, { isLevelled: true })).toEqual([
    {
      heading: 'Homework: 100.00%',
      lines: [
        'Leaf diary: 9 of 10 (10 less 1 for being late)',
        'Cell model: 7 of 10 (the mean of 7 and 8 less 1 for being late), dropped',
        'Riddle: 1 point of extra credit',
        'The lowest score is dropped: without Cell model, the percentage is highest.',
        'Together 10 of 10 points, which is 100.00%.',
        'Missing, not in this total: Willow report',
        'Excused: Concept map',
        'Counts in no total: Warm-up',
      ],
    },
    { heading: 'Tests: 45.00%', lines: ['Photosynthesis test: 45 of 100'] },
    { heading: 'Projects: not counted yet', lines: ['Handed in, not marked yet: Pond study'] },
    {
      heading: 'Challenges: 80.00%',
      lines: ['Bark atlas: 4 of 5', 'Together 4 of 5 points, which is 80.00%.'],
    },
    {
      heading: 'Weights',
      lines: [
        'Homework: 100.00% with a weight of 30%, scaled up to 37.5%, adds 37.50%.',
        'Tests: 45.00% with a weight of 50%, scaled up to 62.5%, adds 28.13%.',
        'Projects has no score yet, so its weight of 20% is shared by the others.',
        'The weights that count add up to 80%, so they are scaled up to 100%.',
        'Challenges is extra credit: 80.00% with a weight of 5% adds 4.00% on top.',
      ],
    },
    { heading: 'Bonus', lines: ['Homework is 100.00%, at least 80%, so 1% is added: 70.63%.'] },
    {
      heading: 'Has to be passed',
      lines: [
        'Photosynthesis test is 45.00% and has to be at least 50%, so the total is at most 55.5%: 55.50%.',
      ],
    },
    {
      heading: 'Total: 55.50%, F',
      lines: ['F follows from the total as it is shown, with 2 decimals.'],
    },
  ]);
});

test('missing work counts as 0 in the second total', () => {
  const parts = explained(weighted, mia, { kind: 'missingAsZero' });
  expect(under(parts, 'Homework')?.lines).toEqual(
    expect.arrayContaining([
      'Willow report: 0 of 10 (missing), dropped',
      'The lowest score is dropped: without Willow report, the percentage is highest.',
    ]),
  );
});

test('a class that prefers neutral words never says missing', () => {
  const neutral = explained(weighted, mia, { neutralWords: true });
  expect(under(neutral, 'Homework')?.lines).toContain('Not handed in yet, not in this total: Willow report');
  expect(JSON.stringify(neutral)).not.toMatch(/missing/i);
});

const inPoints: Gradebook = {
  ...weighted,
  decimals: 0,
  rules: {
    mode: 'points',
    categories: [
      { id: 'hw', dropLowest: 2, dropHighest: 1 },
      { id: 'test' },
      { id: 'extra', extraCredit: true },
    ],
  },
};

test('total points name every dropped score and what comes on top', () => {
  const scores = { hw1: 9, hw2: 4, hw3: 5, hw4: 10, test1: 80, extra1: 3 };
  const cells = Object.fromEntries(Object.entries(scores).map(([id, score]) => [id, { score }]));
  const parts = explained(inPoints, { cells }, { isLevelled: true });
  expect(under(parts, 'Homework: 90%')?.lines).toEqual([
    'Leaf diary: 9 of 10',
    'Cell model: 4 of 10, dropped',
    'Concept map: 5 of 10, dropped',
    'Willow report: 10 of 10, dropped',
    'The 2 lowest scores are dropped: without Cell model and Concept map, the percentage is highest.',
    'The highest score is dropped: without Willow report, the percentage is lowest.',
    'No score yet: Riddle',
    'Counts in no total: Warm-up',
  ]);
  expect(under(parts, 'Challenges')?.lines).toContain(
    'Together 3 of 5 points, which is 60%. They come on top of all points.',
  );
  expect(parts.slice(-2)).toEqual([
    { heading: 'All points', lines: ['Together 92 of 110 points, which is 84%.'] },
    { heading: 'Total: 84%, B', lines: ['B follows from the total as it is shown, with no decimals.'] },
  ]);
});

test('assignments that count the same show their percentages', () => {
  const gradebook: Gradebook = {
    rules: { mode: 'weighted', categories: [{ id: 'hw', weight: 120, average: 'equal' }] },
    columns: [
      { id: 'hw1', category: 'hw', points: 10 },
      { id: 'hw2', category: 'hw', points: 40, attempts: 'highest' },
    ],
  };
  const parts = explained(gradebook, {
    cells: { hw1: { score: 9 }, hw2: { attempts: [{ score: 30 }, { score: 20 }] } },
  });
  expect(parts).toEqual([
    {
      heading: 'Homework: 82.50%',
      lines: [
        'Leaf diary: 9 of 10, 90.00%',
        'Cell model: 30 of 40, 75.00% (the highest of 30 and 20)',
        'Every assignment counts the same, so the category is their mean: 82.50%.',
      ],
    },
    {
      heading: 'Weights',
      lines: [
        'Homework: 82.50% with a weight of 120% adds 99.00%.',
        'The weights add up to 120%. Above 100%, they are not scaled down.',
      ],
    },
    { heading: 'Total: 99.00%', lines: [] },
  ]);
});

test('a bonus that is not reached says where it starts', () => {
  const book = {
    ...weighted,
    rules: { ...weighted.rules, bonuses: [{ column: 'test1', atLeast: 90, add: 2 }] },
  };
  expect(under(explained(book, mia), 'Bonus')?.lines).toEqual([
    'Photosynthesis test is 45.00%. The bonus starts at 90%.',
  ]);
});

test('without scores there is no total', () => {
  expect(explained(weighted, { cells: {} }).slice(-2)).toEqual([
    { heading: 'Weights', lines: ['Nothing that has a weight has a score yet.'] },
    { heading: 'No total yet', lines: [] },
  ]);
  expect(explained(inPoints, { cells: { hw5: { score: 2 } } })).toEqual([
    {
      heading: 'Homework: no percentage',
      lines: [
        'Riddle: 2 points of extra credit',
        '2 points of extra credit, which no percentage can be worked out from.',
        'No score yet: Leaf diary, Cell model, Concept map and Willow report',
        'Counts in no total: Warm-up',
      ],
    },
    { heading: 'Tests: not counted yet', lines: ['No score yet: Photosynthesis test'] },
    { heading: 'Challenges: not counted yet', lines: ['No score yet: Bark atlas'] },
    { heading: 'All points', lines: ['Nothing that counts has points yet.'] },
    { heading: 'No total yet', lines: [] },
  ]);
});
