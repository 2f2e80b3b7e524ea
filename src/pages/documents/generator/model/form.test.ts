import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import {
  $form,
  $messages,
  fieldChanged,
  fieldBlurred,
  focusFirstInvalidFx,
  formAccepted,
  formOpened,
  formRejected,
  formSubmitted,
  formSaved,
} from './form';
import { checkForm } from './form-check';
import { inputSchemaFixture } from './form-fields.fixture';
import { blankOf, readFormSchema } from './form-schema';
import { inputOf, isShown, mixTotals } from './form-values';

const fields = readFormSchema(inputSchemaFixture);
const fresh = blankOf(fields);
const good = { ...fresh, topic: 'Rain', grade_level: 'Grade 6', subject: 'Science' };

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

describe('the open form', () => {
  function start(stored?: unknown) {
    const outside = { store: vi.fn(), read: vi.fn(() => stored), remove: vi.fn(), focus: vi.fn() };
    const scope = fork({
      handlers: [
        [storeFx, outside.store],
        [readStoredFx, outside.read],
        [removeStoredFx, outside.remove],
        [focusFirstInvalidFx, outside.focus],
      ],
    });
    return {
      outside,
      scope,
      open: (input = {}) =>
        allSettled(formOpened, { scope, params: { key: 'form:a', fields, input, draftOf: null } }),
    };
  }

  test('stores every change as a draft', async () => {
    const { scope, outside, open } = start();
    await open();
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
    expect(outside.store).toHaveBeenLastCalledWith({
      name: 'form:a',
      value: { values: expect.objectContaining({ topic: 'Rain' }), version: 0, user: null },
    });
  });

  test('restores the stored draft, completed with the defaults of new fields', async () => {
    const { scope, open } = start({ values: { topic: 'Typed' }, version: 0, user: null });
    await open({ topic: 'Sent' });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Typed', duration_minutes: 45 } });
  });

  test.each([
    ['not an object'],
    [null],
    [{ values: ['list'], version: 0, user: null }],
    [{ values: { topic: 'Typed' }, version: 0, user: 'another user' }],
  ])('a stored draft of %j is ignored', async (stored) => {
    const { scope, open } = start(stored);
    await open({ topic: 'Sent' });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Sent' } });
  });

  test('blocked storage does not stop the user from typing', async () => {
    const { scope, outside, open } = start();
    outside.read.mockImplementation(() => {
      throw new Error('denied');
    });
    outside.store.mockImplementation(() => {
      throw new Error('full');
    });
    await open();
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Rain' } });
  });

  test('shows the message of a field after blur, and every message after a submit', async () => {
    const { scope, outside, open } = start();
    await open();
    expect(scope.getState($messages)).toEqual({});
    await allSettled(fieldBlurred, { scope, params: 'topic' });
    expect(Object.keys(scope.getState($messages))).toEqual(['topic']);
    await allSettled(formSubmitted, { scope });
    expect(Object.keys(scope.getState($messages))).toEqual(['topic', 'grade_level', 'subject']);
    expect(outside.focus).toHaveBeenCalledOnce();
  });

  test('is accepted only when valid', async () => {
    const { scope, open } = start();
    const accepted = vi.fn();
    createWatch({ unit: formAccepted, scope, fn: accepted });
    await open();
    await allSettled(formSubmitted, { scope });
    expect(accepted).not.toHaveBeenCalled();
    for (const [name, value] of Object.entries({
      topic: 'Rain',
      grade_level: 'Grade 6',
      subject: 'Pottery',
    })) {
      await allSettled(fieldChanged, { scope, params: { name, value } });
    }
    await allSettled(formSubmitted, { scope });
    expect(accepted).toHaveBeenCalledOnce();
  });

  test('shows the server’s message at a field until the field changes', async () => {
    const { scope, open } = start();
    await open(good);
    await allSettled(formRejected, {
      scope,
      params: { 'question_mix.0.count': ['Too many.'], topic: ['Too vague.'] },
    });
    expect(scope.getState($messages)).toEqual({ question_mix: 'Too many.', topic: 'Too vague.' });
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain in spring' } });
    expect(scope.getState($messages)).toEqual({ question_mix: 'Too many.' });
  });

  test('removes the draft once the server has the input', async () => {
    const { scope, outside, open } = start();
    await open();
    await allSettled(formSaved, { scope });
    expect(outside.remove).toHaveBeenCalledExactlyOnceWith('form:a');
  });
});

test('a preset is offered for a number, and a file makes up for the rejected text', async () => {
  const [minutes] = readFormSchema({
    properties: { duration_minutes: { type: 'integer', widget: 'number', presets: [30, 45] } },
  });
  expect(minutes).toMatchObject({ kind: 'number', presets: [30, 45] });

  const scope = fork({
    handlers: [
      [readStoredFx, () => null],
      [storeFx, () => undefined],
      [focusFirstInvalidFx, () => undefined],
    ],
  });
  await allSettled(formOpened, { scope, params: { key: 'form:quiz', fields, input: good, draftOf: null } });
  await allSettled(formRejected, {
    scope,
    params: { 'input.source_text': ['Paste a text or add a source.'], 'input.topic': ['Enter a topic.'] },
  });
  await allSettled(fieldChanged, { scope, params: { name: 'source_file_ids', value: ['a'] } });
  expect(scope.getState($messages)).toEqual({ topic: 'Enter a topic.' });
});
