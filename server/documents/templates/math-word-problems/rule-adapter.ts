import type { RuleAdapter, WritingRequest } from '../../../engine/port/writing-request.ts';
import { seeded } from '../../../engine/rule-engine/shuffle.ts';
import { checkRange } from './problem-checks.ts';
import { calculationsIn, recompute, tidy } from './recompute.ts';
import { type MathsInput, type Problem, stepRanges } from './schema.ts';
import { skills } from './skills.ts';

/** Attempts for each problem to draw numbers in the range of the form. */
const ATTEMPTS = 40;

/** Problems of the skills that the form names, with numbers drawn by code. */
export const mathsAdapter: RuleAdapter<MathsInput> = {
  sections: { problems: composeProblems },
  needs: () =>
    `Without an AI model, Lectern writes problems for these skills: ${skills.map(({ name }) => name).join(', ')}. Name one of them in the topic, or allow more numbers and steps.`,
};

function composeProblems({ form, change }: WritingRequest<MathsInput>): Problem[] | undefined {
  const [least, most] = stepRanges[form.steps];
  const random = seeded(`${form.topic} ${JSON.stringify(change?.before ?? '')}`);
  const draw = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const named = skills.filter(({ words }) => words.test(form.topic));
  const problems: Problem[] = [];
  for (let tries = 0; problems.length < form.number_of_problems; tries += 1) {
    const skill = named[tries % named.length];
    if (skill === undefined || tries > ATTEMPTS * form.number_of_problems) break;
    const problem = writeProblem(skill, { draw, number: problems.length + 1, form });
    const calculations = calculationsIn(problem.expression);
    const fits = checkRange([problem], form).every(({ status }) => status === 'passed');
    const isNew = !problems.some((other) => other.problem === problem.problem);
    if (fits && isNew && calculations >= least && calculations <= most) problems.push(problem);
  }
  return problems.length === 0 ? undefined : problems;
}

interface Order {
  draw: (from: number, to: number) => number;
  number: number;
  form: Pick<MathsInput, 'units' | 'worked_solutions' | 'hints'>;
}

/** One problem of a skill, solved by code. */
export function writeProblem(skill: (typeof skills)[number], { draw, number, form }: Order): Problem {
  const { problem, given, unknown, expression, unit, result } = skill.write(draw, form.units === 'metric');
  const value = tidy(recompute({ expression }) ?? Number.NaN);
  const steps = [`${expression} = ${value} ${result}.`];
  if (calculationsIn(expression) > 1) steps.unshift(`Find ${unknown}: ${expression}.`);
  return {
    number,
    problem,
    given,
    unknown,
    expression,
    answer: { value, unit },
    steps: form.worked_solutions ? steps : [],
    ...(form.hints && { hint: `Look for ${unknown}. Which facts do you need?` }),
  };
}
