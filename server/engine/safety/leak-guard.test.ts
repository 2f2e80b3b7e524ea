import { describe, expect, test } from 'vitest';
import { EngineFailure } from '../port/engine-failure.ts';
import { LeakGuard } from './leak-guard.ts';

const system = `You write classroom documents for a qualified teacher, who will read and change what you write.
- State only what is well established. Leave out what you are not sure of.
Example: {"overview":"Students float a ball of clay in a tub of water and change its shape until it floats."}`;

const feed = (text: string, chunk = 5, user = 'Topic: boats') => {
  const guard = new LeakGuard({ system, user });
  for (let at = 0; at < text.length; at += chunk) guard.feed(text.slice(at, at + chunk));
};

const leak =
  'You write classroom documents for a qualified teacher, who will read and change what you write. ';

describe('an answer that repeats the instructions', () => {
  test.each([1, 3, 7, 400])('is ended at a chunk size of %d', (chunk) => {
    expect(() => feed(`{"overview":"${leak}"}`, chunk)).toThrow(EngineFailure);
  });

  test('is ended before the twelfth word is shown', () => {
    const words = leak.split(' ');
    expect(() => feed(words.slice(0, 11).join(' '))).not.toThrow();
    expect(() => feed(`${words.slice(0, 13).join(' ')} `)).toThrow('document');
  });

  test('is found across line breaks, other cases and punctuation', () => {
    expect(() => feed(leak.toUpperCase().replaceAll(' ', '\\n* '))).toThrow(EngineFailure);
  });
});

test.each([
  [
    'a document',
    'Students write what they are sure of, and a teacher will read and change the classroom plan. ',
  ],
  [
    'the worked example',
    'Students float a ball of clay in a tub of water and change its shape until it floats. ',
  ],
])('%s is not a leak', (_, text) => {
  expect(() => feed(text)).not.toThrow();
});

test('words that the user supplied are not a leak', () => {
  expect(() => feed(leak, 5, `Source: ${leak}`)).not.toThrow();
});
