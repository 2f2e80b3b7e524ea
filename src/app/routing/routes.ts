import type { Access, Route as Declared } from '@/shared/lib/page';
import { declarations } from './generated/routes.ts';

export type PageName = (typeof declarations)[number]['page'];

/** A path with the folder of its page in src/pages. */
export type Route = Declared & { page: PageName };

/** The access names that are open to visitors. */
export const forVisitors: readonly string[] = ['anyone', 'entry'] satisfies readonly Access[];

const declared: readonly Route[] = declarations.flatMap(({ page, routes }) =>
  routes.map((route: Declared) => ({ ...route, page })),
);

const isBuilt = ({ page }: Route) => page !== 'system/unbuilt';

const built = new Set(declared.filter(isBuilt).map(({ path }) => path));

/**
 * Every path. The access rules are in the declarations of the pages, in `gated-paths.ts` and in the guard; docs/access.md lists
 * them for readers. The build reads this table too: from it the server knows which paths exist and which files each of them needs.
 */
export const routes = declared.filter((route) => isBuilt(route) || !built.has(route.path));

/** The copied paths, with the path that each redirects to. */
export const copies: Readonly<Record<string, string>> = Object.fromEntries(
  routes.flatMap(({ path, copies: copied = [] }) => copied.map((copy) => [copy, path])),
);
