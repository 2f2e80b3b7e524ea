import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  { path: '/students/schedule', access: 'student', layout: 'student', title: 'Schedule' },
];
