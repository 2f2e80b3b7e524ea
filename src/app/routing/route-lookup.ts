import { matchRoutes } from 'react-router';
import { copies, type Route, routes } from './routes.ts';

/** What a path resolves to: a page, a copied path that redirects to one, or nothing that is built. */
export type Found = { kind: 'page'; route: Route } | { kind: 'copy'; of: string } | { kind: 'unknown' };

const known: { path: string; found: Found }[] = [
  ...routes.map((route) => ({ path: route.path, found: { kind: 'page' as const, route } })),
  ...Object.entries(copies).map(([path, of]) => ({ path, found: { kind: 'copy' as const, of } })),
];
// A path without parameters is found at once.
const fixed = new Map(known.map(({ path, found }) => [path, found]));
const table = known.map(({ path }, index) => ({ id: String(index), path }));

export function findRoute(pathname: string): Found {
  const exact = fixed.get(pathname);
  if (exact) return exact;
  const segments = pathname.split('/');
  // Ranking the whole table takes longer than all else of a navigation.
  const similar = table.filter(({ path }) => isSimilar(path.split('/'), segments));
  // An address that someone typed may have capitals or a slash at its end.
  const matches = matchRoutes(similar, pathname) ?? matchRoutes(table, pathname);
  const id = matches?.at(-1)?.route.id;
  return known[Number(id)]?.found ?? { kind: 'unknown' };
}

/** Whether a path begins like a route up to its first parameter. */
function isSimilar(route: readonly string[], path: readonly string[]): boolean {
  const parameter = route.findIndex((segment) => segment.startsWith(':'));
  return parameter !== -1 && route.slice(0, parameter).every((segment, index) => segment === path[index]);
}
