import { expect, test } from 'vitest';
import { textParts } from './text-parts';

const linksIn = (text: string) => textParts(text).flatMap((part) => (part.isLink ? [part.text] : []));

test.each([
  ['No address here.', []],
  ['Rules: https://school.example/egg-drop', ['https://school.example/egg-drop']],
  ['See https://school.example/a?b=1#c.', ['https://school.example/a?b=1#c']],
  ['(http://school.example), then https://b.example!', ['http://school.example', 'https://b.example']],
  ['javascript:alert(1) and data:text/html,x', []],
  ['https://', []],
])('%s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('no word is lost', () => {
  const text = 'First\nhttps://a.example\n\nlast.';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
