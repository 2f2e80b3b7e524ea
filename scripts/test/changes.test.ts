import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedCode, changedJourneys, changesProduct, journeys } from './changes.ts';

test.each([
  [['src/pages/billing/billing/ui/plan.tsx'], ['billing', 'subscribe']],
  [['server/documents/usage/sum-usage.ts'], ['usage']],
  [['tests/e2e/quiz.spec.ts', 'docs/words.md'], ['quiz']],
  [['src/pages/billing/billing/ui/plan.stories.tsx', 'README.md'], []],
])('a change of %j runs the journeys %j', (paths, specs) => {
  expect(changedJourneys(paths)).toEqual(specs);
});

test.each(['src/shared/ui/button/button.tsx', 'server/platform/http/contract.ts', 'tests/e2e/test.ts'])(
  'a change of %s runs all journeys',
  (path) => {
    expect(changedJourneys([path])).toBe('all');
  },
);

test('every mapped journey exists', () => {
  const specs = globSync('tests/e2e/*.spec.ts');
  for (const name of journeys.flatMap(([, names]) => names)) {
    expect(
      specs.filter((path) => path.includes(`/${name}`)),
      name,
    ).not.toEqual([]);
  }
});

test('a change of the contract counts as a change of the generated code', () => {
  expect(changedCode(['openapi/payments.yaml'])).toContain('server/generated/operations.ts');
  expect(changedCode(['docs/access.md'])).toEqual([]);
  expect([changesProduct(['openapi.yaml']), changesProduct(['docs/access.md'])]).toEqual([true, false]);
});

test('a change of the layout of PDFs counts as a change of its compiler', () => {
  const [compiler = '', ...others] = changedCode(['server/documents/exports/pdf/pieces.typ']);
  expect([globSync(compiler), others]).toEqual([['server/documents/exports/pdf/writer/compile.ts'], []]);
});
