import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  { path: '/teacher/messages', access: 'teacher', layout: 'teacher', title: 'Messages' },
  { path: '/students/messages', access: 'student', layout: 'student', title: 'Messages' },
];
