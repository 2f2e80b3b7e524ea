import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { generator } from './generator.ts';
import { planInput, planResult, type PlanResult } from './schema.ts';

const { input: form, result, context } = readSample(generator);
const input = planInput.parse(form);
const sample = planResult.parse(result);
const [goal, ...otherGoals] = sample.goals;
if (goal === undefined) throw new Error('The sample has no goal.');

const check = (change: Partial<PlanResult>, of: object = {}) => {
  const checked = generator.checks({ ...sample, ...change }, { ...input, ...of }, context);
  return { ...checked, result: planResult.parse(checked.result) };
};
const findings = (change: Partial<PlanResult>, of: object = {}) =>
  check(change, of)
    .checks.filter(({ status }) => status !== 'passed')
    .map(({ name, status, path, section }) => [name, status, path ?? section]);

it.each<[string, Partial<typeof goal>]>([
  ['without a measure', { measure: '' }],
  ['without a figure in its target', { target: 'many sums' }],
  ['whose target equals its baseline', { target: goal.baseline }],
  ['whose baseline was not supplied', { baseline: '5 of 10 correct' }],
  ['that ends after the plan', { by: '2026-11-02' }],
  ['on a day that does not exist', { by: '2026-10-32' }],
])('reports a goal %s', (_, change) => {
  expect(findings({})).toEqual([]);
  expect(findings({ goals: [{ ...goal, ...change }, ...otherGoals] })).toEqual([
    ['Goals can be measured', 'open', '/goals/0'],
  ]);
});

it('dates goals without a date by the last day of the plan', () => {
  const { by: _, ...undated } = goal;
  expect(check({ goals: [undated] }).result.goals[0]?.by).toBe('2026-11-01');
});

it('reports a plan of another length', () => {
  expect(findings({ weekly_pathway: sample.weekly_pathway.slice(1) })).toEqual([
    ['Weeks', 'open', 'weekly_pathway'],
    ['Dates', 'repaired', 'weekly_pathway'],
  ]);
});

it('numbers and dates the weeks from the first day', () => {
  const undated = sample.weekly_pathway.map(({ dates: _, ...week }) => ({ ...week, week: 9 }));
  const { checks, result: checked } = check({ weekly_pathway: undated });
  expect(checked.weekly_pathway).toEqual(sample.weekly_pathway);
  expect(checks).toContainEqual(expect.objectContaining({ name: 'Dates', status: 'repaired' }));
});

it('leaves a plan without a first day undated', () => {
  const { result: checked } = check({}, { start_date: '' });
  expect(checked.weekly_pathway.every(({ dates }) => dates === undefined)).toBe(true);
  expect(checked.review_date).toBe('After 4 weeks');
});

it.each<[Partial<PlanResult>, string]>([
  [{ baseline: [] }, 'baseline'],
  [{ review_date: '2027-01-01' }, 'review_date'],
])('restores facts that %j changes', (change, section) => {
  expect(findings(change)).toEqual([['Facts as supplied', 'repaired', section]]);
  expect(check(change).result).toEqual(sample);
});

it.each<[Partial<PlanResult>, string]>([
  [{ overview: 'Wren starts where he stands.' }, '/overview'],
  [{ learner_profile: 'Wrem draws first.' }, '/learner_profile'],
  [{ family_partnership: 'Ask him for the next step.' }, '/family_partnership'],
])('reports a wrong name or pronoun in %j', (change, path) => {
  expect(findings(change)).toEqual([['Name and pronouns', 'open', path]]);
});
