import { expect, test } from 'vitest';
import { isWrittenAsMarkdown, withLines } from './instruction-text';

test.each([
  '- Draw it',
  '1. Draw it',
  'See [this](https://a.b)',
  '*Now*',
  'x &lt; 5',
  'a\\_1',
  'Do:\n\n* it',
])('%s is Markdown', (text) => {
  expect(isWrittenAsMarkdown(text)).toBe(true);
});

test.each(['Draw one leaf.\nMeasure it.', 'Use snake_case and 3 * 4', 'Pages 4-5 (all)', 'At 5 - 6 pm'])(
  '%s is plain',
  (text) => {
    expect(isWrittenAsMarkdown(text)).toBe(false);
  },
);

test('lines of plain text stay lines, and Markdown stays as it is', () => {
  expect(withLines('Draw it.\nMeasure it.')).toBe('Draw it.  \nMeasure it.');
  const markdown = 'Do this:\n\n- one\n- two\n\n1. first\n2. second\n\nEnd  \nhere\n\n$$\nx\n$$';
  expect(withLines(markdown)).toBe(markdown);
});
