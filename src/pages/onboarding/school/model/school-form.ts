import { combine, createEvent, createStore, sample } from 'effector';
import {
  $isSwitchingRole,
  $onboarding,
  $progress,
  isFilling,
  roleSwitchRequested,
  schoolSubmitted,
  stepFailed,
  stepOpened,
  stepSaved,
} from '@/entities/onboarding';
import type { Role } from '@/shared/api';
import type { SchoolDetails } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';
import { createForm, filled } from '@/shared/lib/form';

export type SchoolValues = Record<keyof SchoolDetails, string>;

export const schoolStepOpened = createEvent();
export const roleChosen = createEvent<Role>();
export const submitted = createEvent();

const FIRST_YEAR = 2023;

export const form = createForm<SchoolValues>({
  name: 'school',
  initial: { name: '', school_year: String(FIRST_YEAR), unit: '', section: '' },
  rules: { name: filled('Enter the name of your school') },
  serverFields: {
    'school.name': 'name',
    'school.school_year': 'school_year',
    'school.unit': 'unit',
    'school.section': 'section',
  },
  $enabled: $onboarding.map((state) => isFilling(state, 'school')),
});
export const $role = createStore<Role>('teacher', { name: 'chosenRole' });
const $thisYear = createStore(FIRST_YEAR, { name: 'thisYear' });

/** From 2023 to the year after next. */
export const $years = $thisYear.map((year) =>
  Array.from({ length: year + 3 - FIRST_YEAR }, (_, index) => String(FIRST_YEAR + index)),
);
export const $pending = combine(
  form.$pending,
  $isSwitchingRole,
  (isSaving, isSwitching) => isSaving || isSwitching,
);

const roleSubmitted = sample({ clock: submitted, source: $role });

$role.on(roleChosen, (_, role) => role);
$thisYear.on(readClockFx.doneData, (_, now) => now.getFullYear());

sample({ clock: schoolStepOpened, fn: () => ({}), target: form.errorsReplaced });
sample({ clock: schoolStepOpened, target: readClockFx });
sample({ clock: schoolStepOpened, fn: () => 'school' as const, target: stepOpened });
sample({
  clock: [schoolStepOpened, $progress, $thisYear],
  source: { progress: $progress, year: $thisYear },
  filter: ({ progress }) => progress !== null,
  fn: ({ progress, year }) => ({
    ...valuesOf(progress?.school ?? null, year),
    // A co-teacher most likely works at the school that invites.
    ...(!progress?.school && progress?.invitation?.school && { name: progress.invitation.school }),
  }),
  target: form.prefilled,
});

sample({ clock: roleSubmitted, filter: (role) => role === 'student', target: roleSwitchRequested });
sample({ clock: roleSubmitted, filter: (role) => role === 'teacher', target: form.submitted });
sample({
  clock: form.accepted,
  fn: ({ name, school_year, unit, section }) => ({
    name: name.trim(),
    school_year,
    unit: unit.trim() || null,
    section: section.trim() || null,
  }),
  target: schoolSubmitted,
});
sample({ clock: stepSaved, filter: (step) => step === 'school', target: form.succeeded });
sample({
  clock: stepFailed,
  filter: ({ step }) => step === 'school',
  fn: ({ error }) => error,
  target: form.failed,
});

const valuesOf = (school: SchoolDetails | null, year: number): SchoolValues => ({
  name: school?.name ?? '',
  school_year: school?.school_year ?? String(year),
  unit: school?.unit ?? '',
  section: school?.section ?? '',
});
