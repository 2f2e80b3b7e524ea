import { describe, expect, test } from 'vitest';
import { decodeList, type ListEncoding } from '.';

describe('the encoding', () => {
  const text =
    'Name;Email\nJosé Müller;j@school.test\nÁngel Peña;a@school.test\nFrançois Groß;f@school.test\n';
  const pages: [ListEncoding, string, Record<string, number>][] = [
    ['windows-1252', text, { é: 0xe9, ü: 0xfc, Á: 0xc1, ñ: 0xf1, ç: 0xe7, ß: 0xdf }],
    ['macintosh', text, { é: 0x8e, ü: 0x9f, Á: 0xe7, ñ: 0x96, ç: 0x8d, ß: 0xa7 }],
    [
      'windows-1250',
      'Name;Email\nŁukasz Wójcik;l@school.test\nMałgorzata Dąb;m@school.test',
      { Ł: 0xa3, ó: 0xf3, ł: 0xb3, ą: 0xb9 },
    ],
    ['windows-1251', 'Name;Email\nИрина;i@school.test', { И: 0xc8, р: 0xf0, и: 0xe8, н: 0xed, а: 0xe0 }],
  ];
  test.each(pages)('%s is recognised', (encoding, written, codes) => {
    const bytes = Uint8Array.from(written, (letter) => codes[letter] ?? letter.charCodeAt(0));
    expect(decodeList(bytes)).toEqual({ text: written, encoding });
  });

  const utf16 = (order: 'le' | 'be', mark: string) =>
    Uint8Array.from(
      `${mark}${text}`.split('').flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  test.each([
    ['utf-8', new TextEncoder().encode(text)],
    ['utf-8', new TextEncoder().encode(`\uFEFF${text}`)],
    ['utf-16le', utf16('le', '\uFEFF')],
    ['utf-16le', utf16('le', '')],
    ['utf-16be', utf16('be', '\uFEFF')],
    ['utf-16be', utf16('be', '')],
  ])('%s is recognised with and without its mark', (encoding, bytes) => {
    expect(decodeList(bytes)).toEqual({ text, encoding });
  });

  test('is the one that the teacher chose', () => {
    expect(decodeList(Uint8Array.of(0xf8), 'windows-1250').text).toBe('ř');
  });
});
