import { createStore, sample } from 'effector';
import { $user, meQuery, userChanged } from '@/entities/session';
import { createUpdateProfileMutation, type Profile, type User } from '@/shared/api/account';
import { readClockFx } from '@/shared/lib/clock';
import { isoDateOf, wallClock } from '@/shared/lib/dates';
import { createForm, filled, sendForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { profileOpened } from './profile-opened';

type Details = {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  school_name: string;
  school_year: string;
  unit: string;
  section: string;
};

const empty: Details = {
  first_name: '',
  last_name: '',
  date_of_birth: null,
  school_name: '',
  school_year: '',
  unit: '',
  section: '',
};

const updateMutation = createUpdateProfileMutation();

export const details = createForm({
  name: 'details',
  initial: empty,
  rules: {
    first_name: filled('Enter your first name'),
    school_name: missingSchoolName,
  },
  serverFields: {
    'school.name': 'school_name',
    'school.school_year': 'school_year',
    'school.unit': 'unit',
    'school.section': 'section',
  },
});

/** Today, as 2026-11-20: the latest birth date. */
export const $today = createStore<string | null>(null, { name: 'profileToday' }).on(
  readClockFx.doneData,
  (_, now) => isoDateOf(wallClock(now)),
);

sample({ clock: profileOpened, target: readClockFx });
sample({
  clock: profileOpened,
  source: $user,
  fn: (user) => (user ? detailsOf(user) : empty),
  target: details.opened,
});
// After a reload, only the server knows the birth date.
sample({
  clock: meQuery.finished.success,
  source: details.$values,
  filter: (values, { result }) => values.date_of_birth === null && result.data.user.date_of_birth !== null,
  fn: (_, { result }) => ({ date_of_birth: result.data.user.date_of_birth }),
  target: details.changed,
});
sendForm({
  form: details,
  mutation: updateMutation,
  request: (values) => ({ profile: profileOf(values) }),
});
sample({ clock: updateMutation.finished.success, fn: ({ result }) => result.data.user, target: userChanged });
sample({
  clock: updateMutation.finished.success,
  fn: ({ result }) => detailsOf(result.data.user),
  target: details.opened,
});
sample({
  clock: updateMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Profile saved.' }),
  target: toastShown,
});

function detailsOf({ first_name, last_name, date_of_birth, school }: User): Details {
  return {
    first_name,
    last_name,
    date_of_birth,
    school_name: school?.name ?? '',
    school_year: school?.school_year ?? '',
    unit: school?.unit ?? '',
    section: school?.section ?? '',
  };
}

/** Clearing the name of the school removes the school. */
function profileOf({ first_name, last_name, date_of_birth, ...school }: Details): Profile {
  const profile = { first_name: first_name.trim(), last_name: last_name.trim(), date_of_birth };
  const name = school.school_name.trim();
  if (name === '') return { ...profile, school: null };
  return {
    ...profile,
    school: {
      name,
      school_year: school.school_year || null,
      unit: school.unit.trim() || null,
      section: school.section.trim() || null,
    },
  };
}

function missingSchoolName(name: string, { school_year, unit, section }: Details): string | undefined {
  const isNeeded = [school_year, unit, section].some((part) => part.trim() !== '');
  return isNeeded && name.trim() === ''
    ? 'Enter your school, or clear its year, unit and section.'
    : undefined;
}
