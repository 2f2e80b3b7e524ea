import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it('formats a size in Bytes, KB, MB or GB', () => {
  expect(fileSize(0)).toBe('0 Bytes');
  expect(fileSize(1023)).toBe('1023 Bytes');
  expect(fileSize(1536)).toBe('1.5 KB');
  expect(fileSize(20 * 1024 ** 2)).toBe('20 MB');
  expect(fileSize(3 * 1024 ** 4)).toBe('3072 GB');
});
