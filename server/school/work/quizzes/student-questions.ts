import { createHash } from 'node:crypto';
import type { Question } from '../../../documents/templates/question.ts';
import type { QuizQuestion } from '../../../generated/schemas/index.ts';

/** Sorts by a hash with the seed, so that the same seed always gives the same order. */
function shuffled<Item>(items: readonly Item[], seed: string, idOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({
    item,
    key: createHash('sha256')
      .update(`${seed}\n${idOf(item)}`)
      .digest('hex'),
  }));
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
}

const itself = (text: string): string => text;

/**
 * The questions as one attempt asks them. They are built of what students may see, so that a new teacher-only property
 * stays out. Without a seed they are in the order of the document; matches and items to order are always shuffled.
 */
export function studentQuestions(
  questions: readonly Question[],
  { seed, shuffle }: { seed: string; shuffle: boolean },
): QuizQuestion[] {
  const inOrder = shuffle ? shuffled(questions, seed, ({ id }) => id) : questions;
  return inOrder.map((question): QuizQuestion => {
    const own = `${seed}\n${question.id}`;
    const options = (question.options ?? []).map(({ key, text }) => ({ key, text }));
    const isFixed = !shuffle || question.type === 'true-false';
    return {
      id: question.id,
      type: question.type,
      stem: question.stem,
      points: question.points,
      hint: question.hint ?? null,
      options: isFixed ? options : shuffled(options, own, ({ key }) => key),
      terms: question.type === 'matching' ? (question.pairs ?? []).map(({ left }) => left) : [],
      matches: question.type === 'matching' ? shuffled(matchesOf(question), own, itself) : [],
      items: question.type === 'ordering' ? shuffled(question.items ?? [], own, itself) : [],
      gaps: question.type === 'fill-in-blank' ? (question.blanks ?? []).length : 0,
    };
  });
}

const matchesOf = ({ pairs }: Question): string[] => [...new Set((pairs ?? []).map(({ right }) => right))];

/** Whether these values can be an answer to the question. */
export function isAnswerTo(question: Question, values: readonly string[]): boolean {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return values.length <= 1 && areKeys(question, values);
    case 'multiple-select':
      return areKeys(question, values);
    case 'matching':
      return values.length <= (question.pairs ?? []).length;
    case 'ordering':
      return values.length <= (question.items ?? []).length;
    case 'fill-in-blank':
      return values.length <= (question.blanks ?? []).length;
    case 'numeric':
    case 'short-answer':
    case 'open-ended':
      return values.length <= 1;
  }
}

const areKeys = ({ options }: Question, values: readonly string[]): boolean =>
  new Set(values).size === values.length &&
  values.every((value) => options?.some(({ key }) => key === value) ?? false);
