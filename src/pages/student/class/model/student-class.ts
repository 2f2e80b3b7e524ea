import { createEvent, sample } from 'effector';
import { announcementsOpened } from '@/features/class-announcements';
import { createGetJoinedClassQuery } from '@/shared/api/classes';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the class. */
export const studentClassOpened = createEvent<string>();

export const studentClass = createResource({
  name: 'studentClass',
  query: createGetJoinedClassQuery(),
  request: (id) => ({ id }),
});

sample({ clock: studentClassOpened, target: [studentClass.opened, announcementsOpened] });
