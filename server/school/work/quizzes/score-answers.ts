import type { Question } from '../../../documents/templates/question.ts';
import { compareNumbers, type Verdict } from '../../../documents/templates/questions/compare-numbers.ts';
import { compareWords } from '../../../documents/templates/questions/compare-words.ts';
import { readNumbers } from '../../../documents/templates/questions/read-number.ts';
import { rounded } from '../assignments/missing-score.ts';

/**
 * The points that the key gives an answer; null if a teacher has to judge it. As in Canvas, wrong choices of several
 * cost what right ones give, and each pair or blank counts alone; an order is right or wrong as a whole.
 * `language` is the BCP 47 tag of the quiz; without it, a teacher judges what only a language decides, such as 1,200.
 */
export function scoreAnswer(question: Question, values: readonly string[], language?: string): number | null {
  if (values.every((value) => value.trim() === '')) return 0;
  const share = rightShare(question, values, language);
  return share === null ? null : rounded(question.points * share);
}

function rightShare(
  question: Question,
  values: readonly string[],
  language: string | undefined,
): number | null {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-select':
      return shareOfChoices(question, values);
    case 'fill-in-blank':
      return areSwapped(question, values) ? null : shareOf(judgeBlanks(question, values, language));
    case 'numeric':
      return shareOf([judgeNumber(question, values[0] ?? '', language)]);
    case 'matching':
      return shareOf(
        (question.pairs ?? []).map(({ right }, index) => (values[index] === right ? 'right' : 'wrong')),
      );
    case 'ordering':
      return Number(values.join('\n') === (question.answers ?? []).join('\n'));
    case 'short-answer':
      return isAccepted(question, values[0] ?? '') ? 1 : null;
    case 'open-ended':
      return null;
  }
}

const shareOf = (verdicts: readonly Verdict[]): number | null =>
  verdicts.length === 0 || verdicts.includes('unclear')
    ? null
    : verdicts.filter((verdict) => verdict === 'right').length / verdicts.length;

function shareOfChoices({ options = [] }: Question, values: readonly string[]): number | null {
  const right = options.filter(({ correct }) => correct).map(({ key }) => key);
  if (right.length === 0) return null;
  const hits = values.filter((value) => right.includes(value)).length;
  return Math.max(0, hits - (values.length - hits)) / right.length;
}

/** In a symbol such as Na or N, capitals count. */
const isAccepted = ({ answers = [] }: Question, text: string): boolean =>
  answers.some(
    (answer) =>
      compareWords(answer, text) === 'right' && (!/^\p{Lu}\p{Ll}?$/u.test(answer) || answer === text.trim()),
  );

/** Right if it is one of the keys, wrong if it is none of them. */
const anyOf = (verdicts: readonly Verdict[]): Verdict => {
  if (verdicts.includes('right')) return 'right';
  return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'wrong') ? 'wrong' : 'unclear';
};

const judgeBlanks = (question: Question, values: readonly string[], language: string | undefined) =>
  (question.blanks ?? []).map((_, index) => judgeBlank(question, index, values[index] ?? '', language));

/** Whether blanks of a list, such as ____ and ____, have each other's words: perhaps their order does not matter. */
function areSwapped({ stem, blanks = [] }: Question, values: readonly string[]): boolean {
  const isList = /_{2,}(?:,| and| or| y| o| und| oder| et| ou| e)? _{2,}/.test(stem);
  const own = (words: readonly string[]) =>
    words
      .map((word) => word.trim().toLowerCase())
      .toSorted()
      .join('\n');
  const isOther = blanks.some((blank, index) => compareWords(blank, values[index] ?? '') !== 'right');
  return isList && isOther && own(blanks) === own(values);
}

/** A single blank may have further accepted words. */
function judgeBlank(question: Question, index: number, text: string, language: string | undefined): Verdict {
  if (text.trim() === '') return 'wrong';
  const blanks = question.blanks ?? [];
  const further = blanks.length === 1 ? (question.answers ?? []) : [];
  return anyOf([blanks[index] ?? '', ...further].map((key) => compareWords(key, text, language)));
}

function judgeNumber(question: Question, text: string, language: string | undefined): Verdict {
  const { answers = [], tolerance, stem } = question;
  return anyOf(
    answers.map((key) => {
      if (readNumbers(key, language).length > 0)
        return compareNumbers(key, text, { tolerance, language, stem });
      return compareWords(key, text) === 'right' ? 'right' : 'unclear';
    }),
  );
}
