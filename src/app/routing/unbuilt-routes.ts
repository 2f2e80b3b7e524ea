import type { Access } from './routes.ts';

/**
 * The paths whose page is not built yet, by access. They show a page that says so. Once its page is built, a path moves
 * from here to the route table with the same rule.
 */
export const unbuiltRoutes = {
  'signed-in': [
    '/supports',
    '/supports/create',
    '/supports/:id',
    '/supports/help-center',
    '/supports/tickets',
    '/supports/tickets/:id',
    '/supports/edit/:id/create',
  ],
  teacher: [
    '/todo-list',
    '/teacher/reports',
    '/teacher/schedule',
    '/teacher/briefcases',
    '/teacher/briefcases/:id',
    '/teacher/gradebooks',
  ],
  student: [
    '/students/trash',
    '/students/progress',
    '/students/tutoring',
    '/students/backpacks',
    '/students/backpacks/:id',
    '/students/templates',
    '/students/favourites',
    '/students/recent-drafts',
  ],
} as const satisfies Partial<Record<Access, readonly string[]>>;

const layouts = { teacher: 'teacher', student: 'student', 'signed-in': 'role' } as const;

const unbuilt = (access: keyof typeof layouts) =>
  unbuiltRoutes[access].map(
    (path) =>
      ({ path, access, layout: layouts[access], title: 'Not ready yet', page: 'system/unbuilt' }) as const,
  );

/** The routes of these paths. */
export const unbuiltPages = [...unbuilt('signed-in'), ...unbuilt('teacher'), ...unbuilt('student')];
