import { expect, test } from 'vitest';
import { classMisconceptions } from '../../../../../tests/support/suggestions';
import { nextLessonPath, nextQuizPath, reteachPath } from './follow-up';

const valuesOf = (path: string) => Object.fromEntries(new URL(path, 'http://lectern.test').searchParams);
const [first] = classMisconceptions.items;
if (!first) throw new Error('There is no misconception.');

test('the form to reteach a group has its size and misconception, and no name', () => {
  const path = reteachPath('Leaf diary', classMisconceptions, first);
  expect(path).toMatch(/^\/teacher\/lesson-plan-\w+\?/);
  expect(valuesOf(path)).toEqual({
    topic: 'Leaf diary: Observation',
    grade_level: 'Grade 7',
    subject: 'Science',
    class_profile: 'A group that needs this again: 2 of 24 students.',
    prior_knowledge: 'They may think: A diary describes a single day.',
  });
});

test('the topic of work without a rubric names the assignment once', () => {
  const path = reteachPath('Leaf diary', classMisconceptions, { ...first, about: 'Leaf diary' });
  expect(valuesOf(path)['topic']).toBe('Leaf diary');
});

test('no path names a student', () => {
  const paths = [
    reteachPath('Leaf diary', classMisconceptions, first),
    nextLessonPath('Leaf diary', classMisconceptions),
    nextQuizPath('Leaf diary', classMisconceptions),
  ];
  const names = classMisconceptions.items.flatMap(({ students }) =>
    students.flatMap(({ name }) => name.split(' ')),
  );
  for (const path of paths) for (const name of names) expect(path).not.toContain(name);
});

test('the next lesson and the next quiz take up the misconceptions of most students', () => {
  expect(valuesOf(nextLessonPath('Leaf diary', classMisconceptions))['prior_knowledge']).toBe(
    '2 of 24 students may think: A diary describes a single day.\n1 of 24 students may think: Length needs no unit.',
  );
  expect(valuesOf(nextQuizPath('Leaf diary', classMisconceptions))).toMatchObject({
    distractor_focus: 'Misconceptions',
    additional_instructions: expect.stringContaining('- Length needs no unit.'),
  });
});
