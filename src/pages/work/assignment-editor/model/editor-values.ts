import * as zod from 'zod/mini';
import { momentOf } from '@/shared/lib/school-time';
import type { ListedFile } from '@/shared/lib/files';

/** A day and a time in the school's time zone; without a day there is none. */
const dayTime = zod.object({ date: zod.nullable(zod.string()), time: zod.string() });
export type DayTime = zod.infer<typeof dayTime>;

const number = zod.nullable(zod.number());
const ids = zod.array(zod.string());

const exception = zod.object({
  of: zod.enum(['student', 'group']),
  /** Of the student or the group. */
  id: zod.string(),
  due: dayTime,
  cutOff: dayTime,
  attempts: number,
  /** Added to the time limit of a quiz. */
  extraMinutes: number,
  excused: zod.boolean(),
});
export type ExceptionValues = zod.infer<typeof exception>;

const people = zod.object({
  isForEveryone: zod.boolean(),
  studentIds: ids,
  groupIds: ids,
  exceptions: zod.array(exception),
});
/** For whom of a class it is, and what differs for them. */
export type People = zod.infer<typeof people>;

const dates = zod.object({ due: dayTime, cutOff: dayTime, publishAt: dayTime });
export type Dates = zod.infer<typeof dates>;

const level = zod.object({ label: zod.string(), points: zod.number(), description: zod.string() });
const rubric = zod.object({
  criteria: zod.array(
    zod.object({
      id: zod.string(),
      name: zod.string(),
      standard_code: zod.optional(zod.string()),
      levels: zod.array(level),
    }),
  ),
});

/** The form as a browser stores it, with the files that the server has. */
export const storableValues = zod.object({
  classIds: ids,
  title: zod.string(),
  /** In Markdown. */
  instructions: zod.string(),
  files: zod.array(
    zod.object({ id: zod.string(), name: zod.string(), size: zod.number(), state: zod.literal('done') }),
  ),
  points: number,
  category: zod.string(),
  /** Other than a quiz; paper is alone. */
  kinds: zod.array(zod.enum(['text', 'file', 'link', 'quiz', 'paper'])),
  isQuiz: zod.boolean(),
  /** The document whose questions the quiz asks; empty if none is chosen. */
  documentId: zod.string(),
  /** The time limit; null for none. */
  minutes: number,
  shuffle: zod.boolean(),
  showAnswers: zod.enum(['never', 'returned', 'due']),
  /** Whether students get the text that the questions are about. */
  giveSource: zod._default(zod.boolean(), true),
  due: dayTime,
  cutOff: dayTime,
  publish: zod.enum(['now', 'later', 'draft']),
  publishAt: dayTime,
  /** Whether each class has the dates that `dates` has for it. */
  hasOwnDates: zod.boolean(),
  /** By the ids of classes. */
  dates: zod.record(zod.string(), dates),
  /** By the ids of classes. */
  people: zod.record(zod.string(), people),
  /** Null for any number. */
  attempts: number,
  /** Which of several attempts gives the score. */
  attemptsCount: zod._default(zod.enum(['latest', 'highest', 'average']), 'latest'),
  aiPolicy: zod.enum(['none', 'hints', 'open']),
  isLatePenalised: zod.boolean(),
  latePercent: number,
  lateEvery: zod.enum(['hour', 'day']),
  lateLowest: number,
  isMissingPenalised: zod.boolean(),
  /** The percentage of the points that missing work loses. */
  missingPercent: number,
  rubric: zod.nullable(rubric),
  hideNames: zod.boolean(),
});

export type EditorValues = Omit<zod.infer<typeof storableValues>, 'files'> & { files: readonly ListedFile[] };

export const noDay: DayTime = { date: null, time: '08:00' };
/** The usual end of a school day. */
export const evening: DayTime = { date: null, time: '23:59' };

export const everyone: People = { isForEveryone: true, studentIds: [], groupIds: [], exceptions: [] };

export const blankValues: EditorValues = {
  classIds: [],
  title: '',
  instructions: '',
  files: [],
  points: 10,
  category: 'Homework',
  kinds: ['text', 'file'],
  isQuiz: false,
  documentId: '',
  minutes: null,
  shuffle: true,
  showAnswers: 'returned',
  giveSource: true,
  due: evening,
  cutOff: evening,
  publish: 'now',
  publishAt: noDay,
  hasOwnDates: false,
  dates: {},
  people: {},
  attempts: null,
  attemptsCount: 'latest',
  aiPolicy: 'none',
  isLatePenalised: false,
  latePercent: 10,
  lateEvery: 'day',
  lateLowest: 50,
  isMissingPenalised: false,
  missingPercent: 100,
  rubric: null,
  hideNames: false,
};

/** A quiz is taken once unless the teacher allows more; work can be handed in again. */
export const attemptsOf = (isQuiz: boolean): number | null => (isQuiz ? 1 : null);

/** Whether nothing is handed in here. */
export const isOnPaper = ({ isQuiz, kinds }: Pick<EditorValues, 'isQuiz' | 'kinds'>): boolean =>
  !isQuiz && kinds.includes('paper');

export const peopleOf = ({ people: all }: Pick<EditorValues, 'people'>, classId: string): People =>
  all[classId] ?? everyone;

type WithDates = Pick<EditorValues, 'due' | 'cutOff' | 'publishAt' | 'hasOwnDates' | 'dates' | 'classIds'>;

/** The dates of a class: its own, or those of all. */
export function datesOf(values: WithDates, classId: string): Dates {
  const { due, cutOff, publishAt } = values;
  const own = values.hasOwnDates && values.classIds.length > 1 ? values.dates[classId] : undefined;
  return own ?? { due, cutOff, publishAt };
}

/** The end of the day if the time was emptied. */
export const momentIn = ({ date, time }: DayTime, zone: string, blank = '23:59'): string | null =>
  date === null ? null : momentOf({ date, time: time || blank }, zone);

export const publicationIn = (values: Pick<Dates, 'publishAt'>, zone: string): string | null =>
  momentIn(values.publishAt, zone, '00:00');
