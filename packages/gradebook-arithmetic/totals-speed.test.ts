import { expect, test } from 'vitest';
import type { Column, Gradebook, StudentRecord } from './gradebook.ts';
import { createTotals } from './totals.ts';

const CATEGORIES = ['homework', 'quizzes', 'tests', 'projects', 'extra'];
const POINTS = [10, 20, 7.5, 24, 100];

/** A class in which every rule applies, with scores of two decimals, late and missing work. */
function classOf(students: number, assignments: number): [Gradebook, StudentRecord[]] {
  const columns = Array.from(
    { length: assignments },
    (_, index): Column => ({
      id: `column-${index}`,
      category: CATEGORIES[index % 5] ?? '',
      points: POINTS[(index * 7) % 5] ?? 1,
      term: index < assignments / 2 ? 'autumn' : 'spring',
      late: { percent: 10, every: 'day', lowest_percent: 30 },
    }),
  );
  const gradebook: Gradebook = {
    columns,
    terms: [{ id: 'autumn' }, { id: 'spring' }],
    rules: {
      mode: 'weighted',
      categories: CATEGORIES.map((id, index) => ({
        id,
        weight: 30 - 3 * index,
        dropLowest: 2,
        dropHighest: index % 2,
        extraCredit: id === 'extra',
      })),
      mustPass: [{ category: 'tests', atLeast: 50, otherwiseAtMost: 60 }],
    },
  };
  const cellOf = ({ points }: Column, row: number, column: number) =>
    (column * 31 + row * 17) % 11 === 0
      ? { missing: true }
      : {
          score: Math.round((Number(points) * ((column * 37 + row * 101) % 97) * 100) / 97) / 100,
          lateSeconds: (column + row) % 9 === 0 ? 90_000 : 0,
        };
  const records = Array.from({ length: students }, (_, row) => ({
    cells: Object.fromEntries(columns.map((column, index) => [column.id, cellOf(column, row, index)])),
  }));
  return [gradebook, records];
}

/** The least of some runs: the first ones compile, and others are interrupted. */
function millisecondsOf(students: number, assignments: number): number {
  const [gradebook, records] = classOf(students, assignments);
  const runs = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    records.map(createTotals(gradebook));
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

test('the totals of 200 students with 60 assignments take less than 300 ms of the processor', () => {
  expect(millisecondsOf(200, 60)).toBeLessThan(300);
});

test('a cell of a large class costs as much as one of a small class', () => {
  const [small, large] = [millisecondsOf(40, 30) / (40 * 30), millisecondsOf(200, 60) / (200 * 60)];
  expect(large / small).toBeLessThan(3);
});
