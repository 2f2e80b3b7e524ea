import { describe, expect, test } from 'vitest';
import { readFormSchema } from '@/entities/template-form';
import { rowsSchemaFixture } from '../../../../tests/support/form-rows';
import { readPastedRows } from './pasted-rows';
import { isTable } from './pasted-table';

const courses = readFormSchema(rowsSchemaFixture).find(({ name }) => name === 'courses');
const fields = courses?.kind === 'rows' ? courses.fields : [];
const read = (text: string) => readPastedRows(text, fields);
const row = (title: string, level = 'Regular', credits: number | null = null, ends = '') => ({
  title,
  level,
  credits,
  ends,
});

describe('lines pasted from a spreadsheet', () => {
  test('fill the fields in their order', () => {
    expect(read('Biology\tap\t1.0\t5/6/2027\nArt\t\t0.5\t2027-06-11\n')).toEqual({
      rows: [row('Biology', 'AP', 1, '2027-06-05'), row('Art', 'Regular', 0.5, '2027-06-11')],
      unread: 0,
    });
  });

  test('follow their headings, in any order', () => {
    expect(read('credits\tTitle\n1\tBiology').rows).toEqual([row('Biology', 'Regular', 1)]);
  });

  test('separate by commas, with quoted cells', () => {
    expect(read('"Art, drawing",Honors\r\nPE,Regular').rows).toEqual([
      row('Art, drawing', 'Honors'),
      row('PE'),
    ]);
  });

  test('are whole lines if their commas don’t agree', () => {
    expect(read('Cells, tissues, organs\nPlants').rows).toEqual([
      row('Cells, tissues, organs'),
      row('Plants'),
    ]);
  });

  test('count the cells that don’t fit', () => {
    expect(read('Biology\tExpert\tone\t31/31/2027\textra')).toEqual({ rows: [row('Biology')], unread: 4 });
  });
});

test('lines of cells are a table', () => {
  expect(['Biology\tAP', 'Biology\r\nArt'].map((text) => isTable(text, fields))).toEqual([true, true]);
});

test('one line without tabs is no table', () => {
  expect(isTable('Biology, part 2\n', fields)).toBe(false);
});

test('a paragraph pasted into a long text is no table', () => {
  const long = fields.map((field) => ({ ...field, kind: 'textarea' as const, maxLength: null }));
  expect(isTable('One line.\nAnother.', long)).toBe(false);
});
