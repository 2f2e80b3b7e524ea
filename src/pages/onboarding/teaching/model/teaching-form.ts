import { createEvent, createStore, sample } from 'effector';
import {
  $onboarding,
  $progress,
  isFilling,
  stepFailed,
  stepOpened,
  stepSaved,
  type Teaching,
  teachingSubmitted,
} from '@/entities/onboarding';
import type { StandardsFramework } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { knownSubjects } from './known-subjects';

const MAX_SUBJECTS = 12;

export const teachingStepOpened = createEvent();
export const gradesChanged = createEvent<readonly number[]>();
export const subjectsChanged = createEvent<string[]>();
/** The teacher types a subject that is not offered. */
export const otherTyped = createEvent<string>();
export const otherAdded = createEvent();
export const standardsChanged = createEvent<StandardsFramework[]>();
export const submitted = createEvent();

export const form = createForm<Teaching>({
  name: 'teaching',
  initial: { grades: [], subjects: [], standards: [] },
  rules: { grades: checkGrades, subjects: checkSubjects },
  $enabled: $onboarding.map((state) => isFilling(state, 'teaching')),
});
/** The offered subjects, followed by the ones that the teacher added. */
export const $subjects = form.$values.map(({ subjects }) => [
  ...knownSubjects,
  ...subjects.filter((subject) => !knownSubjects.includes(subject)),
]);
export const $other = createStore('', { name: 'otherSubject' });

const submission = sample({ clock: submitted, source: $other });
// Enter in the text field submits the form: the typed subject is added first.
const otherNamed = sample({
  clock: [submission, sample({ clock: otherAdded, source: $other })],
  source: form.$values,
  filter: (_, other) => other.trim() !== '',
  fn: ({ subjects }, other) => [...new Set([...subjects, offeredAs(other.trim())])],
});

$other.on(otherTyped, (_, typed) => typed).on(otherNamed, () => '');

sample({ clock: teachingStepOpened, fn: () => ({}), target: form.errorsReplaced });
sample({ clock: teachingStepOpened, fn: () => 'teaching' as const, target: stepOpened });
sample({
  clock: sample({ clock: [teachingStepOpened, $progress], source: $progress }).filterMap(
    (progress): Teaching | undefined =>
      progress === null
        ? undefined
        : { grades: progress.grades, subjects: progress.subjects, standards: progress.standards },
  ),
  target: form.prefilled,
});

sample({
  clock: gradesChanged,
  fn: (grades) => ({ grades: grades.toSorted((one, other) => one - other) }),
  target: form.changed,
});
sample({
  clock: [subjectsChanged, otherNamed],
  fn: (subjects) => ({ subjects }),
  target: form.changed,
});
sample({ clock: standardsChanged, fn: (standards) => ({ standards }), target: form.changed });

sample({ clock: submission, filter: (other) => other.trim() === '', target: form.submitted });
sample({ clock: form.accepted, target: teachingSubmitted });
sample({ clock: stepSaved, filter: (step) => step === 'teaching', target: form.succeeded });
sample({
  clock: stepFailed,
  filter: ({ step }) => step === 'teaching',
  fn: ({ error }) => error,
  target: form.failed,
});

/** The offered spelling of a typed subject, where there is one. */
function offeredAs(typed: string): string {
  return knownSubjects.find((subject) => subject.toLowerCase() === typed.toLowerCase()) ?? typed;
}

function checkGrades(grades: Teaching['grades']): string | undefined {
  return grades.length === 0 ? 'Choose at least one grade' : undefined;
}

function checkSubjects(subjects: Teaching['subjects']): string | undefined {
  if (subjects.length === 0) return 'Choose at least one subject';
  return subjects.length > MAX_SUBJECTS ? `Choose at most ${MAX_SUBJECTS} subjects` : undefined;
}
