import { counted } from '../../../templates/verdicts.ts';
import { phaseLabels } from '../../../../generated/block-labels.ts';
import type { Phase } from '../../../../generated/blocks.ts';
import { columnWidths } from '../../column-widths.ts';
import { plainFormula, readFormula } from '../../formula.ts';
import { runsOf } from '../../inline.ts';
import type { Piece } from '../../piece.ts';
import type { PdfRequest } from '../request.ts';

/** The width of the text in twentieths of a point, which decides how wide the columns of a table are. */
const TEXT_WIDTH = 9_300;

/** A document as document.typ takes it: texts are runs, and nothing is markup. */
export function sheetOf({ pieces, ...about }: PdfRequest) {
  return { ...about, pieces: pieces.map(dataOf) };
}

function dataOf(piece: Piece) {
  switch (piece.kind) {
    case 'heading':
      return { ...piece, text: runs(piece.text) };
    case 'text':
      return {
        kind: piece.kind,
        text: runs(piece.text),
        tone: piece.tone ?? null,
        keeps: piece.keeps ?? false,
      };
    case 'question':
      return {
        kind: piece.kind,
        text: runs(piece.text),
        number: String(piece.number),
        points: counted(piece.points, 'point'),
      };
    case 'list':
      return { kind: piece.kind, ordered: piece.ordered ?? false, items: piece.items.map(runs) };
    case 'options':
      return {
        kind: piece.kind,
        items: piece.items.map(({ key, text, right, note }) => ({
          key,
          text: runs(right ? `${text} ✓` : text),
          right,
          note: note === undefined ? null : runs(note),
        })),
      };
    case 'table':
      return {
        kind: piece.kind,
        widths: columnWidths(piece, TEXT_WIDTH),
        head: piece.head.map(runs),
        // Typst flattens nested lists, so each cell is an object.
        rows: piece.rows.map((row) => row.map((cell) => ({ runs: runs(cell) }))),
      };
    case 'phases':
      return { kind: piece.kind, phases: phasesOf(piece.phases) };
    case 'lines':
    case 'name-line':
    case 'page-break':
      return piece;
  }
}

/** The phases with the minutes from the start of the lesson, as in the print view. */
function phasesOf(phases: readonly Phase[]) {
  let end = 0;
  return phases.map(({ name, minutes, teacher_actions, student_actions, checks }) => {
    const start = end;
    end += minutes;
    const parts = [
      [phaseLabels.teacher_actions, teacher_actions],
      [phaseLabels.student_actions, student_actions],
    ];
    return {
      name: runs(name),
      minutes: `${minutes} min`,
      span: `${start} to ${end}`,
      parts: parts.flatMap(([label = '', words = '']) => (words === '' ? [] : [[label, runs(words)]])),
      checks: checks.map(runs),
    };
  });
}

function runs(text: string): object[] {
  return text.split('\n').flatMap((line, index) => [
    ...(index === 0 ? [] : [{ kind: 'break' }]),
    ...runsOf(line).map(({ formula, ...run }) => {
      const row = formula && readFormula(run.text, formula === 'display');
      return row
        ? { kind: 'formula', display: formula === 'display', alt: plainFormula(row).trim() || run.text, row }
        : { kind: 'text', ...run };
    }),
  ]);
}
