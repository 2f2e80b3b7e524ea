import { type Route, routes } from '../../src/app/routing/routes.ts';
import type { Measures } from './measure-page.ts';

export type Role = 'visitor' | 'teacher' | 'student';

type Goal = { performance: number; lcp: number; bytes?: number; requests?: number };

const KILOBYTE = 1024;

const goals: Readonly<Record<string, Goal>> = {
  '/login': { performance: 95, lcp: 2200 },
  '/plans': { performance: 95, lcp: 1600, bytes: 210 * KILOBYTE, requests: 18 },
  '/': { performance: 95, lcp: 1700, bytes: 200 * KILOBYTE, requests: 18 },
  '/templates': { performance: 95, lcp: 1700, bytes: 200 * KILOBYTE, requests: 18 },
  '/teacher/lesson-plan-builder': { performance: 95, lcp: 2000, bytes: 280 * KILOBYTE, requests: 22 },
};

/** The goal of every other page. */
const usual: Goal = { performance: 90, lcp: 2500 };

export const goalOf = (path: string): Goal => goals[path] ?? usual;

export const meetsGoal = (
  { performance, lcp, cls, bytes, requests, accessibility }: Measures,
  goal: Goal,
): boolean =>
  performance >= goal.performance &&
  lcp <= goal.lcp &&
  cls === 0 &&
  accessibility === 100 &&
  bytes <= (goal.bytes ?? Number.POSITIVE_INFINITY) &&
  requests <= (goal.requests ?? Number.POSITIVE_INFINITY);

const accessOf: Record<Role, readonly Route['access'][]> = {
  visitor: ['anyone', 'entry'],
  teacher: ['anyone', 'teacher', 'signed-in'],
  student: ['anyone', 'student', 'signed-in'],
};

/** The paths that this role can open; pages that are not built yet look the same, so one stands for all. */
export function visits(role: Role): string[] {
  const open = routes.filter(
    ({ path, access }: Route) => accessOf[role].includes(access) && !path.includes(':'),
  );
  const [unbuilt] = open.filter(({ page }) => page === 'system/unbuilt');
  return open.filter((route) => route.page !== 'system/unbuilt' || route === unbuilt).map(({ path }) => path);
}
