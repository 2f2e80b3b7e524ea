import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableRow, WidthType } from 'docx';
import { textRuns } from './docx-text.ts';
import type { Piece } from './piece.ts';

type Cells = Pick<Extract<Piece, { kind: 'table' }>, 'head' | 'rows'>;

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
export function writeTable({ head, rows }: Cells, width: number): Table {
  const widths = columnWidths({ head, rows }, width);
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 100, right: 100 },
            ...(isHead && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'F2F2F2' } }),
            children: [new Paragraph({ spacing: { after: 0 }, children: textRuns(text, { bold: isHead }) })],
          }),
      ),
    });
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: BORDERS,
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

/** The width of a character and the padding of a cell, in twentieths of a point. */
const CHARACTER = 125;
const AROUND = 260;
/** A column with longer texts wraps and takes a share of the remaining width. */
const WRAPPED = 24;

/** Short columns get the width they need; long ones share the rest by their length. */
export function columnWidths({ head, rows }: Cells, width: number): number[] {
  const longest = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const isLong = longest.map((length) => length > WRAPPED);
  if (!isLong.includes(true)) return longest.map(() => Math.floor(width / longest.length));
  const needed = longest.map((length, column) => (isLong[column] ? 0 : length * CHARACTER + AROUND));
  const rest = width - needed.reduce((sum, each) => sum + each, 0);
  const weights = longest.map((length, column) => (isLong[column] ? Math.sqrt(length) : 0));
  const all = weights.reduce((sum, each) => sum + each, 0);
  return needed.map((room, column) =>
    isLong[column] ? Math.floor((rest * (weights[column] ?? 0)) / all) : room,
  );
}
