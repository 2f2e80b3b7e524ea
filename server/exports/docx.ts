import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { runsOf } from './inline.ts';
import type { Piece } from './piece.ts';

type Block = Paragraph | Table;

const LETTER = { width: 12_240, height: 15_840 };
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_080;
const GREY = '555555';

interface Paper {
  title: string;
  /** US paper, or the rest of the world's. */
  letter: boolean;
}

/** A Word document; every numbered list begins at 1. */
export async function toDocx(pieces: readonly Piece[], { title, letter }: Paper): Promise<Buffer> {
  const lists = pieces.filter((piece) => piece.kind === 'list' && piece.ordered);
  const document = new Document({
    title,
    creator: 'Lectern',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 23 }, paragraph: { spacing: { after: 120, line: 276 } } },
      },
    },
    numbering: { config: lists.map((_, index) => numbering(`ordered-${index}`)) },
    sections: [
      {
        properties: {
          page: {
            size: letter ? LETTER : A4,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: pieces.flatMap((piece) => write(piece, (list) => `ordered-${lists.indexOf(list)}`)),
      },
    ],
  });
  return Packer.toBuffer(document);
}

function numbering(reference: string) {
  const indent = { left: 500, hanging: 300 };
  return {
    reference,
    levels: [
      {
        level: 0,
        format: LevelFormat.DECIMAL,
        text: '%1.',
        alignment: AlignmentType.START,
        style: { paragraph: { indent } },
      },
    ],
  };
}

const headings = { 1: HeadingLevel.TITLE, 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2 } as const;

function write(piece: Piece, referenceOf: (list: Piece) => string): Block[] {
  switch (piece.kind) {
    case 'heading':
      return [new Paragraph({ heading: headings[piece.level], keepNext: true, children: runs(piece.text) })];
    case 'text':
      if (piece.tone === undefined) return [new Paragraph({ children: runs(piece.text) })];
      return [new Paragraph({ children: runs(piece.text, { italics: true, color: GREY }) })];
    case 'list':
      return piece.items.map(
        (item) =>
          new Paragraph({
            children: runs(item),
            spacing: { after: 60 },
            ...(piece.ordered
              ? { numbering: { reference: referenceOf(piece), level: 0 } }
              : { bullet: { level: 0 } }),
          }),
      );
    case 'options':
      return piece.items.map(writeOption);
    case 'table':
      return [writeTable(piece.head, piece.rows), new Paragraph({ spacing: { after: 60 } })];
    case 'lines':
      return Array.from({ length: piece.count }, ruledLine);
    case 'page-break':
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

function writeOption({
  key,
  text,
  right,
  note,
}: Extract<Piece, { kind: 'options' }>['items'][number]): Paragraph {
  return new Paragraph({
    indent: { left: 360 },
    spacing: { after: 40 },
    keepLines: true,
    children: [
      new TextRun({ text: `${key}. `, bold: right }),
      ...runs(text, { bold: right }),
      ...(right ? [new TextRun({ text: ' ✓', bold: true })] : []),
      ...(note === undefined
        ? []
        : [new TextRun({ text: '  ' }), ...runs(note, { italics: true, color: GREY })]),
    ],
  });
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const cell = (text: string, bold: boolean) =>
    new TableCell({
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: [new Paragraph({ spacing: { after: 0 }, children: runs(text, { bold }) })],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head.map((text) => cell(text, true)) }),
      ...rows.map(
        (cells) => new TableRow({ cantSplit: true, children: cells.map((text) => cell(text, false)) }),
      ),
    ],
  });
}

/** 9 mm apart, as in an exercise book. */
function ruledLine(): Paragraph {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'AAAAAA', space: 1 };
  return new Paragraph({
    spacing: { before: 0, after: 0, line: 510 },
    border: { bottom: border, between: border },
  });
}

function runs(text: string, style: { bold?: boolean; italics?: boolean; color?: string } = {}): TextRun[] {
  return text.split('\n').flatMap((line, index) =>
    runsOf(line).map(
      (run, place) =>
        new TextRun({
          text: run.text,
          bold: run.bold || (style.bold ?? false),
          italics: run.italic || (style.italics ?? false),
          ...(style.color ? { color: style.color } : {}),
          ...(index > 0 && place === 0 ? { break: 1 } : {}),
        }),
    ),
  );
}
