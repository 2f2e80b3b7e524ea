import type { Route } from '@/shared/lib/navigation';

export const routes: readonly Route[] = [
  {
    path: '/',
    access: 'teacher',
    layout: 'teacher',
    title: 'Home',
  },
];
