import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { startRequested } from '@/entities/generation';
import { blockSchemas } from '@/shared/api/blocks';
import { generationSchema, startGenerationFx } from '@/shared/api/generations';
import { getTemplateExampleFx, type TemplateExample, templateSchema } from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { readFormSchema } from '@/entities/template-form';
import { lesson, quiz } from '../../../../../tests/support/documents';
import { example, exampleClosed, exampleRequested } from './example';
import { filledFields } from './example-form';
import { lengthOf, writtenUpTo } from './example-progress';
import { $tab } from './tab';

const type = lesson.template.entry.templateType;
const exampleOf = ({ generation }: Pick<typeof lesson, 'generation'>): TemplateExample => ({
  title: generation.title,
  input: generation.input,
  standards: generation.meta.standards,
  result: generation.result,
});

describe('the example of a template', () => {
  const start = (read: () => unknown = () => exampleOf(lesson)) =>
    fork({
      handlers: [
        [getTemplateExampleFx, read],
        [startGenerationFx, () => lesson.generation],
        [navigateFx, () => undefined],
      ],
    });

  test('is read on request and shown in place of the result, until it is closed', async () => {
    const scope = start();
    await allSettled(exampleRequested, { scope, params: type });
    expect(scope.getState(example.$resource)).toMatchObject({ state: 'ready', data: exampleOf(lesson) });
    expect(scope.getState($tab)).toBe('result');
    await allSettled(exampleClosed, { scope });
    expect(scope.getState(example.$resource)).toEqual({ state: 'closed' });
  });

  test('makes way for a document of the teacher’s own', async () => {
    const scope = start();
    await allSettled(exampleRequested, { scope, params: type });
    await allSettled(startRequested, {
      scope,
      params: { request: { template_type: type, input: {} }, key: '1' },
    });
    expect(scope.getState(example.$resource)).toEqual({ state: 'closed' });
  });

  test('can be read again after a failure', async () => {
    const read = vi.fn((): unknown => exampleOf(lesson));
    read.mockImplementationOnce(() =>
      Promise.reject(httpError({ status: 403, statusText: '', response: null })),
    );
    const scope = start(read);
    await allSettled(exampleRequested, { scope, params: type });
    expect(scope.getState(example.$resource)).toMatchObject({ state: 'failed' });
    await allSettled(example.refreshed, { scope });
    expect(scope.getState(example.$resource)).toMatchObject({ state: 'ready' });
  });
});

const samples = import.meta.glob<{ template: unknown; generation: unknown }>(
  '@/shared/api/generated/samples/*.json',
  { eager: true },
);
const named = Object.values(samples).map((sample) => {
  const template = templateSchema.parse(sample.template);
  return [
    template.entry.title,
    template,
    exampleOf({ generation: generationSchema.parse(sample.generation) }),
  ] as const;
});

describe.each(named)('%s', (_, template, data) => {
  const all = lengthOf(data.result);

  test('is written from the first section to the last, in parts that the page can show', () => {
    let before = 0;
    for (let written = 0; written < all; written += Math.ceil(all / 60)) {
      const { result, sections } = writtenUpTo(data, written);
      const order = sections.map(({ state }) => ['finished', 'writing', 'waiting'].indexOf(state));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(sections.filter(({ state }) => state === 'writing').length).toBeLessThan(2);
      for (const { key, block } of template.sections) {
        if (key in result) expect(blockSchemas[block].safeParse(result[key]).error, key).toBeUndefined();
      }
      expect(lengthOf(result)).toBeGreaterThanOrEqual(before);
      before = lengthOf(result);
    }
    const whole = writtenUpTo(data, all);
    expect(whole.result).toEqual(data.result);
    expect(new Set(whole.sections.map(({ state }) => state))).toEqual(new Set(['finished']));
  });

  test('shows its form in words', () => {
    const filled = filledFields(readFormSchema(template.input_schema), data.input);
    expect(filled.length).toBeGreaterThan(2);
    for (const { value } of filled) expect(value).not.toMatch(/\[object|undefined|null|[{}]/);
  });
});

test('the filled form leaves out what was left as it was, and counts questions', () => {
  const fields = readFormSchema(quiz.template.input_schema);
  const filled = filledFields(fields, {
    ...quiz.generation.input,
    question_mix: [{ type: 'short-answer', count: 2, points: 3 }],
    shuffle: fields.find(({ name }) => name === 'shuffle')?.fallback,
    source_type: 'paste',
    source_text: 'word '.repeat(200),
  });
  expect(filled).toContainEqual({ label: 'Questions', value: '2 short answer' });
  expect(filled.map(({ label }) => label)).not.toContain('Shuffle');
  expect(filled.find(({ label }) => label === 'Text')?.value).toMatch(/^(?:word )+…$/);
});
