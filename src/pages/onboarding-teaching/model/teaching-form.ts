import { combine, createEvent, createStore, merge, sample } from 'effector';
import { $onboarding, type Teaching, stepOpened, teachingSubmitted } from '@/entities/onboarding';
import { sessionEnded } from '@/entities/session';
import type { StandardsFramework } from '@/shared/api';

export type TeachingErrors = Partial<Record<keyof Teaching, string>>;

/** The subjects that the generators offer; another one may be written. */
export const knownSubjects: readonly string[] = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Biology',
  'Chemistry',
  'Physics',
  'Earth & Space',
  'Social Studies',
  'History',
  'Geography',
  'Civics',
  'Economics',
  'Computer Science',
  'World Languages',
  'Art',
  'Music',
  'Theatre',
  'PE',
  'Health',
  'SEL/Advisory',
  'CTE',
];

const MOST_SUBJECTS = 12;

const isKnown = (subject: string) => knownSubjects.includes(subject);
const knownAs = (written: string) =>
  knownSubjects.find((subject) => subject.toLowerCase() === written.toLowerCase()) ?? written;

export const teachingStepOpened = createEvent();
export const gradesChanged = createEvent<readonly number[]>();
/** Those of the known subjects that are taught. */
export const knownSubjectsChanged = createEvent<string[]>();
/** Subjects of the person's own. */
export const otherSubjectsChanged = createEvent<string[]>();
export const standardsChanged = createEvent<StandardsFramework[]>();
export const submitted = createEvent();

/** What differs from what the server has kept. */
const $edits = createStore<Partial<Teaching>>({}, { name: 'teachingEdits' });
const $gaps = createStore<TeachingErrors>({}, { name: 'teachingGaps' });

export const $form = combine($edits, $onboarding, (edits, onboarding): Teaching => {
  const { grades, subjects, standards } =
    'progress' in onboarding ? onboarding.progress : { grades: [], subjects: [], standards: [] };
  return { grades, subjects, standards, ...edits };
});
export const $otherSubjects = $form.map(({ subjects }) => subjects.filter((subject) => !isKnown(subject)));
export const $errors = combine($gaps, $onboarding, (gaps, onboarding): TeachingErrors => {
  if (onboarding.state !== 'filling') return gaps;
  const { fields = {} } = onboarding.problem ?? {};
  return { grades: fields.grades?.[0], subjects: fields.subjects?.[0], ...gaps };
});
/** What was refused and belongs to no field here. */
export const $problem = combine($errors, $onboarding, (errors, onboarding) =>
  onboarding.state === 'filling' && onboarding.problem && !errors.grades && !errors.subjects
    ? onboarding.problem.message
    : null,
);
export const $pending = $onboarding.map(({ state }) => state === 'saving');

const formSent = sample({ clock: submitted, source: $form });
const formAccepted = sample({ clock: formSent, filter: (form) => whatIsMissing(form) === null });
const subjectsChanged = merge([
  sample({
    clock: knownSubjectsChanged,
    source: $otherSubjects,
    fn: (others, known) => [...known, ...others],
  }),
  sample({
    clock: otherSubjectsChanged,
    source: $form,
    // A known subject that was written by hand is that subject.
    fn: ({ subjects }, others) => [
      ...new Set([...subjects.filter(isKnown), ...others.map((other) => knownAs(other.trim()))]),
    ],
  }),
]);

$edits
  .on(gradesChanged, (edits, grades) => ({
    ...edits,
    grades: grades.toSorted((one, other) => one - other),
  }))
  .on(subjectsChanged, (edits, subjects) => ({ ...edits, subjects }))
  .on(standardsChanged, (edits, standards) => ({ ...edits, standards }))
  .reset(sessionEnded);
$gaps
  .on(formSent, (_, form) => whatIsMissing(form) ?? {})
  .on(gradesChanged, (gaps) => ({ ...gaps, grades: undefined }))
  .on(subjectsChanged, (gaps) => ({ ...gaps, subjects: undefined }))
  .reset(teachingStepOpened);

sample({ clock: teachingStepOpened, fn: () => 'teaching' as const, target: stepOpened });
sample({ clock: formAccepted, target: teachingSubmitted });

function whatIsMissing({ grades, subjects }: Teaching): TeachingErrors | null {
  const missing: TeachingErrors = {
    ...(grades.length === 0 && { grades: 'Choose at least one grade' }),
    ...(subjects.length === 0 && { subjects: 'Choose at least one subject' }),
    ...(subjects.length > MOST_SUBJECTS && { subjects: `Choose at most ${MOST_SUBJECTS} subjects` }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}
