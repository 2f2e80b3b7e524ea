import { expect, it } from 'vitest';
import { isMeasurable, levelOfTask } from './bloom.ts';

it.each([
  ['Write an answer alone, then compare it with a neighbour’s.', 'Analyze'],
  ['Write two things you know.', null],
  ['Explain the graph and justify your choice.', 'Evaluate'],
  ['The design was a plan for a model.', null],
  ['Name the parts.', 'Remember'],
])('finds the level of %j: %s', (sentence, level) => {
  expect(levelOfTask(sentence)).toBe(level);
});

it.each([
  ['Explain why leaves look green', true],
  ['Students will be able to compare two accounts', true],
  ['Write a paragraph', true],
  ['Understand photosynthesis', false],
  ['Students know the parts of a cell', false],
  ['Photosynthesis', false],
])('decides whether %j is measurable', (objective, measurable) => {
  expect(isMeasurable(objective)).toBe(measurable);
});
