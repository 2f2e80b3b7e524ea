import { posix } from 'node:path';
import type { SaxesTagNS } from 'saxes';
import type { CleanText } from './clean-text.ts';
import { unsupported } from './problems.ts';
import { readXml } from './read-xml.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { Archive } from './zip.ts';

/** Of the transitional and the strict format. */
const WORD_NAMESPACES = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const RELATIONSHIPS = '_rels/.rels';
const USUAL_MAIN_PART = 'word/document.xml';

/** Properties, deleted text and alternatives for newer programs, which repeat what the fallback says. */
const SKIPPED = new Set([
  'AlternateContent/Choice',
  'del',
  'instrText',
  'moveFrom',
  'pPr',
  'rPr',
  'sdtPr',
  'sectPr',
  'tblPr',
]);

const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
};

/** The text of a Word document until `text` is full; throws a 415 for a zip file of another kind. */
export async function readDocx(file: UploadedFile, text: CleanText): Promise<void> {
  const archive = await Archive.open(file);
  const main = await findMainPart(archive);
  if (!archive.has(main)) throw notWord();
  const path: string[] = [];
  let skippedFrom = Infinity;
  let isWord = false;

  await readXml(archive.read(main), {
    open(tag) {
      path.push(tag.local);
      if (path.length === 1 && !isWordDocument(tag)) throw notWord();
      isWord = WORD_NAMESPACES.has(tag.uri);
      if (isSkipped(path)) skippedFrom = Math.min(skippedFrom, path.length);
      if (skippedFrom === Infinity && isWord) text.append(characters[tag.local] ?? '');
    },
    close(tag) {
      if (skippedFrom === Infinity && tag.local === 'p' && WORD_NAMESPACES.has(tag.uri)) text.append('\n\n');
      if (path.length === skippedFrom) skippedFrom = Infinity;
      path.pop();
    },
    text(content) {
      if (skippedFrom === Infinity && path.at(-1) === 't' && isWord) text.append(content);
    },
    isDone: () => text.isFull,
  });
}

const isWordDocument = ({ local, uri }: SaxesTagNS) => local === 'document' && WORD_NAMESPACES.has(uri);

const isSkipped = (path: readonly string[]) =>
  SKIPPED.has(path.at(-1) ?? '') || SKIPPED.has(path.slice(-2).join('/'));

const notWord = () => unsupported('This is not a Word document. Choose a PDF, DOCX or TXT file.');

/** The part that the package names as its document. */
async function findMainPart(archive: Archive): Promise<string> {
  let found: string | undefined;
  if (!archive.has(RELATIONSHIPS)) return USUAL_MAIN_PART;
  await readXml(archive.read(RELATIONSHIPS), {
    open({ local, attributes }) {
      if (local !== 'Relationship' || !attributes['Type']?.value.endsWith('/officeDocument')) return;
      found ??= posix.join('/', attributes['Target']?.value ?? '').slice(1);
    },
    close() {},
    text() {},
  });
  return found !== undefined && archive.has(found) ? found : USUAL_MAIN_PART;
}
