import { assignmentRoutes } from './assignment-routes.ts';
import { studentRoutes } from './student-routes.ts';
import { lessonRoutes } from './lesson-routes.ts';
import { templateRoutes } from './template-routes.ts';
import { unbuiltPages } from './unbuilt-routes.ts';

/** Who may open a page; the guard implements each name. */
export type Access =
  /** Every visitor and user, even before verification and onboarding. */
  | 'anyone'
  /** Visitors who are not signed in. */
  | 'entry'
  /** Users who have not verified their email address. */
  | 'unverified'
  | 'teacher-onboarding'
  | 'student-onboarding'
  | 'teacher'
  | 'student'
  /** Every signed-in user, even before verification and onboarding. */
  | 'signed-in';

/** The access names that are open to visitors. */
export const forVisitors: readonly string[] = ['anyone', 'entry'] satisfies readonly Access[];

export type Route = {
  path: string;
  /**
   * `teacher`, `student` and `role` render in the shell with the user's menu; `open` does too for users with full access,
   * and without a menu for others. The rest render alone.
   */
  layout: 'default' | 'stepper' | 'teacher' | 'student' | 'role' | 'open';
  access: Access;
  title: string;
  /** The folder of the page in src/pages. */
  page: string;
  /** Modules in that folder that this path shows in addition to the page's own, and waits for. */
  parts?: readonly string[];
  /** A full-width page: the menu becomes a rail. */
  workspace?: boolean;
  /** A page that fills the window and scrolls inside; on a phone its own bar replaces the menu. A workspace does so too. */
  fill?: boolean;
  /** A page where work is marked: its rules are red. */
  marking?: boolean;
  /** The breadcrumbs above it, from the top. */
  above?: readonly { label: string; href: string }[];
};

/**
 * Every page. The access rules are here, in `gated-paths.ts` and in the guard; docs/access.md lists them for readers.
 * The build reads this table too: from it the server knows which paths exist and which files each of them needs.
 */
export const routes = [
  { path: '/', layout: 'teacher', access: 'teacher', title: 'Home', page: 'home' },
  { path: '/templates', layout: 'teacher', access: 'teacher', title: 'Templates', page: 'templates' },
  {
    path: '/templates/own',
    layout: 'teacher',
    access: 'teacher',
    title: 'Your templates',
    page: 'own-templates',
    above: [{ label: 'Templates', href: '/templates' }],
  },
  {
    path: '/templates/own/:id',
    layout: 'teacher',
    access: 'teacher',
    title: 'Edit a template',
    page: 'own-template',
    above: [
      { label: 'Templates', href: '/templates' },
      { label: 'Your templates', href: '/templates/own' },
    ],
  },
  { path: '/favourites', layout: 'teacher', access: 'teacher', title: 'Favourites', page: 'favourites' },
  { path: '/draft', layout: 'teacher', access: 'teacher', title: 'Drafts', page: 'draft' },
  {
    path: '/teacher/notifications',
    layout: 'teacher',
    access: 'teacher',
    title: 'Notifications',
    page: 'notifications',
  },
  {
    path: '/students/notifications',
    layout: 'student',
    access: 'student',
    title: 'Notifications',
    page: 'notifications',
  },
  { path: '/about', layout: 'teacher', access: 'teacher', title: 'About', page: 'about' },
  { path: '/licences', layout: 'open', access: 'anyone', title: 'Licences', page: 'licences' },
  { path: '/privacy', layout: 'open', access: 'anyone', title: 'Privacy', page: 'privacy' },
  {
    path: '/shared/:token',
    layout: 'open',
    access: 'anyone',
    title: 'Shared document',
    page: 'shared-document',
  },
  { path: '/terms', layout: 'open', access: 'anyone', title: 'Terms of use', page: 'terms' },

  { path: '/login', layout: 'default', access: 'entry', title: 'Sign in', page: 'login' },
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
    title: 'Verify your email',
    page: 'verify-email',
  },
  { path: '/unsubscribe', layout: 'default', access: 'anyone', title: 'Unsubscribe', page: 'unsubscribe' },

  { path: '/plans', layout: 'open', access: 'anyone', title: 'Plans', page: 'plans' },
  {
    path: '/plans/payment',
    layout: 'open',
    access: 'anyone',
    title: 'Payment',
    page: 'payment',
    above: [{ label: 'Plans', href: '/plans' }],
  },

  { path: '/teacher/search', layout: 'teacher', access: 'teacher', title: 'Documents', page: 'search' },
  { path: '/teacher/trash', layout: 'teacher', access: 'teacher', title: 'Trash', page: 'trash' },
  {
    path: '/teacher/batches/:id',
    layout: 'teacher',
    access: 'teacher',
    title: 'Batch',
    page: 'batch',
    above: [{ label: 'Templates', href: '/templates' }],
  },
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
  { path: '/teacher/classes', layout: 'teacher', access: 'teacher', title: 'Classes', page: 'classes' },
  {
    path: '/teacher/classes/view/:classId',
    layout: 'teacher',
    access: 'teacher',
    title: 'Class',
    page: 'class',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
  {
    path: '/students/classes/view/:id',
    layout: 'student',
    access: 'student',
    title: 'Class',
    page: 'joined-class',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
  {
    path: '/students/classes',
    layout: 'student',
    access: 'student',
    title: 'Your classes',
    page: 'joined-classes',
  },
  ...assignmentRoutes,
  ...studentRoutes,
  ...lessonRoutes,
  ...unbuiltPages,
] as const satisfies readonly Route[];

export type PageName = (typeof routes)[number]['page'];

/** Legacy duplicate paths; each redirects to the page it duplicates, once that one is built. */
export const copies: Readonly<Record<string, string>> = {
  '/teacher/accounts/indexCopy': '/teacher/accounts',
  '/teacher/accounts/billingRid': '/teacher/accounts/billing',
  '/teacher/reports/index2': '/teacher/reports',
  '/teacher/assignments/studentProfileRCopy': '/teacher/assignments/studentProfileR',
  '/students/progress/index2': '/students/progress',
  '/students/progress/index3': '/students/progress',
  '/students/Breadcrumb': '/students',
};
