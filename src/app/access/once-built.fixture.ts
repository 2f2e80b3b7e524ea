import { judge, type Place, type Subscription, type Verdict } from './guard';
import { copies, type Route, routes } from '../routing/routes';
import { unbuiltRoutes } from '../routing/unbuilt-routes';
import type { Session } from '@/entities/session';

const built = routes.map(({ path, access }: Route) => ({ path, access }));
const unbuilt = Object.entries(unbuiltRoutes).flatMap(([access, paths]) =>
  paths.map((path) => ({ path, access })),
);

/** Every page of the product, built or not. */
export const planned: readonly { path: string; access: string }[] = [...built, ...unbuilt];

export const isBuilt = (pattern: string): boolean => built.some(({ path }) => path === pattern);

/** The guard's verdict on a path of the table as if every page were built. */
export function judgeOnceBuilt(
  session: Session,
  subscription: Subscription,
  pattern: string,
  place: Place,
): Verdict {
  const page = copies[pattern];
  if (page !== undefined) return { kind: 'redirect', to: page };
  const route = planned.find(({ path }) => path === pattern);
  if (route === undefined) throw new Error(`The route table has no ${pattern}.`);
  return judge(session, subscription, place, route);
}

export function placeOf(address: string): Place {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
}
