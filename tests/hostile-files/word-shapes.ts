import { sentence } from './hostile-file.ts';
import { deflatedBomb, makeZip, type ZipPart, type ZipShape } from './zip-file.ts';

export const MAIN = 'word/document.xml';
const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
export const HEAD = `<?xml version="1.0"?><w:document xmlns:w="${NAMESPACE}"><w:body>`;
export const TAIL = '</w:body></w:document>';
export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
export const documentOf = (body: string) => HEAD + body + TAIL;
export const good = documentOf(paragraph(sentence));
export const relationships = (target: string, mode = '') =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"${mode}/></Relationships>`;

export const word = (content: string | Buffer, others: ZipPart[] = [], shape: ZipShape = {}): Buffer =>
  makeZip([...others, { name: MAIN, content }], shape);
/** A document whose main part inflates to `times` megabytes of a unit. */
export const bomb = (unit: string, times: number, before = HEAD, after = TAIL): Buffer =>
  deflatedBomb(before, unit.repeat(2 ** 20 / unit.length), times, after);
export const bombPart = (deflated: Buffer, name = MAIN, claimedSize = deflated.length * 1000): ZipPart => ({
  name,
  deflated,
  claimedSize,
});
