import { BorderStyle, Paragraph, ShadingType, Table, TableCell, TableRow, WidthType } from 'docx';
import { type Cells, columnWidths } from './column-widths.ts';
import { textRuns } from './docx-text.ts';

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
  { head, rows }: Cells,
  { width, rightToLeft }: { width: number; rightToLeft: boolean },
): Table {
  const widths = columnWidths({ head, rows }, width);
  const row = (cells: readonly string[], isHead: boolean) =>
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
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}
