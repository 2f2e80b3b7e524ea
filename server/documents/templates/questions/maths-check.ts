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
}

const NAME = 'Arithmetic is correct';

/** What stands before the number in an answer such as x = 7. */
const NAMED = /^[^=]{0,20}=/;

/** Computes every stem that is pure arithmetic and repairs a wrong answer. */
export function checkMaths(questions: readonly Placed[]): { questions: Question[]; checks: Check[] } {
  const worked = questions.map(workOut);
  const checks = worked.map(({ check }) => check).filter((check) => check !== null);
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

function workOut({ question, number, path }: Placed): Worked {
  const sum = arithmeticIn(question.stem);
  if (sum === null) return { question, check: null };
  const said = `${sum.expression} = ${sum.value}`;
  const allowed = Math.max(question.tolerance ?? 0, 1e-6);
  const agrees = (text: string) =>
    readNumbers(text.replace(NAMED, '')).some(
      ({ value }) => Math.abs(toNumber(value) - sum.value) <= allowed,
    );
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
    };
  }
  if (question.answers?.some(agrees)) return { question, check: passed(NAME, said) };
  if (question.type !== 'numeric') return { question, check: null };
  const was = question.answers?.join(' / ') || 'no answer';
  return {
    question: { ...question, answers: [String(sum.value)] },
    check: repaired(NAME, `Question ${number} said ${was}: ${said}.`, placeOf(path)),
  };
}
