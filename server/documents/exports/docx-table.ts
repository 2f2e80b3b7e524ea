import {
  BorderStyle,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import { type Cells, columnWidths } from './column-widths.ts';
import { textRuns } from './docx-text.ts';
import type { Piece } from './piece.ts';

type Facts = Extract<Piece, { kind: 'facts' }>;

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' };
const BORDERS = {
  top: LINE,
  bottom: LINE,
  left: LINE,
  right: LINE,
  insideHorizontal: LINE,
  insideVertical: LINE,
};

/** A table over the whole width, with columns as wide as their content needs. */
export function writeTable(
  { head, rows, keeps = false }: Cells & { keeps?: boolean },
  { width, rightToLeft }: { width: number; rightToLeft: boolean },
): Table {
  const widths = columnWidths({ head, rows }, width);
  const row = (cells: readonly string[], isHead: boolean, keepNext = isHead) =>
    new TableRow({
      // Some readers take any value for a header.
      ...(isHead && { tableHeader: true }),
      cantSplit: true,
      children: cells.map(
        (text, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            ...(isHead && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'F2F2F2' } }),
            children: [
              new Paragraph({
                spacing: { after: 0 },
                keepNext,
                ...(rightToLeft && { bidirectional: true }),
                children: textRuns(text, { bold: isHead }),
              }),
            ],
          }),
      ),
    });
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    visuallyRightToLeft: rightToLeft,
    borders: BORDERS,
    rows: [
      row(head, true),
      ...rows.map((cells, index) => row(cells, false, keeps && index === rows.length - 1)),
    ],
  });
}

const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: 'DDDDDD' };
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/** Labels beside their values, with a line under each. */
export function writeFacts(
  { facts, keeps }: Facts,
  { width, rightToLeft }: { width: number; rightToLeft: boolean },
): Table {
  const widths = [Math.floor(width * 0.26), Math.floor(width * 0.74)];
  const paragraph = (children: ParagraphChild[], isItem = false) =>
    new Paragraph({
      spacing: { after: 0 },
      keepNext: keeps ?? false,
      ...(rightToLeft && { bidirectional: true }),
      ...(isItem && { bullet: { level: 0 } }),
      children,
    });
  const cell = (column: number, children: Paragraph[]) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, left: 0, right: 120 },
      children,
    });
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    visuallyRightToLeft: rightToLeft,
    borders: {
      top: HAIRLINE,
      bottom: HAIRLINE,
      left: NO_LINE,
      right: NO_LINE,
      insideHorizontal: HAIRLINE,
      insideVertical: NO_LINE,
    },
    rows: facts.map(
      ({ label, text, items = [] }) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(0, [paragraph(textRuns(label, { bold: true }))]),
            cell(1, [
              ...(text === undefined ? [] : [paragraph(textRuns(text))]),
              ...items.map((item) => paragraph(textRuns(item), true)),
            ]),
          ],
        }),
    ),
  });
}
