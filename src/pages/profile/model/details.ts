import { createStore, sample } from 'effector';
import { $user, userChanged } from '@/entities/session';
import { createUpdateProfileMutation, type Profile, type User } from '@/shared/api/account';
import { readClockFx } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { createForm } from './form';
import type { FormErrors } from './form-status';
import { profileOpened } from './opening';

export type Details = {
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

export const details = createForm<Details>({
  name: 'details',
  empty,
  check: whatIsMissing,
  places: {
    first_name: 'first_name',
    last_name: 'last_name',
    date_of_birth: 'date_of_birth',
    'school.name': 'school_name',
    'school.school_year': 'school_year',
    'school.unit': 'unit',
    'school.section': 'section',
  },
});

/** Today, as 2026-11-20: nobody is born later. */
export const $today = createStore<string | null>(null, { name: 'profileToday' }).on(
  readClockFx.doneData,
  (_, now) => isoDay(now),
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
  fn: (values) => ({ profile: profileOf(values) }),
  target: updateMutation.start,
});
sample({ clock: updateMutation.finished.failure, fn: ({ error }) => error, target: details.failed });
sample({
  clock: updateMutation.finished.success,
  fn: () => undefined,
  target: details.succeeded,
});
sample({ clock: updateMutation.finished.success, fn: ({ result }) => result.data.user, target: userChanged });
sample({
  clock: updateMutation.finished.success,
  fn: ({ result }) => detailsOf(result.data.user),
  target: details.opened,
});
sample({
  clock: updateMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Your profile is saved.' }),
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

/** A school whose name is emptied is taken away. */
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

function whatIsMissing({ first_name, last_name, ...school }: Details): FormErrors<Details> {
  const parts = [school.school_year, school.unit, school.section];
  const lacksName = school.school_name.trim() === '' && parts.some((part) => part.trim() !== '');
  return {
    ...(first_name.trim() === '' && { first_name: 'Write your first name' }),
    ...(last_name.trim() === '' && { last_name: 'Write your last name' }),
    ...(lacksName && {
      school_name: 'Write the name of the school, or empty its year, unit and section too',
    }),
  };
}

function isoDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}
