import { type Question, type QuestionOption, questionSchema } from '@/shared/api/blocks';
import { withValueAt } from './json-path';

/** The parts of a question that can be edited; null if the value is not a question. */
export function readQuestion(value: unknown): Question | null {
  const question = questionSchema.safeParse(value).data;
  return question && 'stem' in question ? question : null;
}

export type QuestionType = NonNullable<Question['type']>;

const ONE_CORRECT: readonly QuestionType[] = ['multiple-choice', 'true-false'];

export const hasOptions = (type: Question['type']): boolean =>
  type === 'multiple-select' || ONE_CORRECT.some((one) => one === type);

export const optionsOf = ({ options }: Question): QuestionOption[] =>
  (options ?? []).map((option) => option ?? {});

export const textsOf = (texts: Question['answers']): string[] => (texts ?? []).map((text) => text ?? '');

/** A new multiple-choice question. Questions need an id that is unique in the document. */
export const newQuestion = () => ({
  id: `q-${crypto.randomUUID().slice(0, 8)}`,
  type: 'multiple-choice' as const,
  stem: '',
  points: 1,
  options: lettered([{ text: '', correct: true }, ...[1, 2, 3].map(() => ({ text: '', correct: false }))]),
});

/** Marks an option as correct or not; where only one can be, it clears the others. */
export function withCorrect(question: Question, index: number, correct: boolean): QuestionOption[] {
  const single = ONE_CORRECT.some((one) => one === question.type);
  return optionsOf(question).map((entry, at) => {
    if (at === index) return { ...entry, correct };
    return single && correct ? { ...entry, correct: false } : entry;
  });
}

/** Letters the options A, B, C in their order. */
export const lettered = (options: readonly QuestionOption[]): QuestionOption[] =>
  options.map((entry, index) => ({ ...entry, key: String.fromCodePoint(65 + index) }));

/** Changes the type of a question and adds the options that the new type requires. */
export function withType(value: unknown, question: Question, type: QuestionType): unknown {
  const typed = withValueAt(value, ['type'], type);
  const options = optionsOf(question);
  if (type === 'true-false') {
    const isTrue = options[0]?.correct ?? true;
    return withValueAt(
      typed,
      ['options'],
      [
        { key: 'T', text: 'True', correct: isTrue },
        { key: 'F', text: 'False', correct: !isTrue },
      ],
    );
  }
  if (hasOptions(type) && options.length < 2) {
    return withValueAt(
      typed,
      ['options'],
      lettered([0, 1, 2, 3].map((at) => options[at] ?? { text: '', correct: at === 0 })),
    );
  }
  return typed;
}

/** Sets the correct order; the shown items are sorted alphabetically, so that their order gives no hint. */
export const withOrder = (value: unknown, answers: readonly string[]): unknown =>
  withValueAt(
    withValueAt(value, ['answers'], answers),
    ['items'],
    answers.toSorted((a, b) => a.localeCompare(b, 'en')),
  );
