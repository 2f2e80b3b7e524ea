import type { Notification } from '@/shared/api/notifications';

/** An unread notification of a student. */
export const notification: Notification = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  kind: 'work_returned',
  title: 'Leaf diary',
  class_name: '7B Science',
  subject_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f',
  at: '2026-11-20T09:00:00.000Z',
  read: false,
};
