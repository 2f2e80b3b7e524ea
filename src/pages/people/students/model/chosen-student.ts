import { createEvent, createStore, sample } from 'effector';
import { profile, profileOpened } from '@/features/about-student';
import { nonNull } from '@/shared/lib/non-null';
import { widthNeeded } from '@/shared/ui/theme/wide-screen';
import { list, studentsOpened } from './students';

/** Carries the id of the student whose profile is shown beside the list. */
export const studentChosen = createEvent<string>();

/** Null until the teacher chooses a student. */
export const $chosen = createStore<string | null>(null, { name: 'chosenStudent' })
  .on(studentChosen, (_, id) => id)
  .reset(studentsOpened);

sample({ clock: studentsOpened, target: widthNeeded });
sample({ clock: studentChosen, target: profileOpened });
// What changes in the profile changes in the list.
sample({
  clock: profile.$data.updates.filterMap(nonNull),
  fn: ({ id, supports, guardians }) => ({
    id,
    supports: [...new Set(supports.map(({ kind }) => kind))].toSorted(),
    guardians: guardians.map(({ name }) => name),
  }),
  target: list.itemChanged,
});
