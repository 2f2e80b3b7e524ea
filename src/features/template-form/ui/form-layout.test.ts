import { expect, test } from 'vitest';
import type { FormField } from '@/entities/template-form';
import { layOut } from './form-layout';

const base = {
  label: 'Label',
  help: null,
  placeholder: null,
  group: null,
  shownIf: null,
  required: false,
  fallback: null,
};
const select = (name: string, ...options: string[]): FormField => ({
  ...base,
  name,
  kind: 'select',
  options,
  open: false,
  maxLength: null,
});
const number = (name: string): FormField => ({
  ...base,
  name,
  kind: 'number',
  min: null,
  max: null,
  whole: true,
  presets: [],
});
const rowsOf = (...fields: FormField[]) => layOut(fields, {}).rows.map((row) => row.map(({ name }) => name));

test('two fields with short values share a row', () => {
  expect(rowsOf(select('grade', 'Grade 7'), number('minutes'), number('count'))).toEqual([
    ['grade', 'minutes'],
    ['count'],
  ]);
});

test('a select with a long option has its own row', () => {
  expect(rowsOf(number('minutes'), select('framework', '5E', 'Gradual Release'), number('count'))).toEqual([
    ['minutes'],
    ['framework'],
    ['count'],
  ]);
});
