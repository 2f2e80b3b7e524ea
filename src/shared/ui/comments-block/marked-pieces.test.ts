import { expect, test } from 'vitest';
import { markedPieces } from './marked-pieces';

const text = 'The park is dark. We need lamps.';
const shown = (comments: Parameters<typeof markedPieces>[1]) =>
  markedPieces(text, comments).map((piece) =>
    piece.number === null ? piece.text : `[${piece.text}|${piece.number}]`,
  );

test.each<[string, Parameters<typeof markedPieces>[1], string[]]>([
  ['no comment', [], [text]],
  [
    'two comments out of order',
    [
      { start: 18, end: 20 },
      { start: 0, end: 8 },
    ],
    ['[The park|2]', ' is dark. ', '[We|1]', ' need lamps.'],
  ],
  [
    'overlapping comments',
    [
      { start: 0, end: 8 },
      { start: 4, end: 11 },
    ],
    ['[The park|1]', '[ is|2]', ' dark. We need lamps.'],
  ],
  [
    'a comment inside another',
    [
      { start: 0, end: 16 },
      { start: 4, end: 8 },
    ],
    ['[The park is dark|1]', '[|2]', '. We need lamps.'],
  ],
  ['a comment without a place, or beyond the text', [{}, null, { start: 3, end: 99 }], [text]],
])('cuts a text with %s', (_, comments, expected) => {
  expect(shown(comments)).toEqual(expected);
  expect(
    markedPieces(text, comments)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
