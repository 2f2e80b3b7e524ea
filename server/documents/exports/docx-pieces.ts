import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  type Table,
  TabStopType,
  TextRun,
} from 'docx';
import { phaseLabels } from '../../generated/block-labels.ts';
import type { Phase } from '../../generated/blocks.ts';
import { counted } from '../templates/verdicts.ts';
import { textRuns } from './docx-text.ts';
import { writeFacts, writeTable } from './docx-table.ts';
import { isLettered, type Piece } from './piece.ts';

type Block = Paragraph | Table;

export const GREY = '555555';
export const OPTION_INDENT = { left: 720, hanging: 360 };

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

export interface Page {
  /** The numbering of a list. */
  referenceOf(list: Piece): string;
  /** The width between the margins, in twentieths of a point. */
  width: number;
  rightToLeft: boolean;
}

export function writePiece(piece: Piece, page: Page): Block[] {
  const paragraph = (options: Omit<IParagraphOptions, 'bidirectional'>) =>
    new Paragraph({ ...options, ...(page.rightToLeft && { bidirectional: true }) });
  switch (piece.kind) {
    case 'heading':
      return [
        paragraph({
          heading: headings[piece.level],
          keepNext: true,
          children: textRuns(piece.text, { bold: true }),
        }),
      ];
    case 'text':
      return [
        paragraph({
          ...(piece.keeps && { keepNext: true, keepLines: true }),
          children: textRuns(piece.text, piece.tone === undefined ? {} : { italics: true, color: GREY }),
        }),
      ];
    case 'facts':
      return [
        writeFacts(piece, page),
        new Paragraph({ spacing: { after: 60 }, keepNext: piece.keeps ?? false }),
      ];
    case 'question':
      return [
        paragraph({
          keepNext: true,
          keepLines: true,
          spacing: { before: 160, after: 100 },
          children: [
            new TextRun({ text: `${piece.number}. `, bold: true }),
            ...textRuns(piece.text),
            ...(piece.points === undefined
              ? []
              : [new TextRun({ text: ` (${counted(piece.points, 'point')})`, italics: true, color: GREY })]),
          ],
        }),
      ];
    case 'list':
      return piece.items.map((item) =>
        paragraph({
          children: textRuns(item),
          spacing: { after: 60 },
          ...(piece.ordered
            ? { numbering: { reference: page.referenceOf(piece), level: 0 } }
            : { bullet: { level: 0 } }),
        }),
      );
    case 'options':
      return piece.items.map((option, index) =>
        paragraph({
          ...(isLettered(piece)
            ? { numbering: { reference: page.referenceOf(piece), level: 0 } }
            : { indent: OPTION_INDENT }),
          spacing: { after: index === piece.items.length - 1 ? 200 : 40 },
          keepLines: true,
          keepNext: index < piece.items.length - 1,
          children: [...(isLettered(piece) ? [] : [new TextRun(`${option.key}.\t`)]), ...optionRuns(option)],
        }),
      );
    case 'table':
      return [
        writeTable(piece, page),
        new Paragraph({ spacing: { after: 60 }, keepNext: piece.keeps ?? false }),
      ];
    case 'phases':
      return [writeTable(phaseTable(piece.phases), page), new Paragraph({ spacing: { after: 60 } })];
    case 'name-line':
      return [paragraph(nameLine(page.width))];
    case 'lines':
      return Array.from({ length: piece.count }, (_, index) => ruledLine(index < piece.count - 1));
    case 'page-break':
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

type Option = Extract<Piece, { kind: 'options' }>['items'][number];

const optionRuns = ({ text, right, note }: Option): ParagraphChild[] => [
  ...textRuns(text, { bold: right }),
  ...(right ? [new TextRun({ text: ' ✓', bold: true })] : []),
  ...(note === undefined
    ? []
    : [new TextRun({ text: '  ' }), ...textRuns(note, { italics: true, color: GREY })]),
];

/** A row for each phase; the checks stand below each other in their cell. */
const phaseTable = (phases: readonly Phase[]) => ({
  head: [
    phaseLabels.name,
    phaseLabels.minutes,
    phaseLabels.teacher_actions,
    phaseLabels.student_actions,
    phaseLabels.checks,
  ],
  rows: phases.map(({ name, minutes, teacher_actions, student_actions, checks }) => [
    name,
    String(minutes),
    teacher_actions,
    student_actions,
    checks.join('\n'),
  ]),
});

const fill = (words: string) => [new TextRun(`${words} `), new TextRun({ text: '\t', underline: {} })];

const nameLine = (width: number): IParagraphOptions => ({
  spacing: { after: 240 },
  tabStops: [0.55, 0.78, 1].map((share) => ({ type: TabStopType.LEFT, position: Math.floor(width * share) })),
  children: ['Name', '  Date', '  Class'].flatMap(fill),
});

/** 9 mm apart, as in an exercise book. */
function ruledLine(keepNext: boolean): Paragraph {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'AAAAAA', space: 1 };
  return new Paragraph({
    keepNext,
    spacing: { before: 0, after: 0, line: 510 },
    border: { bottom: border, between: border },
  });
}
