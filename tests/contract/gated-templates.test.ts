import { expect, test } from 'vitest';
import { isGated } from '../../server/billing/access.ts';
import { isGated as isGatedPath } from '../../src/app/access/gated-paths.ts';
import { readAccessTable } from '../support/access-table.ts';

// Every generator has a history, built or not.
const generators = readAccessTable().flatMap(({ path }) => {
  const [, area, type] = /^\/(teacher|students\/templates)\/([^/]+)\/history$/.exec(path) ?? [];
  return type === undefined
    ? []
    : ([{ role: area === 'teacher' ? area : 'student', type, page: `/${area}/${type}` }] as const);
});

test('the table has the generators of both roles', () => {
  expect(generators).toHaveLength(21 + 5);
});

test.each(generators)('$page needs a plan as its writing does', ({ role, type, page }) => {
  expect(isGatedPath(page)).toBe(isGated(role, type));
});
