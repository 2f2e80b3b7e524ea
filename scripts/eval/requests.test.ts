import { expect, it } from 'vitest';
import { gradeBands, gradeBandOf } from '../../server/documents/templates/guidance/grade-bands.ts';
import { generators } from '../../server/generated/generators.ts';
import { readForm, readShared } from '../../server/documents/generations/document/form.ts';
import { chooseRequests, readRequests } from './requests.ts';

const requests = readRequests();

const countOf = (template: string) =>
  requests.filter(({ generator }) => generator.templateType === template).length;

/** Templates of every shape, which are evaluated in depth; for the others a lower and an upper grade have a pair each. */
const inDepth = requests.slice(0, 6).map(({ generator }) => generator.templateType);

it('holds 20 requests for three templates and four for each other one', () => {
  expect(new Set(inDepth).size).toBe(3);
  for (const { templateType } of generators)
    expect(countOf(templateType), templateType).toBe(inDepth.includes(templateType) ? 20 : 4);
});

it.each(requests)(
  '$id is a valid form with a twin on another topic',
  ({ id, twin, topic, generator, form }) => {
    expect(() => readForm(generator, form)).not.toThrow();
    const other = requests.find((request) => request.id === twin);
    expect(other).toMatchObject({ twin: id, generator: { templateType: generator.templateType } });
    expect(other?.topic).not.toBe(topic);
    expect(Object.keys(other?.form ?? {})).toEqual(Object.keys(form));
    expect(other?.form['grade_level']).toBe(form['grade_level']);
  },
);

it('covers the bands of every template, three languages, with and without a source', () => {
  const bandsOf = (template: string) =>
    new Set(
      requests
        .filter(({ generator }) => generator.templateType === template)
        .map(({ form }) => gradeBandOf(readShared(form).grade_level)?.name),
    );
  for (const { generator } of requests) {
    const bands = inDepth.includes(generator.templateType) ? gradeBands.length : 2;
    expect(bandsOf(generator.templateType).size, generator.templateType).toBe(bands);
  }
  expect(new Set(requests.map(({ form }) => readShared(form).language)).size).toBe(3);
  const withSource = requests.filter(({ form }) => readShared(form).source_text !== '');
  expect(withSource.length).toBeGreaterThan(20);
  expect(withSource.length).toBeLessThan(40);
});

it('chooses the first requests of one template, or pairs of all in turn', () => {
  const ids = (choice: Parameters<typeof chooseRequests>[1]) =>
    chooseRequests(requests, choice).map(({ id }) => id);
  expect(ids({ only: 'text-summarizer', limit: 3 })).toEqual([
    'text-summarizer-01a',
    'text-summarizer-01b',
    'text-summarizer-02a',
  ]);
  expect(ids({ limit: 6 })).toHaveLength(6);
  expect(new Set(ids({ limit: 6 }).map((id) => id.slice(0, -4))).size).toBe(3);
  expect(ids({})).toHaveLength(requests.length);
});
