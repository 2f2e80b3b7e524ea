import { listLabels } from '../common-checks.ts';
import { isAnswerTo } from '../questions/maths-check.ts';
import { inDigits } from '../questions/number-words.ts';
import type { Check } from '../generator.ts';
import { open, passed } from '../verdicts.ts';
import { calculationsIn, hasFraction, numbersIn } from './recompute.ts';
import { type MathsInput, type Problem, stepRanges } from './schema.ts';

type Test = (problem: Problem) => boolean;

/** One verdict over all problems; the first that fails is its place. */
function check(
  name: string,
  problems: readonly Problem[],
  fails: Test,
  fault: string,
  fine: string,
): Check[] {
  const faulty = problems.flatMap((problem, index) => (fails(problem) ? [index] : []));
  if (faulty.length === 0) return [passed(name, fine)];
  const labels = listLabels(faulty.map((index) => `problem ${index + 1}`));
  return [open(name, `${fault}: ${labels}.`, { section: 'problems', path: `/problems/${faulty[0]}` })];
}

const systems = {
  US: /\b(?:metres?|meters?|centimet(?:re|er)s?|kilomet(?:re|er)s?|km|cm|mm|kilograms?|kg|lit(?:re|er)s?|millilit(?:re|er)s?|ml)\b/i,
  metric: /\b(?:inch(?:es)?|feet|foot|yards?|miles?|ounces?|pounds?|lbs?|gallons?|quarts?|pints?)\b/i,
};

/** Units of the other system, and answers whose unit isn't in the problem. */
export function checkUnits(problems: readonly Problem[], { units }: MathsInput): Check[] {
  const other = systems[units];
  const name = 'Units';
  const mixed = check(
    name,
    problems,
    ({ problem, answer }) => other.test(problem) || other.test(answer.unit),
    `Units that are not ${units === 'US' ? 'US customary' : 'metric'} ones`,
    `All units are ${units === 'US' ? 'US customary' : 'metric'} ones, and each answer’s unit is in its problem.`,
  );
  const lost = check(name, problems, isUnitLost, 'The answer’s unit is not in the problem', '');
  const faults = [...mixed, ...lost].filter(({ status }) => status === 'open');
  return faults.length > 0 ? faults : mixed;
}

const signs: Readonly<Record<string, RegExp>> = { $: /\$|dollar|cost|pay|price/i, '%': /%|percent/i };

function isUnitLost({ problem, answer: { unit } }: Problem): boolean {
  const bare = unit.trim().toLowerCase();
  if (bare === '') return false;
  const sign = signs[bare];
  if (sign) return !sign.test(problem);
  // "square feet" and "apples per bag" are looked for by their first noun.
  const words = bare.split(/[^\p{L}]+/u).filter((word) => !/^(?:square|cubic|per|each|a|of|an)$/.test(word));
  const stem = (words[0] ?? '').replace(/(?:es|s)$/, '');
  return stem !== '' && !problem.toLowerCase().includes(stem);
}

/** Numbers outside the range of the form, or of a kind that it excludes. */
export function checkRange(problems: readonly Problem[], { number_range: range }: MathsInput): Check[] {
  const { min, max } = range;
  const outside: Test = ({ expression, answer }) => {
    const numbers = numbersIn(expression);
    return (
      numbers.some((number) => number < Math.min(min, 1) || number > max) ||
      (range.decimals === 'No' && [...numbers, answer.value].some((number) => !Number.isInteger(number))) ||
      (range.fractions === 'No' && hasFraction(expression)) ||
      (range.negatives === 'No' && (answer.value < 0 || /(?:^|[(×÷*/])\s*[-−–]\d/.test(expression)))
    );
  };
  const fault = 'Numbers that you did not ask for';
  return check('Numbers in range', problems, outside, fault, `From ${min} to ${max}.`);
}

/** The calculations in each expression, and a worked step for each. */
export function checkSteps(problems: readonly Problem[], input: MathsInput): Check[] {
  const [least, most] = stepRanges[input.steps];
  const wanted = least === most ? String(least) : `${least} or more`;
  const calculations = check(
    'Number of steps',
    problems,
    ({ expression }) => calculationsIn(expression) < least || calculationsIn(expression) > most,
    `You asked for ${wanted} in each`,
    `${wanted} in each problem.`,
  );
  if (!input.worked_solutions) return calculations;
  const short: Test = ({ expression, steps }) => steps.length < Math.min(calculationsIn(expression), 3);
  const solutions = check(
    'Worked solutions',
    problems,
    short,
    'A step is missing',
    'Each calculation is shown.',
  );
  return [...calculations, ...solutions];
}

/** The last step of a worked solution has the answer, also after a repair. */
export function checkSolutions(problems: readonly Problem[]): Check[] {
  const isLost: Test = ({ steps, answer: { value } }) =>
    steps.length > 0 && !isAnswerTo({ expression: '', value }, steps.at(-1) ?? '');
  if (problems.every(({ steps }) => steps.length === 0)) return [];
  return check(
    'Steps lead to the answer',
    problems,
    isLost,
    'The last step has another result than the answer',
    'Each ends with its answer.',
  );
}

/** Numbers that everybody knows, such as the minutes of an hour. */
const KNOWN = new Set([1, 2, 3, 4, 5, 7, 8, 10, 12, 16, 24, 36, 50, 52, 60, 100, 365, 1000]);
const NUMBER_WORDS = /\b[a-z]+(?:-[a-z]+)?\b/gi;

/** The numbers of an expression, and of the facts, are told in the problem. One that everybody knows is untold only if another stands there unused. */
export function checkFacts(problems: readonly Problem[]): Check[] {
  const isUntold: Test = ({ problem, given, expression }) => {
    const words = (problem.match(NUMBER_WORDS) ?? []).map((word) => Number(inDigits(word)));
    const figures = numbersIn(problem);
    const told = new Set([...figures, ...words]);
    const used = [...numbersIn(expression), ...given.flatMap(numbersIn)];
    const isChanged = figures.some((figure) => !used.includes(figure));
    return used.some((number) => !told.has(number) && (isChanged || !KNOWN.has(number)));
  };
  return check(
    'Numbers as in the problem',
    problems,
    isUntold,
    'The calculation or the facts have a number that the problem doesn’t give',
    'Every number of the calculations is in its problem.',
  );
}
