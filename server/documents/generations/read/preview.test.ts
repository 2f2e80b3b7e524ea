import { expect, test } from 'vitest';
import { finishedGeneration } from '../../../../tests/contract/make-resource.ts';
import { openTestApp } from '../../../testing.ts';
import { presentPreview } from './preview.ts';

const { app, signIn } = await openTestApp();

test('the preview begins with the sentences of the first section, without keys', () => {
  const result = {
    questions: [{ type: 'short-answer', prompt: 'Why do  willows\ngrow?', points: 2 }],
    notes: 'Collect the sheets',
  };
  expect(presentPreview(result).text).toBe('Why do willows grow? Collect the sheets.');
});

test('a long text is cut after a word', () => {
  const { text } = presentPreview({ overview: 'willow '.repeat(100) });
  expect(text).toHaveLength(280);
  expect(text.endsWith(' willow…')).toBe(true);
});

test('a list has previews only on request', async () => {
  const { headers } = await signIn();
  await finishedGeneration(app, headers);
  const list = async (query: string) =>
    (await app.inject({ url: `/api/generations${query}`, headers })).json().items[0];
  expect((await list('?preview=true')).preview.text).not.toBe('');
  expect(await list('')).not.toHaveProperty('preview');
});
