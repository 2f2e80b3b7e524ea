import { createEvent, createStore, sample } from 'effector';
import { freeCover, gradeLevelOf } from '@/entities/class';
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
import { createStudentList, emptyReading, type Reading } from '@/features/student-list';
import type { ClassCover } from '@/shared/api';
import { createGetSeatsQuery, type Seats } from '@/shared/api/classes';
import type { NewClass } from '@/shared/api/onboarding';
import { createForm, filled } from '@/shared/lib/form';

/** How students join: with the class code alone, or invited by email as well. */
export type JoinMethod = 'code' | 'email';
export type ClassValues = {
  subject: string;
  name: string;
  /** 1 to 12. */
  grade: number;
  cover: ClassCover;
  joinMethod: JoinMethod;
  /** What the list of students has come to. */
  roster: Reading;
};

export const classStepOpened = createEvent();
export const skipped = createEvent();

/** As many as the server invites with a new class. */
const MAX_STUDENTS = 200;

const seatsQuery = createGetSeatsQuery();

export const list = createStudentList('onboardingRoster');
export const form = createForm<ClassValues>({
  name: 'class',
  initial: {
    subject: '',
    name: '',
    grade: 1,
    cover: freeCover([]),
    joinMethod: 'code',
    roster: emptyReading,
  },
  rules: {
    subject: filled('Enter a subject'),
    name: filled('Enter a class name'),
    roster: (roster, { joinMethod }) => (joinMethod === 'email' ? checkRoster(roster) : undefined),
  },
  serverFields: { 'class.subject': 'subject', 'class.name': 'name', 'class.roster': 'roster' },
  $enabled: $onboarding.map((state) => isFilling(state, 'class')),
});
/** The class is being created, or skipped. */
export const $pending = $onboarding.map(({ state }) => state === 'completing');
/** The invitation to teach a class, which stands for a first class of one's own. */
export const $invitation = $progress.map((progress) => progress?.invitation ?? null);
/** Null until they are loaded. */
export const $seats = createStore<Seats | null>(null, { name: 'seatsForFirstClass' }).on(
  seatsQuery.finished.success,
  (_, { result }) => result,
);
/** The new class, once it is created. */
export const $made = $onboarding.map((onboarding) => (onboarding.state === 'made' ? onboarding.made : null));

sample({ clock: [classStepOpened, skipped], fn: () => ({}), target: form.errorsReplaced });
sample({ clock: classStepOpened, fn: () => 'class' as const, target: stepOpened });
sample({ clock: classStepOpened, target: seatsQuery.start });
sample({
  clock: sample({ clock: [classStepOpened, $progress], source: $progress }).filterMap((progress) =>
    progress === null ? undefined : { subject: progress.subjects[0] ?? '', grade: progress.grades[0] ?? 1 },
  ),
  target: form.prefilled,
});

sample({ clock: list.$reading, fn: (roster) => ({ roster }), target: form.changed });
sample({ clock: list.fileRejected, fn: (roster) => ({ roster }), target: form.errorsReplaced });

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
    roster:
      joinMethod === 'email' ? roster.students.map(({ name: full, email }) => ({ name: full, email })) : [],
  };
}

function checkRoster({ students: { length }, problem }: Reading): string | undefined {
  if (problem !== null) return problem;
  if (length === 0) return 'Nobody can be invited yet. See below what to decide, or choose “With a code”.';
  return length > MAX_STUDENTS
    ? `Invite at most ${MAX_STUDENTS} students. This list invites ${length}.`
    : undefined;
}
