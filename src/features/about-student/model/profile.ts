import { createEvent, sample } from 'effector';
import { createGetStudentQuery } from '@/shared/api/student-profiles';
import { createResource } from '@/shared/lib/resource';

/** Carries the id of the student. */
export const profileOpened = createEvent<string>();

export const profile = createResource({
  name: 'studentProfile',
  query: createGetStudentQuery(),
  request: (id) => ({ id }),
  crumbs: ({ name }) => [{ label: name }],
});

/** Empty before a profile is opened. */
export const $studentId = profile.$resource.map((page) => (page.state === 'closed' ? '' : page.id));

sample({ clock: profileOpened, target: profile.opened });
