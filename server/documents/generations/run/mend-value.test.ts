import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseMended } from './mend-value.ts';

const schema = z.object({
  minutes: z.number(),
  points: z.int(),
  title: z.string(),
  isGroup: z.boolean(),
  hint: z.string().optional(),
  level: z.union([z.literal(1), z.literal(2)]),
  kind: z.enum(['multiple-choice', 'open']),
  steps: z.array(z.union([z.string(), z.object({ text: z.string(), minutes: z.number() })])),
});
const good = {
  minutes: 5,
  points: 2,
  title: 'Willow',
  isGroup: true,
  level: 2,
  kind: 'multiple-choice',
  steps: ['Look', { text: 'Draw', minutes: 10 }],
};

test.each<[string, object]>([
  ['a number as a string', { minutes: '5', points: ' 2 ' }],
  ['a boolean as a string', { isGroup: 'True' }],
  ['a decimal comma', { minutes: '5,0' }],
  ['another spelling of a choice', { kind: 'Multiple Choice' }],
  ['a number in a choice', { level: '2' }],
  ['null for what may be left out', { hint: null }],
  ['null in a list', { steps: [null, 'Look', null, { text: 'Draw', minutes: '10' }] }],
])('%s is mended', (_, fault) => {
  expect(parseMended(schema, { ...good, ...fault })).toEqual({ success: true, data: good });
});

test('a number is a text where a text belongs', () => {
  expect(parseMended(schema, { ...good, title: 1984 }).data).toEqual({ ...good, title: '1984' });
});

test.each<[string, object]>([
  ['a quantity', { minutes: '5 minutes' }],
  ['a number that can be read in two ways', { minutes: '4,500' }],
  ['null for what is required', { title: null }],
  ['another form', { steps: 'Look' }],
])('%s is not', (_, fault) => {
  expect(parseMended(schema, { ...good, ...fault }).success).toBe(false);
});

test('a number is not a whole section of text', () => {
  expect(parseMended(z.string(), 42).success).toBe(false);
});
