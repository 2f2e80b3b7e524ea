import { describe, expect, test } from 'vitest';
import type { OnboardingState } from '@/entities/onboarding';
import { contentsOf, gradesText } from './step-notes';

const progress = {
  role: 'teacher' as const,
  completed: false,
  step: 'class' as const,
  school: { name: 'Harborview School', school_year: '2026', unit: null, section: null },
  grades: [8, 6, 7],
  subjects: ['Science', 'Art'],
  standards: [],
  invitation: null,
};

test.each([
  [[], ''],
  [[7], 'Grade 7'],
  [[7, 6], 'Grades 6 and 7'],
  [[8, 6, 7], 'Grades 6 to 8'],
  [[10, 6, 7], 'Grades 6, 7 and 10'],
])('%j are %j', (grades, text) => {
  expect(gradesText(grades)).toBe(text);
});

describe('the contents', () => {
  test('show the result of completed steps', () => {
    const state: OnboardingState = { state: 'filling', step: 'class', progress };
    expect(contentsOf(state)).toEqual([
      { title: 'Your school', note: 'Harborview School, 2026', state: 'done' },
      { title: 'What you teach', note: 'Grades 6 to 8, Science, Art', state: 'done' },
      { title: 'Your first class', note: 'You can skip this', state: 'now' },
    ]);
  });

  test('of an earlier step show no results of later steps', () => {
    const state: OnboardingState = { state: 'filling', step: 'school', progress };
    expect(contentsOf(state).map((entry) => [entry.note, entry.state])).toEqual([
      ['Name, role and year', 'now'],
      ['Grades and subjects', 'ahead'],
      ['You can skip this', 'ahead'],
    ]);
  });

  test('mark no step before the progress is known', () => {
    expect(contentsOf({ state: 'unknown' }).map(({ state }) => state)).toEqual(['ahead', 'ahead', 'ahead']);
  });
});
