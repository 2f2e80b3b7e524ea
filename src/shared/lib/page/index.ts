import type { ComponentType } from 'react';

/** Who may open a path; the guard implements each name. */
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

/** A path of a page, as its `page.ts` declares it. */
export type Route = {
  path: string;
  access: Access;
  /**
   * `teacher`, `student` and `role` render in the shell with the user's menu; `open` does too for users with full access,
   * and without a menu for others. The rest render alone.
   */
  layout: 'default' | 'stepper' | 'teacher' | 'student' | 'role' | 'open';
  title: string;
  /** The breadcrumbs above it, from the top. */
  above?: readonly { label: string; href: string }[];
  /** Legacy duplicates of the path, which redirect to it. */
  copies?: readonly string[];
  /** Modules in the page's folder that this path shows in addition to the page's own, and waits for. */
  parts?: readonly string[];
  /** A full-width page: the menu becomes a rail. */
  workspace?: boolean;
  /** A page that fills the window and scrolls inside; on a phone its own bar replaces the menu. A workspace does so too. */
  fill?: boolean;
  /** A page where work is marked: its rules are red. */
  marking?: boolean;
};

export type Visit = {
  /** The parameters in the path. */
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  search: string;
  query: URLSearchParams;
};

/** What the `index.ts` of a page exports; it loads on the first visit. */
export type Page = {
  View: ComponentType;
  /** Notifies the page's model that the page was opened. The page waits for what it returns. */
  open?: (visit: Visit) => unknown;
};
