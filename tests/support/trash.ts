import type { TrashItem } from '@/shared/api/trash';

/** An assignment in the trash. */
export const trashItem = (change: Partial<TrashItem> = {}): TrashItem => ({
  kind: 'assignment',
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  title: 'Leaf diary',
  template_type: null,
  color: null,
  class: { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f', title: '7B Science', is_trashed: false },
  student: null,
  contents: [
    { what: 'submission', count: 24 },
    { what: 'mark', count: 1 },
  ],
  bytes: 0,
  trashed_by: 'Ben Ada',
  trashed_at: '2026-11-19T16:12:00.000Z',
  purge_at: '2026-12-19T16:12:00.000Z',
  can_erase: true,
  ...change,
});
