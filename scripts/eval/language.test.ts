import { expect, it } from 'vitest';
import { readShared } from '../../server/documents/generations/form.ts';
import { languageCodeOf, languageOf } from './language.ts';
import { readRequests } from './requests.ts';

it.each([
  ['en', 'The sun drives the whole journey, and some of the rain runs over the ground to the sea.'],
  ['es', 'El sol mueve el agua, y una parte de la lluvia llega por los ríos al mar y a las plantas.'],
  ['zh', '太阳推动整个过程,一部分雨水流过地面进入河流。'],
  ['de', 'Die Sonne treibt die Reise an, und ein Teil des Regens fließt mit den Flüssen in das Meer.'],
])('finds %s', (code, text) => {
  expect(languageOf(text)).toBe(code);
});

it('does not guess the language of a few words', () => {
  expect(languageOf('Photosynthesis')).toBeNull();
});

it('knows the language of every request', () => {
  const languages = readRequests().map(({ form }) => readShared(form).language);
  expect(languages.map(languageCodeOf)).not.toContain(undefined);
});
