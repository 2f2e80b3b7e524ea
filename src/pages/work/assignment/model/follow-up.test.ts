import { expect, test } from 'vitest';
import { classMisconceptions } from '../../../../../tests/support/suggestions';
import { nextLessonPath, nextQuizPath, reteachPath } from './follow-up';

const asked = { title: 'Leaf diary', classId: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d80' };
const valuesOf = (path: string) => Object.fromEntries(new URL(path, 'http://lectern.test').searchParams);
const [first] = classMisconceptions.items;
if (!first) throw new Error('There is no misconception.');

test('the form to reteach a group has its size and misconception, and no name', () => {
  const path = reteachPath(asked, classMisconceptions, first);
  expect(path).toMatch(/^\/teacher\/lesson-plan-\w+\?/);
  expect(valuesOf(path)).toEqual({
    class_id: asked.classId,
    topic: 'Leaf diary: Observation',
    grade_level: 'Grade 7',
    subject: 'Science',
    class_profile: 'A group that needs this again: 2 of 24 students.',
    prior_knowledge: 'They may think: A diary describes a single day.',
  });
});

test('the topic of work without a rubric names the assignment once', () => {
  const path = reteachPath(asked, classMisconceptions, { ...first, about: 'Leaf diary' });
  expect(valuesOf(path)['topic']).toBe('Leaf diary');
});

test('no path names a student', () => {
  const paths = [
    reteachPath(asked, classMisconceptions, first),
    nextLessonPath(asked, classMisconceptions),
    nextQuizPath(asked, classMisconceptions),
  ];
  const names = classMisconceptions.items.flatMap(({ students }) =>
    students.flatMap(({ name }) => name.split(' ')),
  );
  for (const path of paths) for (const name of names) expect(path).not.toContain(name);
});

test('the next lesson and the next quiz take up the misconceptions of most students', () => {
  expect(valuesOf(nextLessonPath(asked, classMisconceptions))['prior_knowledge']).toBe(
    '2 of 24 students may think: A diary describes a single day.\n1 of 24 students may think: Length needs no unit.',
  );
  expect(valuesOf(nextQuizPath(asked, classMisconceptions))).toMatchObject({
    distractor_focus: 'Misconceptions',
    additional_instructions: expect.stringContaining('- Length needs no unit.'),
  });
});
