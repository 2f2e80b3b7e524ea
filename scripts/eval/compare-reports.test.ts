import { expect, it } from 'vitest';
import { compareReports } from './compare-reports.ts';
import { numbers, reportWith } from './numbers.fixture.ts';

it('finds nothing worse in the same report, nor in a slower one', () => {
  const report = reportWith(numbers());
  expect(compareReports(report, report)).toMatchObject({ worse: [], compared: 1 });
  expect(compareReports(report, reportWith(numbers({ whole_ms: 9000 }))).worse).toEqual([]);
});

it.each([
  ['specific', { specificity: 0.3 }, 'a-template: specific went from 50 % to 30 %.'],
  ['same', { sameness: 0.4 }, 'a-template: same went from 10 % to 40 %.'],
  ['language', { in_language: false }, 'a-template: language went from 100 % to 0 %.'],
  ['credits', { credits: 4000 }, 'a-template: credits went from 3000 to 4000.'],
  ['open', { checks: { passed: 3, repaired: 0, open: 1 } }, 'a-template: open went from 0 % to 25 %.'],
])('reports a worse %s', (_, change, sentence) => {
  const { worse, table } = compareReports(reportWith(numbers()), reportWith(numbers(change)));
  expect(worse).toContain(sentence);
  expect(table).toContain('→');
});

it('accepts changes within the limits and for the better', () => {
  const better = numbers({ specificity: 0.9, sameness: 0, credits: 1000 });
  expect(compareReports(reportWith(numbers()), reportWith(better)).worse).toEqual([]);
  expect(compareReports(reportWith(numbers()), reportWith(numbers({ specificity: 0.46 }))).worse).toEqual([]);
});

it('compares only requests that both reports have', () => {
  const other = numbers({ id: 'a-template-02a', specificity: 0 });
  expect(compareReports(reportWith(numbers()), reportWith(numbers(), other))).toMatchObject({
    worse: [],
    compared: 1,
  });
});

it('names a document that is no longer written', () => {
  const failed = numbers({ status: 'failed', reason: 'The AI provider is busy' });
  expect(compareReports(reportWith(numbers()), reportWith(failed)).worse).toContain(
    'a-template-01a is no longer written: The AI provider is busy.',
  );
});
