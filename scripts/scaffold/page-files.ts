import type { Route } from '../../src/shared/lib/navigation/page.ts';
import { routes as unbuilt } from '../../src/pages/system/unbuilt/page.ts';

type PageFiles = {
  /** Its area and name, such as `billing/plans`. */
  page: string;
  path: string;
  title: string;
  /** The component that shows it, in `ui`. */
  view: { name: string; file: string };
  /** The event that notifies its model of a visit, in `model`. */
  opened?: { name: string; file: string };
};

/** The two files that make a folder a page: its declaration, and what loads on a visit. */
export function pageFiles({ page, path, title, view, opened }: PageFiles): Map<string, string> {
  const { access, layout }: Pick<Route, 'access' | 'layout'> = unbuilt.find(
    (route) => route.path === path,
  ) ?? {
    access: 'teacher',
    layout: 'teacher',
  };
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
        ...(opened ? [`import { ${opened.name} } from './model/${opened.file}';\n`] : []),
        `export { ${view.name} as View } from './ui/${view.file}';`,
        ...(opened ? [`\nexport const open = () => ${opened.name}();`] : []),
        '',
      ].join('\n'),
    ],
  ]);
}
