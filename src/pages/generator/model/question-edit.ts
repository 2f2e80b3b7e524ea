import * as zod from 'zod/mini';
import { withValueAt } from './json-path';

const option = zod.object({
  key: zod.string(),
  text: zod.string(),
  correct: zod.boolean(),
  rationale: zod.optional(zod.string()),
});

const editable = zod.object({
  type: zod.string(),
  stem: zod.string(),
  points: zod.number(),
  options: zod._default(zod.array(option), []),
  answers: zod._default(zod.array(zod.string()), []),
  tolerance: zod.optional(zod.number()),
  pairs: zod._default(zod.array(zod.object({ left: zod.string(), right: zod.string() })), []),
  blanks: zod._default(zod.array(zod.string()), []),
  lines: zod.optional(zod.number()),
  hint: zod.optional(zod.string()),
  explanation: zod.optional(zod.string()),
});

export type EditableQuestion = zod.output<typeof editable>;
export type EditableOption = zod.output<typeof option>;

/** The parts of a question that are edited; null when it is not a question at all. */
export const editableQuestion = (value: unknown): EditableQuestion | null =>
  editable.safeParse(value).data ?? null;

const ONE_RIGHT = new Set(['multiple-choice', 'true-false']);

export const isChosen = (type: string): boolean => ONE_RIGHT.has(type) || type === 'multiple-select';

/** Marks an option as right; where only one can be, the others no longer are. */
export function withRight(question: EditableQuestion, index: number, correct: boolean): EditableOption[] {
  const single = ONE_RIGHT.has(question.type);
  return question.options.map((entry, at) => {
    if (at === index) return { ...entry, correct };
    return single && correct ? { ...entry, correct: false } : entry;
  });
}

/** Options are called A, B, C in the order in which they stand. */
export const lettered = (options: readonly EditableOption[]): EditableOption[] =>
  options.map((entry, index) => ({ ...entry, key: String.fromCodePoint(65 + index) }));

/** Changes the type, and brings what the new type cannot do without. */
export function withType(value: unknown, question: EditableQuestion, type: string): unknown {
  const typed = withValueAt(value, ['type'], type);
  if (type === 'true-false') {
    const isTrue = question.options[0]?.correct ?? true;
    return withValueAt(
      typed,
      ['options'],
      [
        { key: 'A', text: 'True', correct: isTrue },
        { key: 'B', text: 'False', correct: !isTrue },
      ],
    );
  }
  if (isChosen(type) && question.options.length < 2) {
    return withValueAt(
      typed,
      ['options'],
      lettered([0, 1, 2, 3].map((at) => question.options[at] ?? { key: '', text: '', correct: at === 0 })),
    );
  }
  return typed;
}

/** The right order, and the same items as they are shown: in the order of the alphabet, which tells nothing. */
export const withOrder = (value: unknown, answers: readonly string[]): unknown =>
  withValueAt(
    withValueAt(value, ['answers'], answers),
    ['items'],
    answers.toSorted((a, b) => a.localeCompare(b, 'en')),
  );
