import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  { path: '/teacher/schedule', access: 'teacher', layout: 'teacher', title: 'Schedule' },
];
