import { numberIn } from '../../../documents/templates/questions/arithmetic.ts';
import type { Question } from '../../../documents/templates/question.ts';
import { rounded } from '../assignments/missing-score.ts';

/** Words compared without case, spacing, curly quotes and a full stop at the end. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * The points that the key gives an answer; null if a teacher has to judge it. As in Canvas, wrong choices of several
 * cost what right ones give, and each pair or blank counts alone; an order is right or wrong as a whole.
 */
export function scoreAnswer(question: Question, values: readonly string[]): number | null {
  if (values.every((value) => value.trim() === '')) return 0;
  const share = rightShare(question, values);
  return share === null ? null : rounded(question.points * share);
}

function rightShare(question: Question, values: readonly string[]): number | null {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
    case 'multiple-select':
      return shareOfChoices(question, values);
    case 'fill-in-blank':
      return shareOf(
        (question.blanks ?? []).map((_, index) => isBlankRight(question, index, values[index] ?? '')),
      );
    case 'numeric':
      return shareOfNumber(question, values[0] ?? '');
    case 'matching':
      return shareOf((question.pairs ?? []).map(({ right }, index) => values[index] === right));
    case 'ordering':
      return Number(values.join('\n') === (question.answers ?? []).join('\n'));
    case 'short-answer':
      return isAccepted(question, values[0] ?? '') ? 1 : null;
    case 'open-ended':
      return null;
  }
}

const shareOf = (rights: readonly boolean[]): number | null =>
  rights.length === 0 ? null : rights.filter(Boolean).length / rights.length;

function shareOfChoices({ options = [] }: Question, values: readonly string[]): number | null {
  const right = options.filter(({ correct }) => correct).map(({ key }) => key);
  if (right.length === 0) return null;
  const hits = values.filter((value) => right.includes(value)).length;
  return Math.max(0, hits - (values.length - hits)) / right.length;
}

const isAccepted = ({ answers = [] }: Question, text: string): boolean =>
  answers.some((answer) => plain(answer) === plain(text));

/** A single blank may have further accepted words. */
function isBlankRight(question: Question, index: number, text: string): boolean {
  const blanks = question.blanks ?? [];
  if (plain(blanks[index] ?? '') === plain(text)) return true;
  return blanks.length === 1 && isAccepted(question, text);
}

/** A comma before three digits groups thousands, any other one is a decimal comma. */
const readNumber = (text: string): number | null => numberIn(text.replace(/,(?!\d{3}(?!\d))(?=\d)/, '.'));

function shareOfNumber(question: Question, text: string): number | null {
  const given = readNumber(text);
  const keys = (question.answers ?? []).flatMap((answer) => numberIn(answer) ?? []);
  if (given === null || keys.length === 0) return isAccepted(question, text) ? 1 : null;
  const allowed = (question.tolerance ?? 0) + 1e-9;
  return Number(keys.some((key) => Math.abs(key - given) <= allowed));
}
