import type { Gradebook } from '@/shared/api/gradebooks';
import type {
  GradebookQuestion,
  GradebookQuestionItem,
  GradebookQuestionKind,
} from '@/shared/api/gradebook-files';
import type { SelectProps } from '@/shared/ui/select';
import type { Names } from '../../model/files/planned';
import { choiceInWords } from '../../model/files/sentences';

type Options = SelectProps['options'];

type Known = { gradebook: Gradebook | null; names: Names };

const aboutStudents: readonly GradebookQuestionKind[] = [
  'unknown_student',
  'same_name',
  'name_only',
  'contradiction',
  'leading_zeros',
];
const aboutAssignments: readonly GradebookQuestionKind[] = [
  'unknown_assignment',
  'same_title',
  'repeated_column',
];

/** Whether the answer is another one for each item, such as a student. */
export const isAnsweredSingly = (kind: GradebookQuestionKind): boolean =>
  kind === 'columns' || kind === 'twice' || aboutStudents.includes(kind) || aboutAssignments.includes(kind);

/** The answers for an item, the likely ones first. */
export function optionsOf(
  question: GradebookQuestion,
  item: GradebookQuestionItem,
  { gradebook, names }: Known,
): Options {
  const { kind, choices } = question;
  const usual = [...choices.filter((choice) => choice !== 'take' || isTakenAlone(kind)), 'leave'].map(
    (choice) => ({ value: choice, label: choiceInWords(question, choice) }),
  );
  if (kind === 'columns') return usual.filter(({ value }) => value !== 'leave');
  if (kind === 'twice')
    return [...item.candidates.map((line) => ({ value: line, label: `Line ${line}` })), ...usual];
  if (aboutStudents.includes(kind)) {
    const students = (gradebook?.students ?? []).map(({ id }) => ({ value: id, label: names.student(id) }));
    return grouped(item.candidates, students, 'Other students', usual);
  }
  if (aboutAssignments.includes(kind)) {
    const works = (gradebook?.assignments ?? []).map(({ id, title }) => ({ value: id, label: title }));
    return grouped(item.candidates, works, 'Other assignments', usual);
  }
  return usual;
}

/** About students, the candidate says what "Yes" does. */
const isTakenAlone = (kind: GradebookQuestionKind): boolean => !aboutStudents.includes(kind);

function grouped(
  candidates: readonly string[],
  all: readonly { value: string; label: string }[],
  others: string,
  usual: readonly { value: string; label: string }[],
): Options {
  const likely = candidates.flatMap((id) => all.find(({ value }) => value === id) ?? []);
  const rest = all.filter(({ value }) => !candidates.includes(value));
  return [
    ...(likely.length > 0 ? [{ group: 'Likely', options: likely }] : []),
    ...usual,
    ...(rest.length > 0 ? [{ group: others, options: rest }] : []),
  ];
}
