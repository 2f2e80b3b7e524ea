import type { Check } from '../generator.ts';
import type { Question } from '../question.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { arithmeticIn } from './arithmetic.ts';
import { toNumber } from './fraction.ts';
import { readNumbers } from './read-number.ts';
import { type Placed, placeOf } from './placed.ts';

interface Worked {
  question: Question;
  check: Check | null;
  /** What still says the old answer. */
  left?: Check[];
}

const NAME = 'Arithmetic is correct';

/** What stands before the number in an answer such as x = 7. */
const NAMED = /^[^=]{0,20}=/;

/** Computes every stem that is pure arithmetic and repairs a wrong answer. */
export function checkMaths(questions: readonly Placed[]): { questions: Question[]; checks: Check[] } {
  const worked = questions.map(workOut);
  const checks = worked.flatMap(({ check, left = [] }) => [...(check ? [check] : []), ...left]);
  const faults = checks.filter(({ status }) => status !== 'passed');
  const all = checks.map(({ detail }) => detail);
  const fine = checks.length > 0 && faults.length === 0;
  return {
    questions: worked.map(({ question }) => question),
    checks: fine
      ? [passed(NAME, all.length > 6 ? `${counted(all.length, 'answer')} agree.` : all.join(', '))]
      : faults,
  };
}

interface Sum {
  expression: string;
  value: number;
}

const REMAINDER = /^\s*(\d+) ?(?:r|rem\.?|remainder|rest|resto|reste) ?(\d+)\s*$/i;
const DIVISION = /^(\d+) ?[÷/:] ?(\d+)$/;
const NUMBERS = /[-−–]?\d[\d.,]*(?:\/\d+)?/g;

/** Whether an answer is the value of the sum: a number, or a quotient and its remainder; in a sentence, any of its numbers. */
export function isAnswerTo({ expression, value }: Sum, answer: string, tolerance = 0): boolean {
  const allowed = Math.max(tolerance, 1e-6);
  const [, quotient, rest] = REMAINDER.exec(answer) ?? [];
  const [, whole, by] = DIVISION.exec(expression) ?? [];
  if (quotient !== undefined && whole !== undefined)
    return Number(quotient) * Number(by) + Number(rest) === Number(whole) && Number(rest) < Number(by);
  const agrees = (text: string) =>
    readNumbers(text.replace(NAMED, '')).some((read) => Math.abs(toNumber(read.value) - value) <= allowed);
  return agrees(answer) || (/\p{L}{3}|[=≈]/u.test(answer) && (answer.match(NUMBERS) ?? []).some(agrees));
}

function workOut({ question, number, path }: Placed): Worked {
  const sum = arithmeticIn(question.stem);
  if (sum === null) return { question, check: null };
  const said = `${sum.expression} = ${sum.value}`;
  const agrees = (text: string) => isAnswerTo(sum, text, question.tolerance);
  if (question.options) {
    const right = question.options.filter(({ text }) => agrees(text));
    if (right.some(({ correct }) => correct)) return { question, check: passed(NAME, said) };
    const [only] = right;
    if (only === undefined || right.length > 1) {
      return {
        question,
        check: open(NAME, `Question ${number}: ${said}, but no option has this value.`, placeOf(path)),
      };
    }
    const options = question.options.map((option) => ({ ...option, correct: option === only }));
    return {
      question: { ...question, options },
      check: repaired(NAME, `Question ${number} had the wrong option marked: ${said}.`, placeOf(path)),
      left: leftOver({ question, number, path }, sum, question.options.find(({ correct }) => correct)?.text),
    };
  }
  if (question.answers?.some(agrees)) return { question, check: passed(NAME, said) };
  if (question.type !== 'numeric') return { question, check: null };
  const was = question.answers?.join(' / ') || 'no answer';
  return {
    question: { ...question, answers: [String(sum.value)] },
    check: repaired(NAME, `Question ${number} said ${was}: ${said}.`, placeOf(path)),
    left: leftOver({ question, number, path }, sum, question.answers?.[0]),
  };
}

/** The hint and the explanation of a repaired question that still lead to the old answer. */
function leftOver({ question, number, path }: Placed, { value }: Sum, before = ''): Check[] {
  const old = /\d[\d.,]*/.exec(before)?.[0];
  if (old === undefined) return [];
  const says = (text: string, figure: string) =>
    text.match(NUMBERS)?.some((found) => found === figure) ?? false;
  return (['explanation', 'hint'] as const).flatMap((key) => {
    const text = question[key] ?? '';
    if (!says(text, old) || says(text, String(value))) return [];
    const place = { ...placeOf(path), path: `${path}/${key}` };
    return [
      open(NAME, `The ${key} of question ${number} still leads to ${old}; the answer is ${value}.`, place),
    ];
  });
}
