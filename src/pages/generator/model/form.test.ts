import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { forgetKeptFx, keepFx, readKeptFx } from '@/shared/lib/kept';
import {
  $form,
  $messages,
  fieldChanged,
  fieldLeft,
  focusFirstMessageFx,
  formAccepted,
  formOpened,
  formRefused,
  formSent,
  formTaken,
} from './form';
import { checkForm } from './form-check';
import { inputSchemaFixture } from './form-fields.fixture';
import { readFormSchema } from './form-schema';
import { emptyForm, inputOf, isShown, mixTotals } from './form-values';

const fields = readFormSchema(inputSchemaFixture);
const fresh = emptyForm(fields);
const good = { ...fresh, topic: 'Rain', grade_level: 'Grade 6', subject: 'Science' };

describe('the schema', () => {
  test('gives each field its kind, in order', () => {
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

  test('a select with examples takes an answer of one’s own, one with an enumeration does not', () => {
    expect(fields.find(({ name }) => name === 'subject')).toMatchObject({
      open: true,
      options: ['Mathematics', 'Science', 'Art'],
    });
    expect(fields.find(({ name }) => name === 'grade_level')).toMatchObject({ open: false });
  });

  test('something that is no form is refused', () => {
    expect(() => readFormSchema({ type: 'string' })).toThrow('properties');
  });
});

describe('what is sent', () => {
  test('leaves out what is empty and what is not shown', () => {
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

  test('what another answer brings into sight is sent', () => {
    const values = { ...good, source_type: 'paste', source_text: 'A willow.' };
    expect(inputOf(fields, values)).toMatchObject({ source_text: 'A willow.', source_only: false });
    expect(fields.filter((field) => isShown(field, values)).map(({ name }) => name)).not.toContain(
      'source_file_ids',
    );
  });
});

describe('messages', () => {
  test('a form in order has none', () => {
    expect(checkForm(fields, good)).toEqual({});
  });

  test.each([
    ['topic', '   ', 'Fill this in.'],
    ['topic', 'x'.repeat(201), 'At most 200 characters; this has 201.'],
    ['grade_level', '', 'Choose grade.'],
    ['duration_minutes', 5, 'Between 10 and 240.'],
    ['duration_minutes', 45.5, 'A whole number.'],
    ['keep_terms', ['a', 'b', 'c', 'd'], 'At most 3.'],
    ['question_mix', [], 'Ask for at least one question.'],
    [
      'question_mix',
      [{ type: 'short-answer', count: null, points: 1 }],
      'Say how many of each, one at least.',
    ],
    ['question_mix', [{ type: 'short-answer', count: 61, points: 1 }], 'Ask for 60 questions at most.'],
  ])('%s of %j says %j', (name, value, message) => {
    expect(checkForm(fields, { ...good, [name]: value })).toEqual({ [name]: message });
  });

  test('what is hidden is not judged', () => {
    expect(checkForm(fields, { ...good, source_text: 'x'.repeat(100_001) })).toEqual({});
  });
});

test('a mix adds up', () => {
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
  function start(kept?: unknown) {
    const outside = { keep: vi.fn(), read: vi.fn(() => kept), forget: vi.fn(), focus: vi.fn() };
    const scope = fork({
      handlers: [
        [keepFx, outside.keep],
        [readKeptFx, outside.read],
        [forgetKeptFx, outside.forget],
        [focusFirstMessageFx, outside.focus],
      ],
    });
    return {
      outside,
      scope,
      open: (sent = {}) => allSettled(formOpened, { scope, params: { key: 'form:a', fields, sent } }),
    };
  }

  test('keeps every change on the device', async () => {
    const { scope, outside, open } = start();
    await open();
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
    expect(outside.keep).toHaveBeenLastCalledWith({
      name: 'form:a',
      value: expect.objectContaining({ topic: 'Rain' }),
    });
  });

  test('brings back what was typed, and fills up what a newer form asks', async () => {
    const { scope, open } = start({ topic: 'Typed' });
    await open({ topic: 'Sent' });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Typed', duration_minutes: 45 } });
  });

  test.each([['not an object'], [null], [['list']]])('what is kept as %j is passed over', async (kept) => {
    const { scope, open } = start(kept);
    await open({ topic: 'Sent' });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Sent' } });
  });

  test('a device that keeps nothing does not stop anybody', async () => {
    const { scope, outside, open } = start();
    outside.read.mockImplementation(() => {
      throw new Error('denied');
    });
    outside.keep.mockImplementation(() => {
      throw new Error('full');
    });
    await open();
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Rain' } });
  });

  test('says what is wrong with a field once it was left, and with all once it was sent', async () => {
    const { scope, outside, open } = start();
    await open();
    expect(scope.getState($messages)).toEqual({});
    await allSettled(fieldLeft, { scope, params: 'topic' });
    expect(Object.keys(scope.getState($messages))).toEqual(['topic']);
    await allSettled(formSent, { scope });
    expect(Object.keys(scope.getState($messages))).toEqual(['topic', 'grade_level', 'subject']);
    expect(outside.focus).toHaveBeenCalledOnce();
  });

  test('is accepted only in order', async () => {
    const { scope, open } = start();
    const accepted = vi.fn();
    createWatch({ unit: formAccepted, scope, fn: accepted });
    await open();
    await allSettled(formSent, { scope });
    expect(accepted).not.toHaveBeenCalled();
    for (const [name, value] of Object.entries({
      topic: 'Rain',
      grade_level: 'Grade 6',
      subject: 'Pottery',
    })) {
      await allSettled(fieldChanged, { scope, params: { name, value } });
    }
    await allSettled(formSent, { scope });
    expect(accepted).toHaveBeenCalledOnce();
  });

  test('what the server refuses stands beside the field until it changes', async () => {
    const { scope, open } = start();
    await open(good);
    await allSettled(formRefused, {
      scope,
      params: { 'question_mix.0.count': ['Too many.'], topic: ['Too vague.'] },
    });
    expect(scope.getState($messages)).toEqual({ question_mix: 'Too many.', topic: 'Too vague.' });
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain in spring' } });
    expect(scope.getState($messages)).toEqual({ question_mix: 'Too many.' });
  });

  test('forgets the draft when it has arrived', async () => {
    const { scope, outside, open } = start();
    await open();
    await allSettled(formTaken, { scope });
    expect(outside.forget).toHaveBeenCalledExactlyOnceWith('form:a');
  });
});
