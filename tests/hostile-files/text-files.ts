import { gzipSync } from 'node:zlib';
import { makePdf } from '../../server/documents/sources/fixtures.ts';
import { type HostileFile, NO_KIND, sentence } from './hostile-file.ts';
import { makeZip } from './zip-file.ts';

const MAX = 20 * 1024 * 1024;
const filled = (text: string, bytes = MAX) => Buffer.alloc(bytes, text);

/** Plain text, and files whose name does not match their content. */
export const textFiles: readonly HostileFile[] = [
  { title: 'zero bytes', make: () => Buffer.alloc(0), error: 'This file is empty.' },
  { title: '20 MB of zeros', make: () => filled('\0'), error: NO_KIND },
  { title: '20 MB in one line', make: () => filled('x'), text: 'xxx' },
  { title: '20 MB of words', make: () => filled(`${sentence}\n`), text: sentence },
  { title: '20 MB of spaces', make: () => filled(' '), error: 'This file holds no text.' },
  { title: '20 MB of line breaks', make: () => filled('\r\n'), error: 'This file holds no text.' },
  {
    title: '20 MB of spaces and line breaks before a word',
    make: () => Buffer.concat([filled(' \n\t\u00A0', MAX - 10), Buffer.from('end')]),
    text: 'end',
  },
  {
    title: '60 KB of white space between two words',
    make: () => Buffer.from(`a${' \t\u2003'.repeat(12_000)}b`),
    text: 'a b',
  },
  {
    title: '20 MB of UTF-16',
    make: () => Buffer.from(`\uFEFF${'é '.repeat(MAX / 4 - 1)}`, 'utf16le'),
    text: 'é é',
  },
  {
    title: '20 MB whose last byte is not UTF-8',
    make: () => Buffer.concat([filled('a ', MAX - 1), Buffer.from('ff', 'hex')]),
    text: 'a a',
  },
  {
    title: 'text that becomes binary',
    make: () => Buffer.concat([filled('word ', 10_000), filled('\0\u0001', 1_000_000)]),
    text: 'word word',
  },
  {
    title: 'broken surrogate pairs',
    make: () =>
      Buffer.concat([
        Buffer.from('fffe', 'hex'),
        Buffer.from('3dd8', 'hex'),
        Buffer.from('text', 'utf16le'),
        Buffer.from('3dd8', 'hex'),
      ]),
    text: 'text',
  },
  {
    title: 'a million combining marks',
    make: () => Buffer.from(`e${'\u0301'.repeat(1_000_000)}`),
    text: 'e',
  },
  {
    title: 'markup with a script',
    make: () => Buffer.from(`<script>alert(1)</script> ${sentence}`),
    text: sentence,
  },
  {
    title: 'XML of nested entities',
    make: () => Buffer.from(`<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">]><x>&b;</x>`),
    text: '&a;',
  },
  {
    title: 'a name with path separators',
    make: () => Buffer.from(sentence),
    name: '../../../etc/passwd',
    text: sentence,
  },
  {
    title: 'a name that reverses its direction',
    make: () => Buffer.from(sentence),
    name: 'harmless\u202Efdp.exe',
    text: sentence,
  },
  {
    title: 'a name of ten thousand letters',
    make: () => Buffer.from(sentence),
    name: `${'n'.repeat(10_000)}.txt`,
    text: sentence,
  },
  {
    title: 'a picture called .docx',
    make: () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    name: 'picture.docx',
    error: NO_KIND,
  },
  {
    title: 'a program called .pdf',
    make: () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(10_000)]),
    name: 'program.pdf',
    error: NO_KIND,
  },
  { title: 'a gzip bomb', make: () => gzipSync(Buffer.alloc(20_000_000)), error: NO_KIND },
  { title: 'an old Word file', make: () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), error: 'older' },
  { title: 'an RTF file', make: () => Buffer.from(`{\\rtf1 ${'{'.repeat(100_000)}`), error: 'RTF' },
  {
    title: 'a PDF that is also a zip file',
    make: () =>
      Buffer.concat([makePdf([[sentence]]), makeZip([{ name: 'word/document.xml', content: 'x' }])]),
    text: sentence,
  },
  {
    title: 'a zip file that is also a PDF',
    make: () => makeZip([{ name: '%PDF-1.4', content: makePdf([[sentence]]), method: 0 }]),
  },
];
