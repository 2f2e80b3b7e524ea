import { expect, test } from 'vitest';
import { isValid } from '@/entities/subscription';
import {
  addressOf,
  type Outcome,
  patternOf,
  places,
  readAccessTable,
  states,
} from '../../../tests/support/access-table';
import { now, type Visit, visits } from '../../../tests/support/visits';
import { guard, type PageAddress, type Subscription, type Verdict } from './guard';
import { judgePattern, pages, placeOf } from './access-table.fixture';
import { findRoute } from '../routing/route-lookup';
import { copies } from '../routing/routes';

const table = readAccessTable();
const cases = table.flatMap(({ path, outcomes }) =>
  states.map((state) => ({ path, state, outcome: outcomes[state] })),
);

test('the table lists every path once, in every state', () => {
  const paths = table.map(({ path }) => patternOf(path)).toSorted();
  expect(paths).toEqual([...pages.map(({ path }) => path), ...Object.keys(copies)].toSorted());
});

test.each(cases)('$path for $state: $outcome', ({ path, state, outcome }) => {
  for (const visit of visits[state]) {
    expect(arrival(visit, patternOf(path), placeOf(addressOf(path)))).toBe(expected(path, outcome));
  }
});

test.each(table)('$path is known', ({ path }) => {
  expect(findRoute(placeOf(addressOf(path)).pathname).kind).not.toBe('unknown');
});

/** The page that a visit ends on after every redirect. */
function arrival(visit: Visit, pattern: string, place: PageAddress): string {
  let [here, at] = [pattern, place];
  for (let hops = 0; hops < 4; hops++) {
    const verdict = verdictOn(visit, here, at);
    if (verdict.kind === 'upgrade') return 'upgrade';
    if (verdict.kind === 'allow') return `${at.pathname}${at.search}`;
    at = placeOf(verdict.to);
    here = at.pathname;
  }
  throw new Error(`${place.pathname} redirects in a circle.`);
}

function verdictOn({ session, subscription }: Visit, pattern: string, place: PageAddress): Verdict {
  const uncovered: Subscription = subscription.covered_by.length > 0 ? 'covered' : 'invalid';
  const standing = isValid(subscription, now) ? 'valid' : uncovered;
  const verdict = judgePattern(session, standing, pattern, place);
  // A page gets the same verdict when looked up by its URL.
  if (!(pattern in copies)) expect(guard(session, standing, place)).toEqual(verdict);
  return verdict;
}

function expected(path: string, outcome: Outcome): string {
  const page = copies[path] ?? addressOf(path);
  if (outcome === 'page') return page;
  if (outcome === 'upgrade') return 'upgrade';
  return outcome === 'login' ? `/login?next=${encodeURIComponent(page)}` : places[outcome];
}
