import { createEffect, createEvent, sample } from 'effector';
import { gradeLevelOf } from '@/entities/class';
import {
  $onboarding,
  $progress,
  classSubmitted,
  isFilling,
  skipFailed,
  stepFailed,
  stepOpened,
  stepSaved,
} from '@/entities/onboarding';
import type { ClassCover } from '@/shared/api';
import type { NewClass } from '@/shared/api/onboarding';
import { createForm, filled } from '@/shared/lib/form';
import { MAX_STUDENTS, readRoster } from './roster';

/** How students join: with the class code alone, or invited by email as well. */
export type JoinMethod = 'code' | 'email';
export type ClassValues = {
  subject: string;
  name: string;
  /** 1 to 12. */
  grade: number;
  cover: ClassCover;
  joinMethod: JoinMethod;
  /** The text as typed or read from a file. */
  roster: string;
};

export const classStepOpened = createEvent();
export const fileChosen = createEvent<File>();
export const skipped = createEvent();

export const readFileFx = createEffect<File, string>({
  name: 'readRosterFile',
  handler: (file) => file.text(),
});

export const form = createForm<ClassValues>({
  name: 'class',
  initial: { subject: '', name: '', grade: 1, cover: 'moss', joinMethod: 'code', roster: '' },
  rules: {
    subject: filled('Enter a subject'),
    name: filled('Enter a class name'),
    roster: (roster, { joinMethod }) => (joinMethod === 'email' ? checkRoster(roster) : undefined),
  },
  serverFields: { 'class.subject': 'subject', 'class.name': 'name', 'class.roster': 'roster' },
  $enabled: $onboarding.map((state) => isFilling(state, 'class')),
});
export const $roster = form.$values.map(({ roster }) => readRoster(roster));
/** The class is being created, or skipped. */
export const $pending = $onboarding.map(({ state }) => state === 'completing');
/** The new class, once it is created. */
export const $made = $onboarding.map((onboarding) => (onboarding.state === 'made' ? onboarding.made : null));

sample({ clock: [classStepOpened, skipped], fn: () => ({}), target: form.errorsReplaced });
sample({ clock: classStepOpened, fn: () => 'class' as const, target: stepOpened });
sample({
  clock: sample({ clock: [classStepOpened, $progress], source: $progress }).filterMap((progress) =>
    progress === null ? undefined : { subject: progress.subjects[0] ?? '', grade: progress.grades[0] ?? 1 },
  ),
  target: form.prefilled,
});

sample({ clock: fileChosen, target: readFileFx });
sample({ clock: readFileFx.doneData, fn: (roster) => ({ roster }), target: form.changed });
sample({
  clock: readFileFx.fail,
  fn: () => ({ roster: 'This file couldn’t be read. Choose it again.' }),
  target: form.errorsReplaced,
});

sample({ clock: form.accepted, fn: newClassOf, target: classSubmitted });
sample({ clock: skipped, fn: () => null, target: classSubmitted });
sample({ clock: stepSaved, filter: (step) => step === 'class', target: form.succeeded });
sample({
  clock: stepFailed,
  filter: ({ step }) => step === 'class',
  fn: ({ error }) => error,
  target: form.failed,
});
sample({ clock: skipFailed, fn: ({ message }) => ({ form: message }), target: form.errorsReplaced });

function newClassOf({ subject, name, grade, cover, joinMethod, roster }: ClassValues): NewClass {
  return {
    subject: subject.trim(),
    name: name.trim(),
    grade: gradeLevelOf(grade),
    cover,
    roster: joinMethod === 'email' ? readRoster(roster).entries : [],
  };
}

function checkRoster(text: string): string | undefined {
  const { entries, unread } = readRoster(text);
  if (unread.length > 0) {
    return `No email address in ${unread.length === 1 ? 'line' : 'lines'} ${unread.slice(0, 5).join(', ')}`;
  }
  if (entries.length === 0) return 'Enter at least one email address';
  return entries.length > MAX_STUDENTS
    ? `Enter at most ${MAX_STUDENTS} students. This list has ${entries.length}.`
    : undefined;
}
