import { questionSchema } from '../../../generated/blocks.ts';
import type { Check } from '../generator.ts';
import { answerOf, type Question } from '../question.ts';
import { type Placed, placeOf } from '../questions/placed.ts';
import { checkAnswers, checkNoAllOfTheAbove, checkRightOptions } from '../questions/question-checks.ts';
import { counted, open, passed } from '../verdicts.ts';
import { folded, hasName } from '../word-use.ts';
import type { DocumentText, PlacedRecord } from './document-texts.ts';

/** The questions of a document, numbered within their lists. */
export const questionsAmong = (records: readonly PlacedRecord[]): Placed[] =>
  records.flatMap(({ record, path }): Placed[] => {
    if (typeof record['stem'] !== 'string') return [];
    const { data } = questionSchema.safeParse(record);
    return data ? [{ question: data, number: Number(path.split('/').at(-1)) + 1, path }] : [];
  });

/** What holds for each question, wherever it stands. */
export const checkEveryQuestion = (questions: readonly Placed[]): Check[] => [
  ...checkRightOptions(questions),
  ...checkAnswers(questions.filter(({ question }) => question.type !== 'open-ended')),
  ...checkNoAllOfTheAbove(questions),
];

const HIDDEN = 'Answers stay hidden';
const GIVEN_AWAY =
  /\banswers?(?: (?:to|for|of))?(?: question| number| task| no\.?)? ?\d+\s*(?:is|are|:|=)|\((?:the )?answer(?: is|:)|\banswer key\b/i;
const TOLD_IN = new Set(['instructions', 'student_instructions', 'header', 'stem', 'prompt', 'problem']);

/** No hint, instruction or task tells an answer. */
export function checkHiddenAnswers(
  questions: readonly Placed[],
  records: readonly PlacedRecord[],
  texts: readonly DocumentText[],
): Check[] {
  const hints = questions.filter(({ question }) => (question.hint ?? '') !== '');
  const told = hints.filter(({ question }) => tells(question.hint ?? '', answersOf(question), question.stem));
  const problems = records.filter(
    ({ record }) => typeof record['hint'] === 'string' && isSolved(record['answer']),
  );
  const solved = problems.filter(({ record }) => {
    const { answer, hint, problem } = record;
    return isSolved(answer) && tells(String(hint), [String(answer.value)], String(problem));
  });
  const faults = [
    ...told.map(({ number, path }) =>
      open(HIDDEN, `The hint of question ${number} gives the answer.`, placeOf(`${path}/hint`)),
    ),
    ...solved.map(({ path }) => open(HIDDEN, 'This hint gives the answer.', placeOf(`${path}/hint`))),
    ...texts
      .filter(({ key, text }) => TOLD_IN.has(key) && GIVEN_AWAY.test(text))
      .map(({ section, path }) => open(HIDDEN, 'This tells students an answer.', { section, path })),
  ];
  const count = hints.length + problems.length;
  if (faults.length > 0 || count === 0) return faults;
  return [passed(HIDDEN, `${counted(count, 'hint')}, none with its answer.`)];
}

const isSolved = (answer: unknown): answer is { value: number } =>
  typeof answer === 'object' && answer !== null && 'value' in answer && typeof answer.value === 'number';

function answersOf(question: Question): string[] {
  const right = (question.options ?? []).filter(({ correct }) => correct).map(({ text }) => text);
  if (question.type === 'true-false' || question.type === 'open-ended') return [];
  return right.length > 0
    ? right
    : [...(question.blanks ?? []), ...(question.answers ?? []), answerOf(question)];
}

const tells = (hint: string, answers: readonly string[], stem: string): boolean =>
  answers.some((answer) => {
    const bare = folded(answer).trim().replace(/\.$/, '');
    const isLong = bare.length > 3 || /\d{2}/.test(bare);
    return isLong && !/[;→]/.test(bare) && hasName(hint, bare) && !hasName(stem, bare);
  });
