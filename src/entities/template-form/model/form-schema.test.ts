import { describe, expect, test } from 'vitest';
import { inputSchemaFixture } from '../../../../tests/support/form-fields';
import { checkForm } from './form-check';
import { blankOf, readFormSchema } from './form-schema';
import { inputOf, isShown, mixTotals } from './form-values';

const fields = readFormSchema(inputSchemaFixture);
const good = { ...blankOf(fields), topic: 'Rain', grade_level: 'Grade 6', subject: 'Science' };

describe('the schema', () => {
  test('lists the fields in order, each with its kind', () => {
    expect(fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'topic: textarea',
      'grade_level: select',
      'subject: select',
      'duration_minutes: number',
      'include: chips',
      'question_mix: question-mix',
      'source_type: choice',
      'source_text: textarea',
      'source_file_ids: source',
      'source_only: switch',
      'standards_framework: select',
      'standards: standards',
      'keep_terms: tags',
      'time_limit: number',
      'title: text',
    ]);
  });

  test('a select with examples is open, one with an enumeration is not', () => {
    expect(fields.find(({ name }) => name === 'subject')).toMatchObject({
      open: true,
      options: ['Mathematics', 'Science', 'Art'],
    });
    expect(fields.find(({ name }) => name === 'grade_level')).toMatchObject({ open: false });
  });

  test('a student is chosen from the suggestions or typed', () => {
    const student = { type: 'string', widget: 'student', maxLength: 80 };
    const kindsOf = (property: object) => readFormSchema({ properties: { student: property } });
    expect(kindsOf({ ...student, examples: ['Wren Alder'] })).toMatchObject([
      { kind: 'select', open: true, options: ['Wren Alder'] },
    ]);
    expect(kindsOf(student)).toMatchObject([{ kind: 'text', maxLength: 80 }]);
  });

  test('a schema without properties is rejected', () => {
    expect(() => readFormSchema({ type: 'string' })).toThrow('properties');
  });
});

describe('the input of the request', () => {
  test('omits empty and hidden fields', () => {
    const input = inputOf(fields, {
      ...good,
      topic: ' Rain ',
      source_text: 'typed before',
      standards: ['MS-LS1-6'],
    });
    expect(input).toMatchObject({ topic: 'Rain', source_type: 'none', duration_minutes: 45 });
    expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['source_text']));
    expect(input).not.toHaveProperty('standards');
    expect(input).not.toHaveProperty('time_limit');
    expect(input).not.toHaveProperty('title');
  });

  test('includes fields that another field makes visible', () => {
    const values = { ...good, source_type: 'paste', source_text: 'A willow.' };
    expect(inputOf(fields, values)).toMatchObject({ source_text: 'A willow.', source_only: false });
    expect(fields.filter((field) => isShown(field, values)).map(({ name }) => name)).not.toContain(
      'source_file_ids',
    );
  });
});

describe('messages', () => {
  test('a valid form has none', () => {
    expect(checkForm(fields, good)).toEqual({});
  });

  test.each([
    ['topic', '   ', 'Enter a topic.'],
    ['topic', 'x'.repeat(201), 'Shorten this to 200 characters; it has 201.'],
    ['grade_level', '', 'Choose a grade.'],
    ['duration_minutes', 5, 'Enter a number from 10 to 240.'],
    ['duration_minutes', 45.5, 'Enter a whole number.'],
    ['keep_terms', ['a', 'b', 'c', 'd'], 'Choose at most 3.'],
    ['question_mix', [], 'Add at least one question type.'],
    [
      'question_mix',
      [{ type: 'short-answer', count: null, points: 1 }],
      'Enter how many questions of each type, at least 1.',
    ],
    ['question_mix', [{ type: 'short-answer', count: 61, points: 1 }], 'Choose at most 60 questions.'],
  ])('%s with the value %j shows %j', (name, value, message) => {
    expect(checkForm(fields, { ...good, [name]: value })).toEqual({ [name]: message });
  });

  test.each([
    ['select', 'Audience', 'Choose an audience.'],
    ['chips', 'Areas of need', 'Choose areas of need.'],
    ['text', 'Name of the essay', 'Enter the name of the essay.'],
    ['text', 'What happened', 'Enter what happened.'],
    ['date', 'First day', 'Enter the first day.'],
    ['textarea', 'Scored work', 'Enter the scored work.'],
    ['time', 'Leave school at', 'Fill in “Leave school at”.'],
    ['select', 'To', 'Fill in “To”.'],
  ])('a %s called %j asks for it in a sentence', (widget, title, message) => {
    const property =
      widget === 'chips'
        ? { type: 'array', items: { type: 'string', enum: ['Writing'] } }
        : { type: 'string', ...(widget === 'select' && { enum: ['Family'] }) };
    const named = readFormSchema({
      type: 'object',
      required: ['it'],
      properties: { it: { ...property, title, widget } },
    });
    expect(checkForm(named, blankOf(named))).toEqual({ it: message });
  });

  test('a hidden field is not validated', () => {
    expect(checkForm(fields, { ...good, source_text: 'x'.repeat(100_001) })).toEqual({});
  });
});

test('a question mix adds up its questions and points', () => {
  expect(
    mixTotals([
      { type: 'a', count: 5, points: 1 },
      { type: 'b', count: 2, points: 2.5 },
      { type: 'c', count: null, points: 3 },
    ]),
  ).toEqual({
    questions: 7,
    points: 10,
  });
});
