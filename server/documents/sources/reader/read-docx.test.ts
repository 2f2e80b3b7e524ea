import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { documentOf, paragraph, relationships } from '../../../../tests/hostile-files/word-shapes.ts';
import { makeZip, type ZipPart } from '../../../../tests/hostile-files/zip-file.ts';
import { openTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { readFile } from './read-file.ts';

async function textOf(...parts: ZipPart[]): Promise<string> {
  const bytes = makeZip(parts);
  const handle = await openTemporaryFile();
  await writeFile(handle, bytes);
  try {
    return (await readFile({ fd: handle.fd, size: bytes.length })).text;
  } finally {
    await handle.close();
  }
}

const main = (body: string): ZipPart => ({ name: 'word/document.xml', content: documentOf(body) });
const run = (content: string) => `<w:r>${content}</w:r>`;

test.each([
  ['paragraphs', paragraph('One.') + paragraph('Two.'), 'One.\n\nTwo.'],
  ['runs of one word', `<w:p>${run('<w:t>wil</w:t>')}${run('<w:t>low</w:t>')}</w:p>`, 'willow'],
  ['tabs and breaks', `<w:p>${run('<w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t>')}</w:p>`, 'a b\nc'],
  ['hyphens', `<w:p>${run('<w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t>')}</w:p>`, 'a\u2011b'],
  ['escaped characters', paragraph('5 &lt; 6 &amp; 7'), '5 < 6 & 7'],
  [
    'table cells',
    `<w:tbl><w:tblPr/><w:tr><w:tc>${paragraph('a')}</w:tc><w:tc>${paragraph('b')}</w:tc></w:tr></w:tbl>`,
    'a\n\nb',
  ],
  [
    'links and inserted text',
    `<w:p><w:hyperlink>${run('<w:t>link</w:t>')}</w:hyperlink><w:ins>${run('<w:t> new</w:t>')}</w:ins></w:p>`,
    'link new',
  ],
  [
    'no deleted text, field codes or tab stops',
    `<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr><w:del>${run('<w:delText>old</w:delText>')}</w:del>${run('<w:instrText>PAGE</w:instrText>')}${run('<w:t>kept</w:t>')}</w:p>`,
    'kept',
  ],
  [
    'one of two alternatives',
    `<w:p>${run(`<mc:AlternateContent xmlns:mc="m"><mc:Choice>${paragraph('twice')}</mc:Choice><mc:Fallback>${paragraph('once')}</mc:Fallback></mc:AlternateContent>`)}</w:p>`,
    'once',
  ],
])('a document with %s', async (_, body, expected) => {
  expect(await textOf(main(body))).toBe(expected);
});

test('the package names its main part', async () => {
  const parts = [
    { name: '_rels/.rels', content: relationships('/word/document2.xml') },
    { name: 'word/document2.xml', content: documentOf(paragraph('Second.')) },
  ];
  expect(await textOf(...parts, main(paragraph('First.')))).toBe('Second.');
});

test('the namespace decides, not the prefix, and the strict format is read too', async () => {
  const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
  const content = `<x:document xmlns:x="${strict}"><x:body><x:p><x:r><x:t>Strict.</x:t></x:r></x:p></x:body></x:document>`;
  expect(await textOf({ name: 'word/document.xml', content })).toBe('Strict.');
});

test('text of other namespaces is left out', async () => {
  const body = `<w:p>${run('<m:t xmlns:m="math">x</m:t><w:t>y</w:t>')}</w:p>`;
  expect(await textOf(main(body))).toBe('y');
});
