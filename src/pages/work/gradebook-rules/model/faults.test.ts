import { expect, test } from 'vitest';
import type { GradebookRulesContent } from '@/shared/api/gradebooks';
import { classBook } from '../../../../../tests/support/class-book';
import { faultsOf } from './faults';
import { choiceOf, scaleOf, scaleOptions } from './scales';

const { content } = classBook.rules;
const used = new Set(['Homework', 'Quizzes', 'Labs']);
const [homework, quizzes] = content.categories;
const [autumn, spring] = content.terms;
const level = (name: string, from: number) => ({ name, from, gpa: null, worth: null });
const bound = { category: null, assignment_id: null, at_least: 60, otherwise_at_most: 59 };
if (!homework || !quizzes || !autumn || !spring) throw new Error('The book has too little.');

test('rules that fit have no faults', () => {
  expect(faultsOf(content, used)).toEqual({});
});

test.each<[string, Partial<GradebookRulesContent>]>([
  ['categories.1.name', { categories: [homework, { ...homework, name: ' ' }] }],
  ['categories.1.name', { categories: [quizzes, { ...homework, name: 'quizzes ' }] }],
  ['terms.0.name', { terms: [{ ...autumn, name: '' }] }],
  ['terms.0.starts_on', { terms: [{ ...autumn, starts_on: '' }] }],
  ['terms.0.ends_on', { terms: [{ ...autumn, ends_on: '2026-08-31' }] }],
  ['terms.0.closes_on', { terms: [{ ...autumn, closes_on: '2026-08-31' }] }],
  ['terms.1.starts_on', { terms: [autumn, { ...spring, starts_on: autumn.ends_on }] }],
  ['scale', { scale: [] }],
  ['scale.1.from', { scale: [level('B', 80), level('A', 80)] }],
  ['scale.1.name', { scale: [level('A', 80), level('a', 70)] }],
  ['must_pass.0.of', { must_pass: [bound] }],
  ['must_pass.0.of', { must_pass: [{ ...bound, category: 'Gone' }] }],
])('%s has its fault beside it %#', (path, change) => {
  expect(Object.keys(faultsOf({ ...content, ...change }, used))).toEqual([path]);
});

test('every preset is recognised, and own levels begin with those of now', () => {
  for (const { value } of scaleOptions)
    if (value !== 'custom') expect(choiceOf(scaleOf(value, null))).toBe(value);
  expect(choiceOf([level('Good', 50), level('Poor', 0)])).toBe('custom');
  expect(scaleOf('custom', [level('Good', 50)])).toEqual([level('Good', 50)]);
});
