import { isDeepStrictEqual } from 'node:util';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { keyOf } from './derive.ts';
import { checkFacts, checkRange, checkSolutions, checkSteps, checkUnits } from './problem-checks.ts';
import { judgeAnswer, recompute, tidy } from './recompute.ts';
import type { MathsInput, MathsResult, Problem } from './schema.ts';

/** Computes every answer from its expression, puts wrong ones right, and checks what the form asked for. */
export function checkMathsProblems(
  given: MathsResult,
  input: MathsInput,
  context: GeneratorContext,
): CheckedResult<MathsResult> {
  const solved = (given.problems ?? []).map(solve);
  const problems = solved.map(({ problem }) => problem);
  const answer_key = keyOf(problems);
  const result = { ...given, problems, ...('answer_key' in given && { answer_key }) };
  const parts = mathsReadingParts(result);
  const reading = readingOf(input, parts);
  const codes = problems.flatMap(({ standard_code }) => standard_code ?? []);
  return {
    result,
    reading,
    checks: [
      ...verdictsOf(solved),
      checkKey(given.answer_key, answer_key),
      ...checkCount(problems, input),
      ...checkUnits(problems, input),
      ...checkRange(problems, input),
      ...checkSteps(problems, input),
      ...checkSolutions(problems),
      ...checkFacts(problems),
      ...checkStandards(input, codes, context),
      ...checkReading(reading, parts),
    ],
  };
}

const ANSWERS = 'Answers are recomputed';

function solve(given: Problem, index: number): { problem: Problem; check: Check | null } {
  const place = { section: 'problems', path: `/problems/${index}` };
  const value = recompute(given);
  const problem = { ...given, number: index + 1 };
  if (value === null) {
    const { check: _, ...rest } = problem;
    const detail = `The expression of problem ${index + 1} can’t be computed: ${given.expression || 'it is empty'}.`;
    return { problem: rest, check: open(ANSWERS, detail, place) };
  }
  const recomputed = tidy(value);
  const check = { recomputed, ok: true };
  const judged = judgeAnswer(given, value);
  if (judged === 'right') return { problem: { ...problem, check }, check: null };
  if (judged === 'unclear') {
    const detail = `Problem ${index + 1}: ${given.expression} = ${recomputed}, and the question doesn’t say whether to round up or down.`;
    return { problem: { ...problem, check }, check: open(ANSWERS, detail, place) };
  }
  const rounded = judged === recomputed ? '' : `, so the answer is ${judged}`;
  return {
    problem: { ...problem, answer: { ...given.answer, value: judged }, check },
    check: repaired(
      ANSWERS,
      `Problem ${index + 1} said ${given.answer.value}: ${given.expression} = ${recomputed}${rounded}.`,
      place,
    ),
  };
}

function verdictsOf(solved: readonly { check: Check | null }[]): Check[] {
  const faults = solved.flatMap(({ check }) => check ?? []);
  return faults.length > 0
    ? faults
    : [passed(ANSWERS, `${counted(solved.length, 'answer')} agree with their expressions.`)];
}

type Key = MathsResult['answer_key'];

function checkKey(given: Key | undefined, derived: Key): Check {
  const name = 'Answer key matches the problems';
  return given === undefined || isDeepStrictEqual(given, derived)
    ? passed(name, `${counted(derived.length, 'answer')}.`)
    : repaired(name, 'The answer key was recomputed from the problems.', { section: 'answer_key' });
}

function checkCount({ length }: readonly Problem[], { number_of_problems: asked }: MathsInput): Check[] {
  const name = 'Number of problems';
  return length === asked
    ? [passed(name, `${counted(asked, 'problem')}, as you asked.`)]
    : [
        open(name, `You asked for ${asked}, there ${length === 1 ? 'is' : 'are'} ${length}.`, {
          section: 'problems',
        }),
      ];
}

export const mathsReadingParts = ({ problems = [] }: Partial<MathsResult>): ReadingPart[] =>
  problems.map(({ problem }, index) => ({
    label: `problem ${index + 1}`,
    text: problem,
    section: 'problems',
    path: `/problems/${index}/problem`,
  }));
