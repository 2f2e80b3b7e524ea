import { sample } from 'effector';
import { sessionEnded } from '@/entities/session';
import { createListAssignmentsQuery } from '@/shared/api/assignments';
import { createPagedList } from '@/shared/lib/paged-list';
import { classPageOpened } from './class-page';

export const classAssignments = createPagedList({
  name: 'classAssignments',
  query: createListAssignmentsQuery(),
  request: (classId: string, cursor) => ({ params: { class_id: classId, cursor } }),
});

sample({ clock: classPageOpened, target: classAssignments.opened });
sample({ clock: sessionEnded, target: classAssignments.reset });
