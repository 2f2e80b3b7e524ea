import type {
  AssignableDocument,
  AssignedClass,
  Assignment,
  AssignmentContent,
  AssignmentDefaults,
  AssignmentException,
  AssignmentTask,
} from '@/shared/api/assignments';
import { storedFiles } from '@/shared/lib/files';
import { wallTimeOf } from '@/shared/lib/school-time';
import {
  attemptsOf,
  blankValues,
  datesOf,
  type DayTime,
  type EditorValues,
  evening,
  type ExceptionValues,
  momentIn,
  publicationIn,
  noDay,
  peopleOf,
} from './editor-values';

/** The choice of questions whose document is deleted. */
const KEPT = 'kept';

const dayTimeOf = (moment: string | null, zone: string, empty: DayTime): DayTime =>
  moment === null ? empty : wallTimeOf(moment, zone);

/** The form of an assignment that exists. */
export function valuesOf({
  class: { id: classId },
  content,
  files,
  time_zone: zone,
  state,
}: Assignment): EditorValues {
  return {
    classIds: [classId],
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
    giveSource: content.quiz?.give_source ?? blankValues.giveSource,
    due: dayTimeOf(content.due_at, zone, evening),
    cutOff: dayTimeOf(content.cut_off_at, zone, evening),
    publish: state === 'draft' ? 'draft' : state === 'scheduled' ? 'later' : 'now',
    publishAt: dayTimeOf(content.publish_at, zone, noDay),
    hasOwnDates: false,
    dates: {},
    people: {
      [classId]: {
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
      },
    },
    attempts: content.attempts,
    attemptsCount: content.attempts_count ?? blankValues.attemptsCount,
    ...rulesOf(content),
    rubric: content.rubric,
    hideNames: content.hide_names,
  };
}

type Rules = Pick<AssignmentDefaults, 'ai_policy' | 'late_policy' | 'missing_percent'>;

const rulesOf = ({ ai_policy: aiPolicy, late_policy: late, missing_percent: missing }: Rules) => ({
  aiPolicy,
  isLatePenalised: late !== null,
  latePercent: late?.percent ?? blankValues.latePercent,
  lateEvery: late?.every ?? blankValues.lateEvery,
  lateLowest: late?.lowest_percent ?? blankValues.lateLowest,
  isMissingPenalised: missing !== null,
  missingPercent: missing ?? blankValues.missingPercent,
});

/** What a new assignment of a class begins with. */
export const valuesOfDefaults = ({ category, ...rules }: AssignmentDefaults): Partial<EditorValues> => ({
  ...(category !== '' && { category }),
  ...rulesOf(rules),
});

/** What a new assignment takes from a document. */
export const valuesOfDocument = (document: AssignableDocument): Partial<EditorValues> => ({
  title: document.title,
  isQuiz: document.is_quiz,
  attempts: attemptsOf(document.is_quiz),
  documentId: document.is_quiz ? document.id : '',
  instructions: document.instructions,
  ...(document.points !== null && { points: document.points }),
  ...(document.category !== null && { category: document.category }),
  rubric: document.rubric,
});

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

/** What is the same in each class. */
export function taskOf(values: EditorValues): AssignmentTask {
  return {
    title: values.title,
    instructions: values.instructions,
    points: values.points ?? 0,
    category: values.category,
    kinds: values.isQuiz ? ['quiz'] : [...values.kinds],
    attempts: values.attempts,
    attempts_count: values.attemptsCount,
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
    file_ids: values.files.filter(({ state }) => state === 'done').map(({ id }) => id),
    hide_names: values.hideNames,
    quiz: values.isQuiz
      ? {
          document_id: values.documentId === KEPT ? null : values.documentId,
          minutes: values.minutes,
          shuffle: values.shuffle,
          show_answers: values.showAnswers,
          give_source: values.giveSource,
        }
      : null,
  };
}

type Context = {
  zone: string;
  now: Date;
  /** When students have seen it from, if they have. */
  publishedAt: string | null;
};

/** What belongs to a class. */
export function inClass(
  values: EditorValues,
  classId: string,
  { zone, now, publishedAt }: Context,
): AssignedClass {
  const publishNow =
    publishedAt !== null && publishedAt <= now.toISOString() ? publishedAt : now.toISOString();
  const { due, cutOff, publishAt } = datesOf(values, classId);
  const { isForEveryone, studentIds, groupIds, exceptions } = peopleOf(values, classId);
  return {
    class_id: classId,
    due_at: momentIn(due, zone),
    cut_off_at: momentIn(cutOff, zone),
    publish_at: { now: publishNow, later: publicationIn({ publishAt }, zone), draft: null }[values.publish],
    student_ids: isForEveryone ? null : [...studentIds],
    group_ids: isForEveryone ? [] : [...groupIds],
    exceptions: exceptions
      .filter(({ of }) => of === 'student')
      .map((one) => ({ student_id: one.id, ...differencesOf(one, values.isQuiz, zone) })),
    group_exceptions: exceptions
      .filter(({ of }) => of === 'group')
      .map((one) => ({ group_id: one.id, ...differencesOf(one, values.isQuiz, zone) })),
  };
}

/** What the server stores for the form of an assignment that exists. */
export function contentOf(values: EditorValues, context: Context): AssignmentContent {
  const { class_id: _, ...own } = inClass(values, values.classIds[0] ?? '', context);
  return { ...taskOf(values), ...own };
}
