import type { SaxesTagNS } from 'saxes';
import type { Piece } from '../../../../documents/exports/piece.ts';
import { readXml, type XmlHandler } from '../../../../documents/sources/reader/read-xml.ts';
import type { Archive } from '../../../../documents/sources/reader/zip.ts';
import { OfficeText } from './office-text.ts';

/** The words and tables of an office file, in order; an empty list for another kind of file. */
export async function readOffice(archive: Archive): Promise<Piece[]> {
  const text = new OfficeText();
  if (archive.has('word/document.xml')) await readXml(archive.read('word/document.xml'), flow(text, 't'));
  else if (archive.has('xl/workbook.xml')) await readWorkbook(archive, text);
  else if (archive.has('ppt/presentation.xml')) await readSlides(archive, text);
  // OpenDocument: text, slides and sheets alike.
  else if (archive.has('content.xml')) await readXml(archive.read('content.xml'), flow(text, 'p'));
  return text.pieces();
}

/** In the order of their numbers, as far as they are read. */
const partsNamed = (archive: Archive, pattern: RegExp): string[] =>
  archive.names
    .flatMap((name) => {
      const number = pattern.exec(name)?.[1];
      return number === undefined ? [] : [{ name, number: Number(number) }];
    })
    .toSorted((one, other) => one.number - other.number)
    .map(({ name }) => name);

async function readSlides(archive: Archive, text: OfficeText): Promise<void> {
  for (const [index, name] of partsNamed(archive, /^ppt\/slides\/slide(\d+)\.xml$/).entries()) {
    if (text.isFull) return;
    text.heading(1, `Slide ${index + 1}`);
    await readXml(archive.read(name), flow(text, 't'));
  }
}

/** What is deleted, repeated for newer programs, or said about the document. */
const SKIPPED = new Set(['del', 'moveFrom', 'instrText', 'Choice', 'tracked-changes', 'annotation', 'forms']);
const TABLES = new Set(['tbl', 'table']);
const ROWS = new Set(['tr', 'table-row']);
const CELLS = new Set(['tc', 'table-cell']);
const BREAKS: Readonly<Record<string, string>> = { tab: ' ', br: '\n', cr: '\n', 'line-break': '\n', s: ' ' };

/** Word, PowerPoint and OpenDocument name their parts nearly alike. `t` has the words, or any element in a `p`. */
function flow(text: OfficeText, wordsIn: 't' | 'p'): XmlHandler {
  const path: string[] = [];
  let skippedFrom = Infinity;
  return {
    open(tag) {
      path.push(tag.local);
      if (SKIPPED.has(tag.local)) skippedFrom = Math.min(skippedFrom, path.length);
      if (skippedFrom < Infinity) return;
      if (TABLES.has(tag.local)) text.beginTable();
      else if (ROWS.has(tag.local)) text.beginRow();
      else if (CELLS.has(tag.local)) text.beginCell();
      else if (tag.local === 'h') text.style(Number(attribute(tag, 'outline-level') ?? 1));
      else if (tag.local === 'pStyle') text.style(levelOf(attribute(tag, 'val')));
      else if (tag.local === 'numPr' || tag.local === 'list-item') text.item();
      else text.add(BREAKS[tag.local] ?? '');
    },
    close({ local }) {
      if (skippedFrom === Infinity) {
        if (local === 'p' || local === 'h') text.endParagraph();
        else if (TABLES.has(local)) text.endTable();
      }
      if (path.length === skippedFrom) skippedFrom = Infinity;
      path.pop();
    },
    text(words) {
      if (skippedFrom < Infinity) return;
      if (wordsIn === 't' ? path.at(-1) === 't' : path.includes('p') || path.includes('h')) text.add(words);
    },
    isDone: () => text.isFull,
  };
}

const attribute = ({ attributes }: SaxesTagNS, name: string): string | undefined =>
  Object.values(attributes).find(({ local }) => local === name)?.value;

/** The level of a heading by the name of its style. */
function levelOf(style = ''): number | undefined {
  if (/^title$/i.test(style)) return 1;
  const level = /^heading ?(\d)$/i.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
}

async function readWorkbook(archive: Archive, text: OfficeText): Promise<void> {
  const shared = await readShared(archive);
  for (const [index, name] of partsNamed(archive, /^xl\/worksheets\/sheet(\d+)\.xml$/).entries()) {
    if (text.isFull) return;
    text.heading(1, `Sheet ${index + 1}`);
    text.beginTable();
    await readXml(archive.read(name), sheet(text, shared));
    text.endTable();
  }
}

async function readShared(archive: Archive): Promise<string[]> {
  const part = 'xl/sharedStrings.xml';
  const shared: string[] = [];
  if (!archive.has(part)) return shared;
  let inText = false;
  await readXml(archive.read(part), {
    open({ local }) {
      if (local === 'si') shared.push('');
      inText = local === 't';
    },
    close() {
      inText = false;
    },
    text(words) {
      if (inText) shared.push((shared.pop() ?? '') + words);
    },
  });
  return shared;
}

function sheet(text: OfficeText, shared: readonly string[]): XmlHandler {
  let isShared = false;
  let isValue = false;
  return {
    open(tag) {
      if (tag.local === 'row') text.beginRow();
      if (tag.local === 'c') {
        text.beginCell(columnOf(attribute(tag, 'r')));
        isShared = attribute(tag, 't') === 's';
      }
      isValue = tag.local === 'v' || tag.local === 't';
    },
    close() {
      isValue = false;
    },
    text(words) {
      if (isValue) text.add(isShared ? (shared[Number(words)] ?? '') : words);
    },
    isDone: () => text.isFull,
  };
}

/** The column of a reference such as C5, from zero. */
function columnOf(reference = ''): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
