import { expect, test } from 'vitest';
import { isValid } from '@/entities/subscription';
import { addressOf, type Outcome, patternOf, places, readAccessTable, states } from '../../tests/support/access-table';
import { now, type Visit, visits } from '../../tests/support/visits';
import { guard, judge, type Place, type Subscription, type Verdict } from './guard';
import { findRoute } from './route-lookup';
import { copies, type Route, routes } from './routes';
import { unbuiltRoutes } from './unbuilt-routes';

const table = readAccessTable();
const built = routes.map(({ path, access }: Route) => ({ path, access }));
const unbuilt = Object.entries(unbuiltRoutes).flatMap(([access, paths]) => paths.map((path) => ({ path, access })));
const planned: { path: string; access: string }[] = [...built, ...unbuilt];

const cases = table.flatMap(({ path, outcomes }) =>
  states.map((state) => ({ path, state, outcome: outcomes[state] })),
);

test('the table has every path of the product once, in every state', () => {
  expect(cases).toHaveLength(141 * 12);
  const paths = table.map(({ path }) => patternOf(path)).toSorted();
  expect(paths).toEqual([...planned.map(({ path }) => path), ...Object.keys(copies)].toSorted());
});

test.each(cases)('$path for $state: $outcome', ({ path, state, outcome }) => {
  for (const visit of visits[state]) {
    expect(arrival(visit, patternOf(path), placeOf(addressOf(path)))).toBe(expected(path, outcome));
  }
});

test.each(table.map(({ path }) => path))('%s is open to nobody before its page is built', (path) => {
  const { pathname } = placeOf(addressOf(path));
  const page = copies[path] ?? path;
  const isBuilt = built.some((route) => route.path === patternOf(page));
  expect(findRoute(pathname).kind === 'unknown').toBe(!isBuilt);
  if (isBuilt) return;
  const visitor = visits.visitor[0]?.session ?? { state: 'visitor' };
  expect(guard(visitor, 'unknown', { pathname, search: '' })).toEqual({ kind: 'allow' });
});

/** Where somebody ends up, however many redirects it takes, if every page of the table were built. */
function arrival(visit: Visit, pattern: string, place: Place): string {
  let [here, at] = [pattern, place];
  for (let hops = 0; hops < 4; hops++) {
    const verdict = verdictOnceBuilt(visit, here, at);
    if (verdict.kind === 'upgrade') return 'upgrade';
    if (verdict.kind === 'allow') return `${at.pathname}${at.search}`;
    at = placeOf(verdict.to);
    here = at.pathname;
  }
  throw new Error(`${place.pathname} leads round in circles.`);
}

function verdictOnceBuilt({ session, subscription }: Visit, pattern: string, place: Place): Verdict {
  const page = copies[pattern];
  if (page !== undefined) return { kind: 'redirect', to: page };
  const route = planned.find(({ path }) => path === pattern);
  if (route === undefined) throw new Error(`The route table has no ${pattern}.`);
  const standing: Subscription = isValid(subscription, now) ? 'valid' : 'invalid';
  const verdict = judge(session, standing, place, route);
  // What is built answers the same when it is asked for by its address alone.
  if (built.includes(route)) expect(guard(session, standing, place)).toEqual(verdict);
  return verdict;
}

function expected(path: string, outcome: Outcome): string {
  const page = copies[path] ?? addressOf(path);
  if (outcome === 'page') return page;
  if (outcome === 'upgrade') return 'upgrade';
  return outcome === 'login' ? `/login?next=${encodeURIComponent(page)}` : places[outcome];
}

function placeOf(address: string): Place {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
}
