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
  { path: '/', layout: 'teacher', access: 'teacher', title: 'Home', page: 'documents/home' },
  {
    path: '/templates',
    layout: 'teacher',
    access: 'teacher',
    title: 'Templates',
    page: 'documents/templates',
  },
  {
    path: '/templates/own',
    layout: 'teacher',
    access: 'teacher',
    title: 'Your templates',
    page: 'documents/own-templates',
    above: [{ label: 'Templates', href: '/templates' }],
  },
  {
    path: '/templates/own/:id',
    layout: 'teacher',
    access: 'teacher',
    title: 'Edit a template',
    page: 'documents/own-template',
    above: [
      { label: 'Templates', href: '/templates' },
      { label: 'Your templates', href: '/templates/own' },
    ],
  },
  {
    path: '/favourites',
    layout: 'teacher',
    access: 'teacher',
    title: 'Favourites',
    page: 'documents/favourites',
  },
  { path: '/draft', layout: 'teacher', access: 'teacher', title: 'Drafts', page: 'documents/draft' },
  {
    path: '/teacher/notifications',
    layout: 'teacher',
    access: 'teacher',
    title: 'Notifications',
    page: 'account/notifications',
  },
  {
    path: '/students/notifications',
    layout: 'student',
    access: 'student',
    title: 'Notifications',
    page: 'account/notifications',
  },
  { path: '/about', layout: 'teacher', access: 'teacher', title: 'About', page: 'legal/about' },
  { path: '/licences', layout: 'open', access: 'anyone', title: 'Licences', page: 'legal/licences' },
  { path: '/privacy', layout: 'open', access: 'anyone', title: 'Privacy', page: 'legal/privacy' },
  {
    path: '/shared/:token',
    layout: 'open',
    access: 'anyone',
    title: 'Shared document',
    page: 'documents/shared-document',
  },
  { path: '/terms', layout: 'open', access: 'anyone', title: 'Terms of use', page: 'legal/terms' },

  { path: '/login', layout: 'default', access: 'entry', title: 'Sign in', page: 'entry/login' },
  {
    path: '/register',
    layout: 'default',
    access: 'entry',
    title: 'Create an account',
    page: 'entry/register',
  },
  {
    path: '/forgot',
    layout: 'default',
    access: 'entry',
    title: 'Forgot your password?',
    page: 'entry/forgot',
  },
  {
    path: '/reset-password',
    layout: 'default',
    access: 'entry',
    title: 'Set a new password',
    page: 'entry/reset-password',
  },
  {
    path: '/verify',
    layout: 'default',
    access: 'unverified',
    title: 'Check your email',
    page: 'entry/verify',
  },
  {
    path: '/invitation/:id',
    layout: 'default',
    access: 'anyone',
    title: 'Invitation',
    page: 'entry/invitation',
  },

  {
    path: '/onboarding',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'Getting started',
    page: 'onboarding/start',
  },
  {
    path: '/onboarding/FirstStep',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'Your school',
    page: 'onboarding/school',
  },
  {
    path: '/onboarding/SecondStep',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'What you teach',
    page: 'onboarding/teaching',
  },
  {
    path: '/onboarding/ThirdStep',
    layout: 'stepper',
    access: 'teacher-onboarding',
    title: 'Your first class',
    page: 'onboarding/class',
  },
  {
    path: '/onboarding/add-student',
    layout: 'stepper',
    access: 'student-onboarding',
    title: 'Join your class',
    page: 'onboarding/join',
  },

  {
    path: '/verify-email/:id/:token',
    layout: 'default',
    access: 'anyone',
    title: 'Verify your email',
    page: 'entry/verify-email',
  },
  {
    path: '/unsubscribe',
    layout: 'default',
    access: 'anyone',
    title: 'Unsubscribe',
    page: 'entry/unsubscribe',
  },

  { path: '/plans', layout: 'open', access: 'anyone', title: 'Plans', page: 'billing/plans' },
  {
    path: '/plans/payment',
    layout: 'open',
    access: 'anyone',
    title: 'Payment',
    page: 'billing/payment',
    above: [{ label: 'Plans', href: '/plans' }],
  },

  {
    path: '/teacher/search',
    layout: 'teacher',
    access: 'teacher',
    title: 'Documents',
    page: 'documents/search',
  },
  { path: '/teacher/trash', layout: 'teacher', access: 'teacher', title: 'Trash', page: 'documents/trash' },
  {
    path: '/teacher/batches/:id',
    layout: 'teacher',
    access: 'teacher',
    title: 'Batch',
    page: 'documents/batch',
    above: [{ label: 'Templates', href: '/templates' }],
  },
  {
    path: '/teacher/accounts',
    layout: 'teacher',
    access: 'teacher',
    title: 'Your account',
    page: 'account/accounts',
  },
  {
    path: '/teacher/accounts/profile',
    layout: 'teacher',
    access: 'teacher',
    title: 'Profile',
    page: 'account/profile',
  },
  ...templateRoutes,
  {
    path: '/teacher/accounts/usage',
    layout: 'teacher',
    access: 'teacher',
    title: 'Usage',
    page: 'account/usage',
  },
  {
    path: '/teacher/accounts/billing',
    layout: 'teacher',
    access: 'teacher',
    title: 'Billing',
    page: 'billing/billing',
  },
  {
    path: '/teacher/accounts/billing/invoices/:id',
    layout: 'teacher',
    access: 'teacher',
    title: 'Invoice',
    page: 'billing/invoice',
    above: [{ label: 'Billing', href: '/teacher/accounts/billing' }],
  },

  { path: '/students', layout: 'student', access: 'student', title: 'Home', page: 'student/home' },
  {
    path: '/students/profile',
    layout: 'student',
    access: 'student',
    title: 'Profile',
    page: 'account/profile',
  },
  {
    path: '/students/accounts',
    layout: 'student',
    access: 'student',
    title: 'Your account',
    page: 'account/accounts',
  },
  {
    path: '/students/accounts/profile',
    layout: 'student',
    access: 'student',
    title: 'Profile',
    page: 'account/profile',
  },
  {
    path: '/students/accounts/usage',
    layout: 'student',
    access: 'student',
    title: 'Usage',
    page: 'account/usage',
  },
  {
    path: '/students/accounts/billing',
    layout: 'student',
    access: 'student',
    title: 'Billing',
    page: 'billing/billing',
  },
  {
    path: '/students/accounts/billing/invoices/:id',
    layout: 'student',
    access: 'student',
    title: 'Invoice',
    page: 'billing/invoice',
    above: [{ label: 'Billing', href: '/students/accounts/billing' }],
  },
  {
    path: '/students/verify',
    layout: 'default',
    access: 'unverified',
    title: 'Check your email',
    page: 'entry/verify',
  },
  {
    path: '/teacher/classes',
    layout: 'teacher',
    access: 'teacher',
    title: 'Classes',
    page: 'classes/classes',
  },
  {
    path: '/teacher/classes/view/:classId',
    layout: 'teacher',
    access: 'teacher',
    title: 'Class',
    page: 'classes/class',
    above: [{ label: 'Classes', href: '/teacher/classes' }],
  },
  {
    path: '/students/classes/view/:id',
    layout: 'student',
    access: 'student',
    title: 'Class',
    page: 'student/class',
    above: [{ label: 'Classes', href: '/students/classes' }],
  },
  {
    path: '/students/classes',
    layout: 'student',
    access: 'student',
    title: 'Your classes',
    page: 'student/classes',
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
