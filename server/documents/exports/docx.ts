import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx';
import { textRuns } from './docx-text.ts';
import { writeTable } from './docx-table.ts';
import type { Piece } from './piece.ts';

type Block = Paragraph | Table;

const LETTER = { width: 12_240, height: 15_840 };
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_080;
const GREY = '555555';
const INK = '1F1F1F';

interface Paper {
  title: string;
  /** Letter, the paper of the US; otherwise A4. */
  letter: boolean;
}

/** A Word document; every numbered list starts at 1. */
export async function toDocx(pieces: readonly Piece[], { title, letter }: Paper): Promise<Buffer> {
  const paper = letter ? LETTER : A4;
  const lists = pieces.filter((piece) => piece.kind === 'list' && piece.ordered);
  const document = new Document({
    title,
    creator: 'Lectern',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 23 }, paragraph: { spacing: { after: 120, line: 276 } } },
        title: headingStyle(44, 0),
        heading1: headingStyle(30, 320),
        heading2: headingStyle(25, 220),
      },
    },
    numbering: { config: lists.map((_, index) => numbering(`ordered-${index}`)) },
    sections: [
      {
        properties: {
          page: {
            size: paper,
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        footers: { default: pageNumbers() },
        children: pieces.flatMap((piece) =>
          write(piece, {
            referenceOf: (list) => `ordered-${lists.indexOf(list)}`,
            width: paper.width - 2 * MARGIN,
          }),
        ),
      },
    ],
  });
  return Packer.toBuffer(document);
}

const headingStyle = (size: number, before: number) => ({
  run: { font: 'Calibri', size, bold: true, color: INK },
  paragraph: { spacing: { before, after: 100 } },
});

function pageNumbers(): Footer {
  const children = [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children, size: 18, color: GREY })],
      }),
    ],
  });
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

interface Page {
  referenceOf(list: Piece): string;
  /** The width between the margins, in twentieths of a point. */
  width: number;
}

function write(piece: Piece, { referenceOf, width }: Page): Block[] {
  switch (piece.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: headings[piece.level],
          keepNext: true,
          children: textRuns(piece.text, { bold: true }),
        }),
      ];
    case 'text':
      return [
        new Paragraph({
          ...(piece.keeps && { keepNext: true, keepLines: true }),
          ...(piece.keeps && piece.tone === undefined && { spacing: { before: 160, after: 100 } }),
          children: textRuns(piece.text, piece.tone === undefined ? {} : { italics: true, color: GREY }),
        }),
      ];
    case 'list':
      return piece.items.map(
        (item) =>
          new Paragraph({
            children: textRuns(item),
            spacing: { after: 60 },
            ...(piece.ordered
              ? { numbering: { reference: referenceOf(piece), level: 0 } }
              : { bullet: { level: 0 } }),
          }),
      );
    case 'options':
      return piece.items.map((option, index) => writeOption(option, index === piece.items.length - 1));
    case 'table':
      return [writeTable(piece, width), new Paragraph({ spacing: { after: 60 } })];
    case 'lines':
      return Array.from({ length: piece.count }, ruledLine);
    case 'page-break':
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

type Option = Extract<Piece, { kind: 'options' }>['items'][number];

/** Keeps the options of a question on one page, with space after the last. */
function writeOption({ key, text, right, note }: Option, isLast: boolean): Paragraph {
  return new Paragraph({
    indent: { left: 360 },
    spacing: { after: isLast ? 200 : 40 },
    keepLines: true,
    keepNext: !isLast,
    children: [
      new TextRun({ text: `${key}. `, bold: right }),
      ...textRuns(text, { bold: right }),
      ...(right ? [new TextRun({ text: ' ✓', bold: true })] : []),
      ...(note === undefined
        ? []
        : [new TextRun({ text: '  ' }), ...textRuns(note, { italics: true, color: GREY })]),
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
