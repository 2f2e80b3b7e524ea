import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  { path: '/todo-list', access: 'teacher', layout: 'teacher', title: 'To do' },
];
