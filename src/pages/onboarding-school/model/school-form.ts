import { combine, createEvent, createStore, sample } from 'effector';
import {
  $isSwitchingRole,
  $onboarding,
  type OnboardingState,
  roleSwitchAsked,
  schoolSubmitted,
  stepOpened,
} from '@/entities/onboarding';
import { sessionEnded } from '@/entities/session';
import type { Role } from '@/shared/api';
import type { SchoolDetails } from '@/shared/api/onboarding';
import { readClockFx } from '@/shared/lib/clock';

export type SchoolForm = Record<keyof SchoolDetails, string> & { role: Role };
export type SchoolField = keyof SchoolDetails;
export type SchoolErrors = Partial<Record<SchoolField, string>>;

export const schoolStepOpened = createEvent();
export const fieldChanged = createEvent<{ field: SchoolField; value: string }>();
export const roleChosen = createEvent<Role>();
export const submitted = createEvent();

const FIRST_YEAR = 2023;

export const $thisYear = createStore(FIRST_YEAR, { name: 'thisYear' });
/** What differs from what the server has kept. */
const $edits = createStore<Partial<SchoolForm>>({}, { name: 'schoolEdits' });
const $gaps = createStore<SchoolErrors>({}, { name: 'schoolGaps' });

/** From 2023 to the year after next. */
export const $years = $thisYear.map((year) =>
  Array.from({ length: year + 3 - FIRST_YEAR }, (_, index) => String(FIRST_YEAR + index)),
);
export const $form = combine(
  { edits: $edits, onboarding: $onboarding, year: $thisYear },
  ({ edits, onboarding, year }): SchoolForm => ({ ...keptForm(onboarding, year), ...edits }),
);
export const $errors = combine(
  $gaps,
  $onboarding,
  (gaps, onboarding): SchoolErrors => ({
    ...refusedFields(onboarding),
    ...gaps,
  }),
);
/** What was refused and belongs to no field here. */
export const $problem = $onboarding.map((onboarding) =>
  onboarding.state === 'filling' && onboarding.problem && Object.keys(refusedFields(onboarding)).length === 0
    ? onboarding.problem.message
    : null,
);
export const $pending = combine(
  $onboarding,
  $isSwitchingRole,
  ({ state }, isSwitching) => state === 'saving' || isSwitching,
);

const formSent = sample({ clock: submitted, source: $form });
const roleIsOther = sample({ clock: formSent, filter: ({ role }) => role === 'student' });
const schoolSent = sample({ clock: formSent, filter: ({ role }) => role === 'teacher' });
const schoolRefused = sample({ clock: schoolSent, filter: ({ name }) => name.trim() === '' });
const schoolAccepted = sample({ clock: schoolSent, filter: ({ name }) => name.trim() !== '' });

$thisYear.on(readClockFx.doneData, (_, now) => now.getFullYear());
$edits
  .on(fieldChanged, (edits, { field, value }) => ({ ...edits, [field]: value }))
  .on(roleChosen, (edits, role) => ({ ...edits, role }))
  .reset(sessionEnded);
$gaps
  .on(schoolRefused, () => ({ name: 'Enter the name of your school' }))
  .reset(fieldChanged, schoolAccepted, schoolStepOpened);

sample({ clock: schoolStepOpened, target: readClockFx });
sample({ clock: schoolStepOpened, fn: () => 'school' as const, target: stepOpened });
sample({ clock: roleIsOther, fn: ({ role }) => role, target: roleSwitchAsked });
sample({
  clock: schoolAccepted,
  fn: ({ name, school_year, unit, section }) => ({
    name: name.trim(),
    school_year,
    unit: unit.trim() || null,
    section: section.trim() || null,
  }),
  target: schoolSubmitted,
});

function keptForm(onboarding: OnboardingState, year: number): SchoolForm {
  const school = 'progress' in onboarding ? onboarding.progress.school : null;
  return {
    name: school?.name ?? '',
    school_year: school?.school_year ?? String(year),
    unit: school?.unit ?? '',
    section: school?.section ?? '',
    role: 'teacher',
  };
}

function refusedFields(onboarding: OnboardingState): SchoolErrors {
  if (onboarding.state !== 'filling') return {};
  const fields = onboarding.problem?.fields ?? {};
  const beside = (['name', 'school_year', 'unit', 'section'] as const).flatMap((field) => {
    const sentence = fields[`school.${field}`]?.[0];
    return sentence === undefined ? [] : [[field, sentence] as const];
  });
  return Object.fromEntries(beside);
}
