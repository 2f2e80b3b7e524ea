import { expect, test } from 'vitest';
import * as faults from './paper-faults.ts';
import type { PrintedMark, PrintedSheet } from './printed-sheets.ts';

/** A sheet of Letter with these lines, 20 points apart, over a foot. */
function sheetOf(
  texts: readonly string[],
  foot = 'Plan Teacher copy Page 1 of 1',
  more: Partial<PrintedSheet> = {},
) {
  const line = (text: string, index: number) => ({ text, left: 90, top: 60 + index * 20, size: 13 });
  const lines = [...texts.map(line), { text: foot, left: 90, top: 760, size: 10 }];
  return { width: 612, height: 792, lines, margin: [], marks: [], ...more };
}

const rule = (top: number): PrintedMark => ({ left: 90, top, width: 400, height: 1 });
const full = Array.from({ length: 20 }, () => 'words');

test('reads the part and the number of a sheet from its foot', () => {
  const foot = 'The quiz Student copy, version B Page 2 of 3';
  expect(faults.footOf(sheetOf([], foot))).toEqual({ part: 'Student copy, version B', number: 2, count: 3 });
});

test('finds a sheet whose foot counts wrongly', () => {
  const [first, second] = [
    sheetOf([], 'P Teacher copy Page 1 of 2'),
    sheetOf([], 'P Teacher copy Page 2 of 2'),
  ];
  expect(faults.footFaults([first, second])).toEqual([]);
  expect(faults.footFaults([second, first])).toHaveLength(2);
  expect(faults.footFaults([first])).toHaveLength(1);
});

test('finds text that is missing or in another order', () => {
  const sheets = [sheetOf(['A tree', 'grows.']), sheetOf(['Slowly.'])];
  expect(faults.orderFaults(sheets, ['A tree grows.', 'Slowly.'])).toEqual([]);
  expect(faults.orderFaults(sheets, ['Slowly.', 'A tree grows.'])).toHaveLength(1);
});

test('finds a broken word, in the margin too', () => {
  const margin = [{ text: '9 mi', left: 40, top: 60, size: 13 }];
  expect(faults.brokenWordFaults([sheetOf(['A tree grows.'])], 'A tree grows.')).toEqual([]);
  expect(faults.brokenWordFaults([sheetOf(['A tr', 'ee grows.'])], 'A tree grows.')).toHaveLength(2);
  expect(faults.brokenWordFaults([sheetOf([], undefined, { margin })], '9 min')).toHaveLength(1);
});

test('finds an option that is cut in two', () => {
  expect(faults.cutFaults([sheetOf(['carbon', 'dioxide'])], ['carbon dioxide'])).toEqual([]);
  expect(faults.cutFaults([sheetOf(['carbon']), sheetOf(['dioxide'])], ['carbon dioxide'])).toHaveLength(1);
});

test('finds a row that is cut in two', () => {
  const row = ['stomata', 'small openings'];
  expect(faults.rowFaults([sheetOf(['stomata small', 'openings'])], [row])).toEqual([]);
  expect(faults.rowFaults([sheetOf(['stomata small']), sheetOf(['openings'])], [row])).toHaveLength(1);
});

test('finds a heading at the bottom of a sheet', () => {
  expect(faults.headingFaults([sheetOf(['Homework', 'Read.'])], ['Homework'])).toEqual([]);
  expect(faults.headingFaults([sheetOf(['Read.', 'Homework'])], ['Homework'])).toHaveLength(1);
});

test('finds a sheet under a third full that is not the last of its part', () => {
  const [first, last] = ['P Teacher copy Page 1 of 2', 'P Teacher copy Page 2 of 2'];
  expect(faults.emptySheetFaults([sheetOf(full, first), sheetOf(['end'], last)])).toEqual([]);
  expect(faults.emptySheetFaults([sheetOf(['start'], first), sheetOf(full, last)])).toHaveLength(1);
  expect(faults.emptySheetFaults([sheetOf(['start'], first, { marks: [rule(500)] })])).toEqual([]);
});

test('finds text that runs into the foot', () => {
  expect(faults.overflowFaults([sheetOf(full)])).toEqual([]);
  expect(faults.overflowFaults([sheetOf(Array.from({ length: 35 }, () => 'words'))])).toHaveLength(1);
});

test('finds a printed secret, and a label of the interface', () => {
  const sheets = [sheetOf(['Skip to the content', 'It is the air.'])];
  expect(faults.forbiddenFaults(sheets, ['the soil'])).toEqual([]);
  expect(faults.forbiddenFaults(sheets, ['the air'])).toHaveLength(1);
  expect(faults.labelFaults(sheets, ['Export'])).toEqual([]);
  expect(faults.labelFaults(sheets, ['Skip to the content'])).toHaveLength(1);
});

test('finds bullets and text that vanish without backgrounds', () => {
  const marked = sheetOf(['words'], undefined, { marks: [rule(100)] });
  expect(faults.backgroundFaults([marked], [marked])).toEqual([]);
  expect(faults.backgroundFaults([sheetOf(['words'])], [marked])).toHaveLength(1);
  expect(faults.backgroundFaults([sheetOf([])], [sheetOf(['words'])])).toHaveLength(1);
});
