import { expect, test } from 'vitest';
import { sectionName, sectionOf } from './result-sections';
import { documentRoute } from './template-route';

test.each([
  ['personalized-learning-plans', 'personalized-plans', 'Personalized Plans'],
  ['lecture-scripts', 'lecture-script', 'Lecture Script'],
  ['syllabus-generation', 'syllabus', 'Syllabus'],
  ['work-sheets', 'work-sheets', 'Worksheets'],
  ['own-7', 'own-7', 'Your template'],
  ['crossword', 'dashboard', 'Dashboard'],
])('results of the type %s are in the section %s', (type, section, name) => {
  expect(sectionOf(type)).toBe(section);
  expect(sectionName(type)).toBe(name);
});

test.each([
  ['lecture-scripts', '/teacher/lecture-scripts/edit/7'],
  ['own-3', '/teacher/own/3/edit/7'],
  ['crossword', '/'],
])('a document of the type %s opens at %s', (type, path) => {
  expect(documentRoute(type, '7')).toBe(path);
});
