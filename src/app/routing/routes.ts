import { templateRoutes } from './template-routes.ts';

/** Who may open a page. What each name means for whom is for the guard to say. */
export type Access =
  /** Anybody, signed in or not, whatever else there is to do first. */
  | 'anyone'
  /** Those who are not signed in yet. */
  | 'entry'
  /** Those who have not verified their address yet. */
  | 'unverified'
  | 'teacher-onboarding'
  | 'student-onboarding'
  | 'teacher'
  | 'student'
  /** Anybody who is signed in, whatever else there is to do first. */
  | 'signed-in';

/** What lets in somebody who is not signed in. */
export const forVisitors: readonly string[] = ['anyone', 'entry'] satisfies readonly Access[];

export type Route = {
  path: string;
  /**
   * `teacher`, `student` and `role` stand in the shell with the menu of whoever is signed in, and so does `open` for those who
   * may go about: others have no menu there. The rest stand alone.
   */
  layout: 'default' | 'stepper' | 'teacher' | 'student' | 'role' | 'open';
  access: Access;
  title: string;
  /** The folder of the page in src/pages. */
  page: string;
  /** Needs the whole width: the menu becomes a rail. */
  workspace?: boolean;
  /** The pages above it, from the top. */
  above?: readonly { label: string; href: string }[];
  /** Open calls that the page makes at once: their answers come with the document. */
  calls?: readonly string[];
};

/**
 * Every page there is: the access rules live here, in `gated-paths.ts` and in the guard. The build reads this table too, to
 * tell the server which paths exist and which files each of them needs. docs/access.md says it for people.
 */
export const routes = [
  { path: '/', layout: 'teacher', access: 'teacher', title: 'Home', page: 'home' },
  { path: '/templates', layout: 'teacher', access: 'teacher', title: 'Templates', page: 'templates' },
  { path: '/favourites', layout: 'teacher', access: 'teacher', title: 'Favourites', page: 'favourites' },
  { path: '/about', layout: 'teacher', access: 'teacher', title: 'About', page: 'about' },
  {
    path: '/licences',
    layout: 'teacher',
    access: 'teacher',
    title: 'Licences',
    page: 'licences',
    above: [{ label: 'About', href: '/about' }],
  },

  {
    path: '/login',
    layout: 'default',
    access: 'entry',
    title: 'Sign in',
    page: 'login',
    calls: ['/api/settings'],
  },
  { path: '/register', layout: 'default', access: 'entry', title: 'Create an account', page: 'register' },
  { path: '/forgot', layout: 'default', access: 'entry', title: 'Forgot your password?', page: 'forgot' },
  {
    path: '/reset-password',
    layout: 'default',
    access: 'entry',
    title: 'Set a new password',
    page: 'reset-password',
  },
  { path: '/verify', layout: 'default', access: 'unverified', title: 'Check your email', page: 'verify' },
  {
    path: '/invitation/:id',
    layout: 'default',
    access: 'anyone',
    title: 'Invitation',
    page: 'invitation',
  },

  {
    path: '/onboarding',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'Getting started',
    page: 'onboarding',
  },
  {
    path: '/onboarding/FirstStep',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'Your school',
    page: 'onboarding-school',
  },
  {
    path: '/onboarding/SecondStep',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'What you teach',
    page: 'onboarding-teaching',
  },
  {
    path: '/onboarding/ThirdStep',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'Your first class',
    page: 'onboarding-class',
  },
  {
    path: '/onboarding/add-student',
    layout: 'stepper',
    access: 'student-onboarding',
    title: 'Join your class',
    page: 'onboarding-student',
  },

  {
    path: '/verify-email/:id/:token',
    layout: 'default',
    access: 'anyone',
    title: 'Verify your e-mail',
    page: 'verify-email',
  },

  {
    path: '/plans',
    layout: 'open',
    access: 'anyone',
    title: 'Plans',
    page: 'plans',
    calls: ['/api/plans?interval=month'],
  },
  {
    path: '/plans/payment',
    layout: 'open',
    access: 'anyone',
    title: 'Payment',
    page: 'payment',
    above: [{ label: 'Plans', href: '/plans' }],
  },

  { path: '/teacher/trash', layout: 'teacher', access: 'teacher', title: 'Trash', page: 'trash' },
  {
    path: '/teacher/accounts',
    layout: 'teacher',
    access: 'teacher',
    title: 'Your account',
    page: 'accounts',
  },
  {
    path: '/teacher/accounts/profile',
    layout: 'teacher',
    access: 'teacher',
    title: 'Profile',
    page: 'profile',
  },
  ...templateRoutes,
  { path: '/teacher/accounts/usage', layout: 'teacher', access: 'teacher', title: 'Usage', page: 'usage' },
  {
    path: '/teacher/accounts/billing',
    layout: 'teacher',
    access: 'teacher',
    title: 'Billing',
    page: 'billing',
  },
  {
    path: '/teacher/accounts/billing/invoices/:id',
    layout: 'teacher',
    access: 'teacher',
    title: 'Invoice',
    page: 'invoice',
    above: [{ label: 'Billing', href: '/teacher/accounts/billing' }],
  },

  { path: '/students', layout: 'student', access: 'student', title: 'Home', page: 'student-home' },
  { path: '/students/profile', layout: 'student', access: 'student', title: 'Profile', page: 'profile' },
  {
    path: '/students/accounts',
    layout: 'student',
    access: 'student',
    title: 'Your account',
    page: 'accounts',
  },
  {
    path: '/students/accounts/profile',
    layout: 'student',
    access: 'student',
    title: 'Profile',
    page: 'profile',
  },
  { path: '/students/accounts/usage', layout: 'student', access: 'student', title: 'Usage', page: 'usage' },
  {
    path: '/students/accounts/billing',
    layout: 'student',
    access: 'student',
    title: 'Billing',
    page: 'billing',
  },
  {
    path: '/students/accounts/billing/invoices/:id',
    layout: 'student',
    access: 'student',
    title: 'Invoice',
    page: 'invoice',
    above: [{ label: 'Billing', href: '/students/accounts/billing' }],
  },
  {
    path: '/students/verify',
    layout: 'default',
    access: 'unverified',
    title: 'Check your email',
    page: 'verify',
  },
] as const satisfies readonly Route[];

export type PageName = (typeof routes)[number]['page'];

/** Copies that were left over: each leads to the page it copies, once that one is built. */
export const copies: Readonly<Record<string, string>> = {
  '/teacher/accounts/indexCopy': '/teacher/accounts',
  '/teacher/accounts/billingRid': '/teacher/accounts/billing',
  '/teacher/reports/index2': '/teacher/reports',
  '/teacher/assignments/studentProfileRCopy': '/teacher/assignments/studentProfileR',
  '/students/progress/index2': '/students/progress',
  '/students/progress/index3': '/students/progress',
  '/students/Breadcrumb': '/students',
};
