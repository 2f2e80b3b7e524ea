import { isInHundredths } from 'gradebook-arithmetic/decimals';
import { createForm } from '@/shared/lib/form';
import { hasRunning } from '@/shared/lib/files';
import { dateFaults, hasFault } from './date-faults';
import { blankValues, datesOf, type EditorValues, peopleOf } from './editor-values';

/** As many as the server takes in one call. */
const MAX_CLASSES = 12;

const TOO_EXACT = 'Enter points with at most two decimals.';

export const hasOwnDates = ({ hasOwnDates: isOn, classIds }: EditorValues): boolean =>
  isOn && classIds.length > 1;

/** Whether a class is for chosen students of whom none is chosen. */
export const lacksStudents = (values: EditorValues, classId: string): boolean => {
  const { isForEveryone, studentIds, groupIds } = peopleOf(values, classId);
  return !isForEveryone && studentIds.length === 0 && groupIds.length === 0;
};

const hasBadDates = (values: EditorValues, classId: string): boolean => {
  const own = datesOf(values, classId);
  const lacksStart = values.publish === 'later' && own.publishAt.date === null;
  return lacksStart || hasFault(dateFaults({ ...own, publish: values.publish }, own));
};

const hasBadException = (values: EditorValues, classId: string): boolean =>
  peopleOf(values, classId).exceptions.some((exception) =>
    hasFault(dateFaults({ ...datesOf(values, classId), publish: values.publish }, exception)),
  );

/** The dates of each class, which the server names by its place in the list. */
function datesOfClasses() {
  const fields = { due_at: 'due', cut_off_at: 'cutOff', publish_at: 'publishAt' } as const;
  return Object.fromEntries(
    Array.from({ length: MAX_CLASSES }, (_, index) =>
      Object.entries(fields).map(([name, field]) => [`classes.${index}.${name}`, field] as const),
    ).flat(),
  );
}

export const form = createForm<EditorValues>({
  name: 'assignment',
  initial: blankValues,
  rules: {
    classIds: (value) => {
      if (value.length === 0) return 'Choose a class.';
      return value.length > MAX_CLASSES ? `Choose at most ${MAX_CLASSES} classes.` : undefined;
    },
    title: (value) => (value.trim() === '' ? 'Enter a title.' : undefined),
    points: (value, { rubric, isQuiz }) => {
      if (rubric !== null || isQuiz) return undefined;
      if (value === null) return 'Enter the points.';
      return isInHundredths(value) ? undefined : TOO_EXACT;
    },
    kinds: (value, { isQuiz }) =>
      !isQuiz && value.length === 0 ? 'Choose how students hand in.' : undefined,
    documentId: (value, { isQuiz }) => (isQuiz && value === '' ? 'Choose a document.' : undefined),
    due: (due, values) => (hasOwnDates(values) ? undefined : dateFaults(values, { ...values, due }).due),
    cutOff: (cutOff, values) =>
      hasOwnDates(values) ? undefined : dateFaults(values, { ...values, cutOff }).cutOff,
    publishAt: (value, values) =>
      !hasOwnDates(values) && values.publish === 'later' && value.date === null
        ? 'Choose a date.'
        : undefined,
    dates: (_, values) =>
      hasOwnDates(values) && values.classIds.some((id) => hasBadDates(values, id))
        ? 'Change the dates of a class.'
        : undefined,
    people: (_, values) => {
      if (values.classIds.some((id) => lacksStudents(values, id)))
        return 'Choose at least one student or group.';
      return values.classIds.some((id) => hasBadException(values, id))
        ? 'Change the dates of an exception.'
        : undefined;
    },
    files: (value) => (hasRunning(value) ? 'Wait until the files are uploaded.' : undefined),
    rubric: (value) =>
      value?.criteria.some(({ name }) => name.trim() === '')
        ? 'Name each criterion.'
        : value?.criteria.some(({ levels }) => levels.some(({ points }) => !isInHundredths(points)))
          ? TOO_EXACT
          : undefined,
  },
  serverFields: {
    ...datesOfClasses(),
    classes: 'classIds',
    cut_off_at: 'cutOff',
    due_at: 'due',
    exceptions: 'people',
    group_exceptions: 'people',
    student_ids: 'people',
    group_ids: 'people',
    file_ids: 'files',
    publish_at: 'publishAt',
    quiz: 'documentId',
    rubric: 'rubric',
  },
});
