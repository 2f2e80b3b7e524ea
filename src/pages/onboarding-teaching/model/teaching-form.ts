import { combine, createEvent, createStore, sample } from 'effector';
import { $onboarding, type Teaching, stepOpened, teachingSubmitted } from '@/entities/onboarding';
import { sessionEnded } from '@/entities/session';
import type { StandardsFramework } from '@/shared/api';
import { knownSubjects } from './known-subjects';

export type TeachingErrors = Partial<Record<keyof Teaching, string>>;

const MOST_SUBJECTS = 12;

/** A known subject that is written by hand is that subject. */
const knownAs = (written: string) =>
  knownSubjects.find((subject) => subject.toLowerCase() === written.toLowerCase()) ?? written;

export const teachingStepOpened = createEvent();
export const gradesChanged = createEvent<readonly number[]>();
export const subjectsChanged = createEvent<string[]>();
/** A subject of the person's own is being written. */
export const otherWritten = createEvent<string>();
export const otherAdded = createEvent();
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
/** The known subjects, and the person's own after them. */
export const $subjects = $form.map(({ subjects }) => [
  ...knownSubjects,
  ...subjects.filter((subject) => !knownSubjects.includes(subject)),
]);
export const $other = createStore('', { name: 'otherSubject' });
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

const sent = sample({ clock: submitted, source: { form: $form, other: $other } });
const added = sample({ clock: otherAdded, source: { form: $form, other: $other } });
// Enter in the line of another subject sends the form: what stands there is added first.
const otherNamed = sample({
  clock: [sent, added],
  filter: ({ other }) => other.trim() !== '',
  fn: ({ form, other }) => [...new Set([...form.subjects, knownAs(other.trim())])],
});
const formSent = sample({
  clock: sent,
  filter: ({ other }) => other.trim() === '',
  fn: ({ form }) => form,
});
const formAccepted = sample({ clock: formSent, filter: (form) => whatIsMissing(form) === null });

$other
  .on(otherWritten, (_, written) => written)
  .on(otherNamed, () => '')
  .reset(sessionEnded);
$edits
  .on(gradesChanged, (edits, grades) => ({
    ...edits,
    grades: grades.toSorted((one, other) => one - other),
  }))
  .on([subjectsChanged, otherNamed], (edits, subjects) => ({ ...edits, subjects }))
  .on(standardsChanged, (edits, standards) => ({ ...edits, standards }))
  .reset(sessionEnded);
$gaps
  .on(formSent, (_, form) => whatIsMissing(form) ?? {})
  .on(gradesChanged, (gaps) => ({ ...gaps, grades: undefined }))
  .on([subjectsChanged, otherNamed], (gaps) => ({ ...gaps, subjects: undefined }))
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
