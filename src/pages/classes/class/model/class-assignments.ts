import { sample } from 'effector';
import { createListAssignmentsQuery } from '@/shared/api/assignments';
import { createPagedList } from '@/shared/lib/paged-list';
import { classPageOpened } from './class-page';

export const classAssignments = createPagedList({
  name: 'classAssignments',
  query: createListAssignmentsQuery(),
  request: (classId: string, cursor) => ({ params: { class_id: classId, cursor } }),
});

sample({ clock: classPageOpened, target: classAssignments.opened });
