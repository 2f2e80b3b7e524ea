import { createStore, sample } from 'effector';
import { $user, accountRefreshRequested, meQuery, userChanged } from '@/entities/session';
import { problemOf } from '@/shared/api';
import { createUpdateProfileMutation, type Profile, type User } from '@/shared/api/account';
import { readClockFx } from '@/shared/lib/clock';
import { isoDateOf, wallClock } from '@/shared/lib/dates';
import { createForm, filled } from '@/shared/lib/form';
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

/** A change was rejected, because another window had changed the same field. */
const $isRefused = createStore(false, { name: 'profileRefused' });

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
sample({
  clock: details.accepted,
  source: details.$initial,
  fn: (before, values) => ({ profile: { ...profileOf(values), replaces: replacedBy(before) } }),
  target: updateMutation.start,
});
sample({ clock: updateMutation.finished.success, target: details.succeeded });
sample({
  clock: updateMutation.finished.failure,
  fn: ({ error }): unknown => error,
  target: details.failed,
});
// The values of the server replace those that the user has not touched here. What the user has touched replaces the
// value that the form was opened with, unless the server has reported that another window changed it.
const refused = updateMutation.finished.failure.filter({
  fn: ({ error }) => problemOf(error).status === 409,
});
const accountRead = sample({
  clock: meQuery.finished.success,
  source: { touched: details.$touched, refused: $isRefused },
  fn: ({ touched, refused: all }, { result }) => {
    const arrived: Partial<Details> = detailsOf(result.data.user);
    if (!all) for (const field of touched) delete arrived[field];
    return arrived;
  },
});
$isRefused.on(refused, () => true).reset(accountRead);
sample({ clock: refused, target: accountRefreshRequested });
sample({ clock: accountRead, target: details.prefilled });
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

const replacedBy = ({ first_name, last_name, date_of_birth, ...school }: Details) => ({
  first_name,
  last_name,
  date_of_birth,
  school:
    school.school_name === ''
      ? null
      : {
          name: school.school_name,
          school_year: school.school_year || null,
          unit: school.unit || null,
          section: school.section || null,
        },
});

function missingSchoolName(name: string, { school_year, unit, section }: Details): string | undefined {
  const isNeeded = [school_year, unit, section].some((part) => part.trim() !== '');
  return isNeeded && name.trim() === ''
    ? 'Enter your school, or clear its year, unit and section.'
    : undefined;
}
