import type { Route } from '../../src/shared/lib/navigation/page.ts';
import { routes } from '../../src/app/routing/routes.ts';
import { routes as unbuilt } from '../../src/pages/system/unbuilt/page.ts';

type PageFiles = {
  /** Its area and name, such as `billing/plans`. */
  page: string;
  path: string;
  title: string;
  /** The component that shows it, in `ui`. */
  view: { name: string; file: string };
  /** The event that notifies its model of a visit, in `model`; it may take the id in the path. */
  opened?: { name: string; file: string; takesId: boolean };
};

/** The two files that make a folder a page: its declaration, and what loads on a visit. */
export function pageFiles({ page, path, title, view, opened }: PageFiles): Map<string, string> {
  rejectPath(path);
  const { access, layout } = audienceOf(path);
  return new Map([
    [
      `src/pages/${page}/page.ts`,
      `import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '${path}',
    access: '${access}',
    layout: '${layout}',
    title: '${title}',
  },
];
`,
    ],
    [
      `src/pages/${page}/index.ts`,
      [
        ...(opened?.takesId ? ["import type { Visit } from '@/shared/lib/navigation';"] : []),
        ...(opened ? [`import { ${opened.name} } from './model/${opened.file}';\n`] : []),
        `export { ${view.name} as View } from './ui/${view.file}';`,
        ...(opened ? [`\nexport const open = ${call(opened, path)};`] : []),
        '',
      ].join('\n'),
    ],
  ]);
}

/** Before anything is written, because a path that two pages have stops every later `generate`. */
function rejectPath(path: string): void {
  if (!/^(?:\/(?:[a-z0-9-]+|:[a-z][A-Za-z0-9-]*))+$/.test(path))
    throw new Error(
      `"${path}" is not a path of small letters without a slash at its end, as in /supports/tickets/:id.`,
    );
  const taken = routes.find((route) => route.path === path && route.page !== 'system/unbuilt');
  if (taken) throw new Error(`${path} is the path of src/pages/${taken.page}.`);
}

/** Whose page it is: as its path was planned, or as its path begins. */
function audienceOf(path: string): Pick<Route, 'access' | 'layout'> {
  const planned = unbuilt.find((route) => route.path === path);
  if (planned) return planned;
  if (path.startsWith('/teacher/')) return { access: 'teacher', layout: 'teacher' };
  if (path.startsWith('/students/')) return { access: 'student', layout: 'student' };
  return { access: 'signed-in', layout: 'role' };
}

function call({ name, takesId }: { name: string; takesId: boolean }, path: string): string {
  const [, parameter = ''] = /:(\w+)/.exec(path) ?? [];
  return takesId ? `({ params }: Visit) => ${name}(params.${parameter} ?? '')` : `() => ${name}()`;
}
