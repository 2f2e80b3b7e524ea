import type { Question, TaskQuestion } from '../../generated/blocks.ts';

export { type BloomLevel, type Question, questionSchema, type QuestionType } from '../../generated/blocks.ts';
export {
  bloomLevelValues as bloomLevels,
  difficultyValues as difficulties,
  questionTypeLabels,
  questionTypeValues as questionTypes,
} from '../../generated/block-labels.ts';

/** The correct answer in the words of an answer key; empty when there is none. */
export function answerOf(question: Question | TaskQuestion): string {
  const right = question.options?.filter((option) => option.correct) ?? [];
  if (question.type === 'true-false') return right[0]?.text ?? question.answers?.[0] ?? '';
  if (right.length > 0) return right.map((option) => option.key).join(', ');
  if (question.type === 'matching') return matchingKey(question).join(', ');
  if (question.type === 'fill-in-blank' && question.blanks?.length) return question.blanks.join('; ');
  if (question.type === 'ordering') return (question.answers ?? []).join(' → ');
  return (question.answers ?? []).join(' / ');
}

/** The right-hand sides of a matching question in the order they are shown, with the letter each is called by. */
export function matchingChoices(question: TaskQuestion): { letter: string; text: string }[] {
  const rights = [...new Set((question.pairs ?? []).map((pair) => pair.right))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return rights.map((right, index) => ({ letter: letterOf(index), text: right }));
}

function matchingKey(question: TaskQuestion): string[] {
  const choices = matchingChoices(question);
  return (question.pairs ?? []).map((pair, index) => {
    const choice = choices.find((candidate) => candidate.text === pair.right);
    return `${index + 1} ${choice?.letter ?? '?'}`;
  });
}

export function letterOf(index: number): string {
  return String.fromCodePoint(65 + index);
}
