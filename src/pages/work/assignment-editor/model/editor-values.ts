import type {
  AiPolicy,
  Assignment,
  AssignmentContent,
  AssignmentException,
  AssignmentKind,
  AssignmentRubric,
  QuizAnswersShown,
} from '@/shared/api/assignments';
import { momentOf, wallTimeOf } from '@/shared/lib/school-time';
import { type ListedFile, storedFiles } from '@/shared/lib/files';

/** The choice of questions whose document is deleted. */
const KEPT = 'kept';

/** A day and a time in the school's time zone; without a day there is none. */
export type DayTime = { date: string | null; time: string };

export type ExceptionValues = {
  of: 'student' | 'group';
  /** Of the student or the group. */
  id: string;
  due: DayTime;
  cutOff: DayTime;
  attempts: number | null;
  /** Added to the time limit of a quiz. */
  extraMinutes: number | null;
  excused: boolean;
};

export type EditorValues = {
  classId: string;
  title: string;
  instructions: string;
  files: readonly ListedFile[];
  points: number | null;
  category: string;
  /** Other than a quiz. */
  kinds: readonly AssignmentKind[];
  isQuiz: boolean;
  /** The document whose questions the quiz asks; empty if none is chosen. */
  documentId: string;
  /** The time limit; null for none. */
  minutes: number | null;
  shuffle: boolean;
  showAnswers: QuizAnswersShown;
  due: DayTime;
  cutOff: DayTime;
  /** Null for any number. */
  attempts: number | null;
  aiPolicy: AiPolicy;
  isLatePenalised: boolean;
  latePercent: number | null;
  lateEvery: 'hour' | 'day';
  lateLowest: number | null;
  isMissingPenalised: boolean;
  /** The percentage of the points that missing work loses. */
  missingPercent: number | null;
  rubric: AssignmentRubric | null;
  isForEveryone: boolean;
  studentIds: readonly string[];
  groupIds: readonly string[];
  exceptions: readonly ExceptionValues[];
  publish: 'now' | 'later' | 'draft';
  publishAt: DayTime;
  hideNames: boolean;
};

const noDay: DayTime = { date: null, time: '08:00' };
/** The usual end of a school day. */
const evening: DayTime = { date: null, time: '23:59' };

export const blankValues: EditorValues = {
  classId: '',
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
  due: evening,
  cutOff: evening,
  attempts: null,
  aiPolicy: 'none',
  isLatePenalised: false,
  latePercent: 10,
  lateEvery: 'day',
  lateLowest: 50,
  isMissingPenalised: false,
  missingPercent: 100,
  rubric: null,
  isForEveryone: true,
  studentIds: [],
  groupIds: [],
  exceptions: [],
  publish: 'now',
  publishAt: noDay,
  hideNames: false,
};

const dayTimeOf = (moment: string | null, zone: string, empty: DayTime): DayTime =>
  moment === null ? empty : wallTimeOf(moment, zone);

export const momentIn = ({ date, time }: DayTime, zone: string): string | null =>
  date === null ? null : momentOf({ date, time: time || '00:00' }, zone);

/** The form of an assignment that exists. */
export function valuesOf({
  class: { id: classId },
  content,
  files,
  time_zone: zone,
  state,
}: Assignment): EditorValues {
  return {
    classId,
    title: content.title,
    instructions: content.instructions,
    files: storedFiles(files),
    points: content.points,
    category: content.category,
    kinds: content.quiz ? blankValues.kinds : content.kinds,
    isQuiz: content.quiz !== null,
    documentId: content.quiz ? (content.quiz.document_id ?? KEPT) : '',
    minutes: content.quiz?.minutes ?? null,
    shuffle: content.quiz?.shuffle ?? blankValues.shuffle,
    showAnswers: content.quiz?.show_answers ?? blankValues.showAnswers,
    due: dayTimeOf(content.due_at, zone, evening),
    cutOff: dayTimeOf(content.cut_off_at, zone, evening),
    attempts: content.attempts,
    aiPolicy: content.ai_policy,
    isLatePenalised: content.late_policy !== null,
    latePercent: content.late_policy?.percent ?? blankValues.latePercent,
    lateEvery: content.late_policy?.every ?? blankValues.lateEvery,
    lateLowest: content.late_policy?.lowest_percent ?? blankValues.lateLowest,
    isMissingPenalised: content.missing_percent !== null,
    missingPercent: content.missing_percent ?? blankValues.missingPercent,
    rubric: content.rubric,
    isForEveryone: content.student_ids === null,
    studentIds: content.student_ids ?? [],
    groupIds: content.group_ids,
    exceptions: [
      ...content.group_exceptions.map(({ group_id: group, ...differences }) => ({
        of: 'group' as const,
        id: group,
        ...readDifferences(differences, zone),
      })),
      ...content.exceptions.map(({ student_id: student, ...differences }) => ({
        of: 'student' as const,
        id: student,
        ...readDifferences(differences, zone),
      })),
    ],
    publish: state === 'draft' ? 'draft' : state === 'scheduled' ? 'later' : 'now',
    publishAt: dayTimeOf(content.publish_at, zone, noDay),
    hideNames: content.hide_names,
  };
}

type Differences = Omit<AssignmentException, 'student_id'>;

const readDifferences = (exception: Differences, zone: string): Omit<ExceptionValues, 'of' | 'id'> => ({
  due: dayTimeOf(exception.due_at, zone, evening),
  cutOff: dayTimeOf(exception.cut_off_at, zone, evening),
  attempts: exception.attempts,
  extraMinutes: exception.extra_minutes,
  excused: exception.excused,
});

const differencesOf = (exception: ExceptionValues, isQuiz: boolean, zone: string): Differences => ({
  due_at: momentIn(exception.due, zone),
  cut_off_at: momentIn(exception.cutOff, zone),
  attempts: exception.attempts,
  extra_minutes: isQuiz ? exception.extraMinutes : null,
  excused: exception.excused,
});

type Context = {
  zone: string;
  now: Date;
  /** When students have seen it from, if they have. */
  publishedAt: string | null;
};

/** What the server stores for the form. */
export function contentOf(values: EditorValues, { zone, now, publishedAt }: Context): AssignmentContent {
  const publishNow =
    publishedAt !== null && publishedAt <= now.toISOString() ? publishedAt : now.toISOString();
  const publishAt = { now: publishNow, later: momentIn(values.publishAt, zone), draft: null };
  return {
    title: values.title,
    instructions: values.instructions,
    points: values.points ?? 0,
    category: values.category,
    kinds: values.isQuiz ? ['quiz'] : [...values.kinds],
    due_at: momentIn(values.due, zone),
    cut_off_at: momentIn(values.cutOff, zone),
    attempts: values.attempts,
    ai_policy: values.aiPolicy,
    late_policy: values.isLatePenalised
      ? {
          percent: values.latePercent ?? 0,
          every: values.lateEvery,
          lowest_percent: values.lateLowest ?? 0,
        }
      : null,
    missing_percent: values.isMissingPenalised ? (values.missingPercent ?? 0) : null,
    rubric: values.isQuiz ? null : values.rubric,
    student_ids: values.isForEveryone ? null : [...values.studentIds],
    group_ids: values.isForEveryone ? [] : [...values.groupIds],
    exceptions: values.exceptions
      .filter((exception) => exception.of === 'student')
      .map((exception) => ({
        student_id: exception.id,
        ...differencesOf(exception, values.isQuiz, zone),
      })),
    group_exceptions: values.exceptions
      .filter((exception) => exception.of === 'group')
      .map((exception) => ({ group_id: exception.id, ...differencesOf(exception, values.isQuiz, zone) })),
    file_ids: values.files.filter(({ state }) => state === 'done').map(({ id }) => id),
    publish_at: publishAt[values.publish],
    hide_names: values.hideNames,
    quiz: values.isQuiz
      ? {
          document_id: values.documentId === KEPT ? null : values.documentId,
          minutes: values.minutes,
          shuffle: values.shuffle,
          show_answers: values.showAnswers,
        }
      : null,
  };
}
