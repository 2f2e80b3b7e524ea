import type { Route } from '@/shared/lib/navigation';

/** Paths whose page is not built yet, by access. A page that declares one of them takes it from this list. */
const paths = {
  'signed-in': [
    '/supports',
    '/supports/create',
    '/supports/:id',
    '/supports/help-center',
    '/supports/tickets',
    '/supports/tickets/:id',
    '/supports/edit/:id/create',
  ],
  student: [
    '/students/progress',
    '/students/tutoring',
    '/students/backpacks',
    '/students/backpacks/:id',
    '/students/templates',
    '/students/favourites',
    '/students/recent-drafts',
  ],
} as const;

const layouts = { 'signed-in': 'role', student: 'student' } as const;

const copies: Readonly<Record<string, readonly string[]>> = {
  '/students/progress': ['/students/progress/index2', '/students/progress/index3'],
};

export const routes: readonly Route[] = (['signed-in', 'student'] as const).flatMap((access) =>
  paths[access].map((path) => ({
    path,
    access,
    layout: layouts[access],
    title: 'Not ready yet',
    copies: copies[path] ?? [],
  })),
);
