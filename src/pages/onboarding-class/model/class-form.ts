import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { gradeLevelOf } from '@/entities/class';
import { $onboarding, classSubmitted, type OnboardingState, stepOpened } from '@/entities/onboarding';
import { sessionEnded } from '@/entities/session';
import type { ClassCover } from '@/shared/api';
import type { NewClass } from '@/shared/api/onboarding';
import { MOST_STUDENTS, readRoster } from './roster';

/** How students come into the class. */
export type Way = 'code' | 'mail';
export type ClassForm = {
  subject: string;
  name: string;
  /** 1 to 12. */
  grade: number;
  cover: ClassCover;
  way: Way;
  /** As it was written or read from a file. */
  roster: string;
};
export type ClassErrors = Partial<Record<'subject' | 'name' | 'roster', string>>;

export const classStepOpened = createEvent();
export const formChanged = createEvent<Partial<ClassForm>>();
export const fileChosen = createEvent<File>();
export const submitted = createEvent();
export const skipped = createEvent();

export const readFileFx = createEffect<File, string>({
  name: 'readRosterFile',
  handler: (file) => file.text(),
});

/** What differs from what the earlier steps suggest. */
const $edits = createStore<Partial<ClassForm>>({}, { name: 'classEdits' });
const $gaps = createStore<ClassErrors>({}, { name: 'classGaps' });

export const $form = combine(
  $edits,
  $onboarding,
  (edits, onboarding): ClassForm => ({
    ...suggested(onboarding),
    ...edits,
  }),
);
export const $roster = $form.map(({ roster }) => readRoster(roster));
export const $errors = combine(
  $gaps,
  $onboarding,
  (gaps, onboarding): ClassErrors => ({
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
export const $pending = $onboarding.map(({ state }) => state === 'completing');
/** The new class, once it is made. */
export const $made = $onboarding.map((onboarding) => (onboarding.state === 'made' ? onboarding.made : null));

const formSent = sample({ clock: submitted, source: $form });
const formAccepted = sample({ clock: formSent, filter: (form) => whatIsMissing(form) === null });

$edits
  .on(formChanged, (edits, change) => ({ ...edits, ...change }))
  .on(readFileFx.doneData, (edits, roster) => ({ ...edits, roster }))
  .reset(sessionEnded);
$gaps
  .on(formSent, (_, form) => whatIsMissing(form) ?? {})
  .on(formChanged, (gaps, change) =>
    Object.fromEntries(Object.entries(gaps).filter(([field]) => !(field in change))),
  )
  .on(readFileFx.fail, (gaps) => ({ ...gaps, roster: 'This file couldn’t be read. Choose it again.' }))
  .reset(classStepOpened, readFileFx.done, skipped);

sample({ clock: classStepOpened, fn: () => 'class' as const, target: stepOpened });
sample({ clock: fileChosen, target: readFileFx });
sample({ clock: formAccepted, fn: newClassOf, target: classSubmitted });
sample({ clock: skipped, fn: () => null, target: classSubmitted });

function suggested(onboarding: OnboardingState): ClassForm {
  const { subjects, grades } = 'progress' in onboarding ? onboarding.progress : { subjects: [], grades: [] };
  return {
    subject: subjects[0] ?? '',
    name: '',
    grade: grades[0] ?? 1,
    cover: 'moss',
    way: 'code',
    roster: '',
  };
}

function newClassOf({ subject, name, grade, cover, way, roster }: ClassForm): NewClass {
  return {
    subject: subject.trim(),
    name: name.trim(),
    grade: gradeLevelOf(grade),
    cover,
    roster: way === 'mail' ? readRoster(roster).entries : [],
  };
}

function whatIsMissing({ subject, name, way, roster }: ClassForm): ClassErrors | null {
  const mistake = way === 'mail' ? mistakeIn(roster) : null;
  const missing: ClassErrors = {
    ...(subject.trim() === '' && { subject: 'Enter a subject' }),
    ...(name.trim() === '' && { name: 'Enter a class name' }),
    ...(mistake !== null && { roster: mistake }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

function mistakeIn(text: string): string | null {
  const { entries, unread } = readRoster(text);
  if (unread.length > 0) {
    return `No email address in ${unread.length === 1 ? 'line' : 'lines'} ${unread.slice(0, 5).join(', ')}`;
  }
  if (entries.length === 0) return 'Enter at least one email address';
  return entries.length > MOST_STUDENTS
    ? `Enter at most ${MOST_STUDENTS} students. This list has ${entries.length}.`
    : null;
}

function refusedFields(onboarding: OnboardingState): ClassErrors {
  if (onboarding.state !== 'filling') return {};
  const fields = onboarding.problem?.fields ?? {};
  const roster = Object.entries(fields).find(([field]) => field.startsWith('class.roster'))?.[1][0];
  const [subject, name] = [fields['class.subject']?.[0], fields['class.name']?.[0]];
  return { ...(subject && { subject }), ...(name && { name }), ...(roster && { roster }) };
}
