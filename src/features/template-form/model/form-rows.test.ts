import { describe, expect, test } from 'vitest';
import { checkForm, blankOf, readFormSchema, inputOf } from '@/entities/template-form';
import { rowsSchemaFixture } from '../../../../tests/support/form-rows';
import { changeField, messagesOf, type OpenForm, openForm, rejectForm } from './form-state';

const fields = readFormSchema(rowsSchemaFixture);
const blank = { title: '', level: 'Regular', credits: null, ends: '' };
const course = (title: string, credits: number | null = 1) => ({ ...blank, title, credits });
const school = { name: 'Harborview', opens: '08:15', term_start: '' };
const opened = (courses: unknown): OpenForm =>
  openForm({ key: 'form', fields, input: { school, courses }, draftOf: null }, null);

test('a new form has the rows that the schema requires, with their defaults', () => {
  expect(blankOf(fields)).toEqual({ school: { name: '', opens: '', term_start: '' }, courses: [blank] });
});

describe('the input of the request', () => {
  test('has the filled fields of each row, without the untouched rows at the end', () => {
    const values = { school, courses: [course(' Biology '), blank, course('Art', 0.5), blank] };
    expect(inputOf(fields, values)).toEqual({
      school: { name: 'Harborview', opens: '08:15' },
      courses: [
        { title: 'Biology', level: 'Regular', credits: 1 },
        { level: 'Regular' },
        { title: 'Art', level: 'Regular', credits: 0.5 },
      ],
    });
  });
});

describe('the check', () => {
  test.each([
    [
      'an inner field of a row',
      { school, courses: [course('Art', 9)] },
      { 'courses.0.credits': 'Enter a number from 0 to 4.' },
    ],
    [
      'an empty row between others',
      { school, courses: [course('Art'), blank, course('PE')] },
      {
        'courses.1.title': 'Enter a title.',
        'courses.1.credits': 'Enter a number.',
      },
    ],
    ['no row at all', { school, courses: [] }, { courses: 'Add a course.' }],
    [
      'too many rows',
      { school, courses: Array.from({ length: 6 }, () => course('Art')) },
      {
        courses: 'Keep at most 5 rows; there are 6.',
      },
    ],
    ['a nested field', { school: {}, courses: [course('Art')] }, { 'school.name': 'Enter a name.' }],
    ['nothing, though the last row is untouched', { school, courses: [course('Art'), blank] }, {}],
  ])('reports %s', (_, values, messages) => {
    expect(checkForm(fields, values)).toEqual(messages);
  });
});

describe('the server’s messages', () => {
  const rejected = (courses: unknown) =>
    rejectForm(opened(courses), {
      'input.courses.2.credits': ['Too many.'],
      'courses.1': ['This course is listed twice.'],
      'school.opens': ['Not a time.'],
      'courses.0.ends.0': ['Not a date.'],
    }) as OpenForm;
  const courses = [course('Art'), course('Art'), course('PE')];

  test('are shown at the innermost field', () => {
    expect(messagesOf(rejected(courses))).toEqual({
      'courses.2.credits': 'Too many.',
      'courses.1.title': 'This course is listed twice.',
      'school.opens': 'Not a time.',
      'courses.0.ends': 'Not a date.',
    });
  });

  test('disappear with a change of that field only', () => {
    const changed = changeField(rejected(courses), {
      name: 'courses',
      value: courses,
      path: 'courses.2.credits',
    });
    expect(Object.keys(messagesOf(changed))).toEqual(['courses.1.title', 'school.opens', 'courses.0.ends']);
  });

  test('follow their rows when these are moved and removed', () => {
    const changed = changeField(rejected(courses), {
      name: 'courses',
      value: [courses[2], courses[1]],
      order: [2, 1],
    });
    expect(messagesOf(changed)).toEqual({
      'courses.0.credits': 'Too many.',
      'courses.1.title': 'This course is listed twice.',
      'school.opens': 'Not a time.',
    });
  });
});
