import { expect, test } from 'vitest';
import { quiz } from '../../../../../tests/support/documents';
import { studentValue } from './student-value';

const schemaOf = (key: string) => quiz.template.sections.find((section) => section.key === key)?.schema;

test('leaves out what the contract marks as the teacher’s, at every depth', () => {
  const value = JSON.stringify(studentValue(schemaOf('sections'), quiz.generation.result['sections']));
  expect(value).toContain('"stem"');
  expect(value).toContain('"options"');
  for (const key of ['correct', 'rationale', 'answers', 'explanation', 'source_ref', 'difficulty']) {
    expect(value).not.toContain(`"${key}"`);
  }
});

test('leaves out a section for teachers', () => {
  expect(studentValue(schemaOf('answer_key'), quiz.generation.result['answer_key'])).toBeUndefined();
});

test('leaves texts and numbers as they are', () => {
  expect(studentValue(schemaOf('instructions'), 'Read first.')).toBe('Read first.');
  expect(studentValue(schemaOf('total_points'), 12)).toBe(12);
});

test('leaves out what the schema does not know', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  expect(studentValue(schema, { a: 'x', answer: 'y' })).toEqual({ a: 'x' });
  expect(studentValue({ anyOf: [schema] }, 'text')).toBeUndefined();
});

test('tells a group of questions from a question by what each requires', () => {
  const group = {
    type: 'object',
    required: ['questions'],
    properties: { questions: { type: 'array', items: {} } },
  };
  const question = { type: 'object', required: ['stem'], properties: { stem: { type: 'string' } } };
  const schema = { type: 'array', items: { anyOf: [group, question] } };
  expect(studentValue(schema, [{ stem: 'Why?', answers: ['x'] }])).toEqual([{ stem: 'Why?' }]);
});
