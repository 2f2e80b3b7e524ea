import { expect, test } from 'vitest';
import type { Route } from '../src/shared/lib/navigation/page.ts';
import { findClashes, findGaps, findPages, pageModules } from './page-modules.ts';

const routeAt = (path: string): Route => ({ path, access: 'teacher', layout: 'teacher', title: 'Probe' });

test('every page of the project declares itself', async () => {
  const pages = await findPages();
  expect(pages).toContain('billing/plans');
  expect(findGaps(pages)).toEqual([]);
});

test('a page without a declaration is named', () => {
  expect(findGaps(['billing/probe'])).toEqual([
    'src/pages/billing/probe has no page.ts, which declares its paths and who may open them.',
    'src/pages/billing/probe has no index.ts, which exports its View and what opens it.',
  ]);
});

test('a page without access does not compile', () => {
  // @ts-expect-error A route needs to say who may open it.
  const route: Route = { path: '/probe', layout: 'teacher', title: 'Probe' };
  expect(route.access).toBeUndefined();
});

test('two pages with one path are named, also if one has it as a copy', () => {
  const declarations = [
    { page: 'a/first', routes: [routeAt('/one'), routeAt('/two')] },
    { page: 'a/second', routes: [routeAt('/two'), { ...routeAt('/three'), copies: ['/one'] }] },
  ];
  expect(findClashes(declarations)).toEqual([
    'Two pages have the path /two: a/first and a/second.',
    'Two pages have the path /one: a/first and a/second.',
  ]);
});

test('a page may take a path that was not built yet', () => {
  const declarations = [
    { page: 'a/first', routes: [routeAt('/one')] },
    { page: 'system/unbuilt', routes: [routeAt('/one')] },
  ];
  expect(findClashes(declarations)).toEqual([]);
});

test('the table and the list of chunks have every page once', () => {
  const [routes = '', pages = ''] = pageModules(['billing/plans', 'student/home']).values();
  expect(routes).toContain("import { routes as billingPlans } from '../../../pages/billing/plans/page.ts';");
  expect(routes).toContain("{ page: 'student/home', routes: studentHome }");
  expect(pages).toContain("'billing/plans': () => import('@/pages/billing/plans'),");
});
