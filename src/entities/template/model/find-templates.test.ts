import { describe, expect, test } from 'vitest';
import type { TemplateEntry } from '@/shared/api/templates';
import { findTemplates, nearestTemplates } from './find-templates';
import { otherTemplate, template } from '../../../../tests/support/templates';

const plan: TemplateEntry = {
  ...template,
  title: 'Lesson plan builder',
  description: 'One lesson, timed and ready to teach',
  group: 'Plan',
};
const quiz: TemplateEntry = {
  ...otherTemplate,
  title: 'Exams and quizzes',
  description: 'Nine question types, with an answer key',
  keywords: ['test', 'reading'],
  group: 'Assess',
};
const letter = { ...plan, title: 'Letters', description: 'News for families', keywords: ['mum', 'missing'] };
const worksheet = { ...plan, title: 'Worksheets', description: 'A plan to hand out', keywords: [] };
const titles = (entries: readonly TemplateEntry[]) => entries.map(({ title }) => title);

describe('the words of a user', () => {
  test.each([
    ['', 2],
    ['plan', 1],
    ['LESSON plan', 1],
    ['question', 1],
    ['assess', 1],
    ['lesson quiz', 2],
    ['a reading test for Friday', 1],
    ['questions about lessons', 2],
    ['esson', 0],
    ['?!', 2],
  ])('%j finds %i templates', (text, count) => {
    expect(findTemplates([plan, quiz], text)).toHaveLength(count);
  });

  test.each([
    ['reading test for Friday', ['Exams and quizzes']],
    ['letter to mum about missing work', ['Letters']],
    ['underwater basket weaving', []],
  ])('%j finds %j', (text, expected) => {
    expect(titles(findTemplates([plan, quiz, letter, worksheet], text))).toEqual(expected);
  });

  test('a template with the word in its title comes first', () => {
    expect(titles(findTemplates([worksheet, plan], 'plan'))).toEqual(['Lesson plan builder', 'Worksheets']);
  });
});

test.each([
  ['leson paln', 'Lesson plan builder'],
  ['quizes', 'Exams and quizzes'],
  ['wroksheet', 'Worksheets'],
])('the nearest template to %j is %s', (text, title) => {
  expect(titles(nearestTemplates([letter, quiz, worksheet, plan], text, 1))).toEqual([title]);
});
