import { classTitle } from '@/entities/class';
import { createEvent, sample } from 'effector';
import { announcementsOpened } from '@/features/class-announcements';
import { classChanged, inviteClosed, inviteOpened } from '@/features/class-invite';
import { createGetClassQuery } from '@/shared/api/classes';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the class. */
export const classPageOpened = createEvent<string>();

const classQuery = createGetClassQuery();
export const classPage = createResource({
  name: 'classPage',
  query: classQuery,
  request: (id) => ({ id }),
  crumbs: ({ class: face }) => [{ label: classTitle(face) }],
});

export const $classId = classPage.$resource.map((page) => (page.state === 'closed' ? '' : page.id));

sample({ clock: classPageOpened, target: classPage.opened });
sample({ clock: classChanged, fn: (data) => ({ id: data.id, data }), target: classPage.changed });

const classLoaded = classQuery.finished.success.map(({ result }) => result);

sample({ clock: classPageOpened, target: inviteClosed });
sample({ clock: classPageOpened, target: announcementsOpened });
// Students cannot join an archived class, so there is nothing to show.
sample({
  clock: classLoaded,
  filter: ({ archived_at: archived }) => archived === null,
  target: inviteOpened,
});
