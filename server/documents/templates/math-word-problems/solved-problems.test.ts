import { Parser } from 'expr-eval-fork';
import { expect, it } from 'vitest';
import { seeded } from '../../../engine/rule-engine/shuffle.ts';
import { checkMathsProblems } from './checks.ts';
import { writeProblem } from './rule-adapter.ts';
import { mathsInput, type Problem } from './schema.ts';
import { skills } from './skills.ts';

const COUNT = 10_000;
const context = { sources: [], standards: [] };
const input = mathsInput.parse({ topic: 'All', grade_level: 'Grade 6', subject: 'Mathematics' });

/** Solves an expression with a parser that the project does not use elsewhere. */
const independent = (expression: string): number =>
  Parser.evaluate(expression.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-'));

it('solves 10,000 problems of 12 skills as an independent evaluator does, every third stated wrongly', () => {
  const random = seeded('problems');
  const draw = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  expect(new Set(skills.map(({ name }) => name)).size).toBe(12);
  const written = Array.from({ length: COUNT }, (_, index): Problem => {
    const skill = skills[index % skills.length];
    if (skill === undefined) throw new Error('There is no skill.');
    const problem = writeProblem(skill, { draw, number: 1, form: input });
    const { value, unit } = problem.answer;
    return index % 3 === 0 ? { ...problem, answer: { value: value + draw(1, 9), unit } } : problem;
  });
  for (let from = 0; from < COUNT; from += 25) {
    const problems = written.slice(from, from + 25);
    const { result } = checkMathsProblems({ problems, answer_key: [] }, input, context);
    for (const { expression, answer, check } of result.problems) {
      expect(answer.value, expression).toBeCloseTo(independent(expression), 3);
      expect(check).toEqual({ recomputed: answer.value, ok: true });
    }
  }
});
