import { createEvent, sample } from 'effector';
import { announcementsOpened } from '@/features/class-announcements';
import { createGetJoinedClassQuery } from '@/shared/api/classes';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the class. */
export const joinedClassOpened = createEvent<string>();

export const joinedClass = createResource({
  name: 'joinedClass',
  query: createGetJoinedClassQuery(),
  request: (id) => ({ id }),
});

sample({ clock: joinedClassOpened, target: [joinedClass.opened, announcementsOpened] });
