import type { Question } from '../question.ts';
import { type MathsResult, mathsResult, type Problem } from './schema.ts';

const withUnit = (value: number, unit: string) =>
  unit === '$'
    ? `$${value.toFixed(2).replace(/\.00$/, '')}`
    : `${value}${unit === '%' ? '' : ' '}${unit}`.trim();

export const keyOf = (problems: readonly Problem[]): MathsResult['answer_key'] =>
  problems.map(({ expression, answer }, index) => ({
    problem: String(index + 1),
    expression,
    answer: withUnit(answer.value, answer.unit),
  }));

/** The answer key, from the problems that are written. */
export function deriveSection(key: string, written: Readonly<Record<string, unknown>>): unknown {
  const problems = mathsResult.shape.problems.safeParse(written['problems']).data ?? [];
  return key === 'answer_key' ? keyOf(problems) : undefined;
}

/** The problems as questions that have a number as their answer. */
export const quizOf = ({ problems = [] }: Partial<MathsResult>): Question[] =>
  problems.map(({ problem, answer, hint, steps, standard_code }, index) => ({
    id: `q${index + 1}`,
    type: 'numeric',
    stem: answer.unit === '' ? problem : `${problem} (Unit: ${answer.unit})`,
    answers: [String(answer.value)],
    points: 1,
    ...(hint !== undefined && { hint }),
    ...(steps.length > 0 && { explanation: steps.join(' ') }),
    ...(standard_code !== undefined && { standard_code }),
  }));
