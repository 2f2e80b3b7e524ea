import { judge, type PageAddress, type Subscription, type Verdict } from './guard';
import { copies, type Route, routes } from '../routing/routes';
import type { Session } from '@/entities/session';

/** Every page of the route table. */
export const pages: readonly { path: string; access: string }[] = routes.map(({ path, access }: Route) => ({
  path,
  access,
}));

/** The guard's verdict on a path of the table, found by its pattern. */
export function judgePattern(
  session: Session,
  subscription: Subscription,
  pattern: string,
  place: PageAddress,
): Verdict {
  const page = copies[pattern];
  if (page !== undefined) return { kind: 'redirect', to: page };
  const route = pages.find(({ path }) => path === pattern);
  if (route === undefined) throw new Error(`The route table has no ${pattern}.`);
  return judge(session, subscription, place, route);
}

export function placeOf(address: string): PageAddress {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
}
