import { expect, test } from 'vitest';
import { lessonEntries } from '../../../../../tests/support/lessons';
import { scienceClass } from '../../../../../tests/support/classes';
import { classLead } from './class-lead';

test('the sentence about a class names the next lesson', () => {
  expect(classLead(scienceClass, lessonEntries)).toBe(
    'Grade 7, 24 students. Next is Bubbles, the second count, Wed 14 Oct, 7:00.',
  );
});

test('without a scheduled lesson it counts the students only', () => {
  const one = {
    ...scienceClass,
    teaching: scienceClass.teaching && { ...scienceClass.teaching, students: 1 },
  };
  expect(classLead(one, [])).toBe('Grade 7, 1 student.');
});
