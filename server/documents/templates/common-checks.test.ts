import { expect, test } from 'vitest';
import { isQuoted } from './common-checks.ts';

const contextOf = (text: string) => ({ sources: [{ id: 'one', name: 'willow.txt', text }], standards: [] });

test('a quotation may differ from its source in case, line breaks and the dots around it', () => {
  const context = contextOf('Van Helmont\nplanted a young willow. It grew.');
  expect(isQuoted('… planted a Young willow …', context)).toBe(true);
  expect(isQuoted('planted an old willow', context)).toBe(false);
});

test.each(['.', '. ', '…', ' ', '-', '\n'])(
  'a source with a row of %j is compared in linear time',
  (unit) => {
    const row = unit.repeat(100_000 / unit.length);
    const begun = performance.now();
    expect(isQuoted('the willow', contextOf(`Contents ${row} the willow`))).toBe(true);
    expect(performance.now() - begun).toBeLessThan(2_000);
  },
);
