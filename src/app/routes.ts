import { generatorRoutes } from './generator-routes.ts';

/** Who may open a page. */
export type Access =
  /** Anybody, signed in or not. */
  | 'anyone'
  /** Those who are not signed in yet. */
  | 'visitor'
  /** Those who have not verified their address yet. */
  | 'unverified'
  | 'teacher'
  | 'student';

export type Route = {
  path: string;
  /** `teacher` and `student` stand in the shell with the menu of that role. */
  layout: 'default' | 'teacher' | 'student';
  access: Access;
  title: string;
  /** The folder of the page in src/pages. */
  page: string;
  /** Needs the whole width: the menu becomes a rail. */
  workspace?: boolean;
  /** The pages above it, from the top. */
  above?: readonly { label: string; href: string }[];
  /** Open calls that the page makes at once: the browser is told of them with the document. */
  calls?: readonly string[];
};

/**
 * Every page there is: the access rules live here and in the guard. The build reads this table too, to tell the server which
 * paths exist and which files each of them needs.
 */
export const routes = [
  { path: '/', layout: 'teacher', access: 'teacher', title: 'Home', page: 'home' },
  { path: '/templates', layout: 'teacher', access: 'teacher', title: 'Templates', page: 'templates' },
  { path: '/favourites', layout: 'teacher', access: 'teacher', title: 'Favourites', page: 'favourites' },
  { path: '/teacher/trash', layout: 'teacher', access: 'teacher', title: 'Trash', page: 'trash' },
  ...generatorRoutes,
  { path: '/students', layout: 'student', access: 'student', title: 'Home', page: 'student-home' },

  {
    path: '/login',
    layout: 'default',
    access: 'visitor',
    title: 'Sign in',
    page: 'login',
    calls: ['/api/settings'],
  },
  { path: '/register', layout: 'default', access: 'visitor', title: 'Make an account', page: 'register' },
  { path: '/verify', layout: 'default', access: 'unverified', title: 'Check your e-mail', page: 'verify' },
  {
    path: '/verify-email/:id/:token',
    layout: 'default',
    access: 'anyone',
    title: 'Verify your e-mail',
    page: 'verify-email',
  },
] as const satisfies readonly Route[];

export type PageName = (typeof routes)[number]['page'];
