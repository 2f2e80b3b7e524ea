import { expect, test } from 'vitest';
import { maskText } from './mask-text.ts';
import { measureMasking } from './measured-set.ts';
import { NameIndex } from './name-index.ts';
import { PlaceholderTable } from './placeholder-table.ts';

test('the measured set: nothing private is left, nothing else is masked', () => {
  expect(measureMasking()).toMatchObject({ leaked: [], spoiled: [] });
});

test('a student whom the document is about is no word either', () => {
  const mask = (text: string, name: string) => {
    const index = new NameIndex();
    index.addSubject(name);
    return maskText(text, { index, table: new PlaceholderTable() });
  };
  expect(mask('Will the plant grow? Will grew one.', 'Will Martinez')).toBe(
    'Will the plant grow? Student_1 grew one.',
  );
  expect(mask('Summer break. Summer read two books.', 'Summer Hall')).toBe(
    'Summer break. Student_1 read two books.',
  );
});
