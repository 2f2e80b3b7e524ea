import { matchRoutes } from 'react-router';
import { copies, type PageName, type Route, routes } from './routes.ts';

/** What a path resolves to: a page, a copied path that redirects to one, or nothing that is built. */
export type Found =
  | { kind: 'page'; route: Route & { page: PageName } }
  | { kind: 'copy'; of: string }
  | { kind: 'unknown' };

const pages = routes.map((route: Route & { page: PageName }) => ({
  path: route.path,
  found: { kind: 'page' as const, route },
}));

/** The copied paths whose page is built, with the path of that page. */
export const leadingCopies: readonly [copy: string, of: string][] = Object.entries(copies).filter(([, of]) =>
  pages.some(({ path }) => path === of),
);

const known: { path: string; found: Found }[] = [
  ...pages,
  ...leadingCopies.map(([path, of]) => ({ path, found: { kind: 'copy' as const, of } })),
];
// A path without parameters is found at once: ranking the whole table takes a millisecond.
const fixed = new Map(known.map(({ path, found }) => [path, found]));
const table = known.map(({ path }, index) => ({ id: String(index), path }));

export function findRoute(pathname: string): Found {
  const exact = fixed.get(pathname);
  if (exact) return exact;
  const id = matchRoutes(table, pathname)?.at(-1)?.route.id;
  return known[Number(id)]?.found ?? { kind: 'unknown' };
}
