import { counted } from '../../../templates/verdicts.ts';
import { phaseLabels } from '../../../../generated/block-labels.ts';
import type { Phase } from '../../../../generated/blocks.ts';
import { charactersIn, columnWidths, sizeOf } from '../../column-widths.ts';
import { plainFormula, readFormula } from '../../formula.ts';
import { runsOf } from '../../inline.ts';
import type { Piece } from '../../piece.ts';
import type { ChartPiece, PdfRequest } from '../request.ts';

/** The width of the text in twentieths of a point, which decides how wide the columns of a table are. */
const TEXT_WIDTH = 9_300;

/** A document as document.typ takes it: texts are runs, and nothing is markup. */
export function sheetOf({ pieces, pageWords, fit: _, ...about }: PdfRequest) {
  return { ...about, pageWords: pageWords ?? null, pieces: pieces.map(dataOf) };
}

function dataOf(piece: Piece | ChartPiece) {
  switch (piece.kind) {
    case 'chart':
      return chartOf(piece);
    case 'heading':
      return { ...piece, text: runs(piece.text) };
    case 'text':
      return {
        kind: piece.kind,
        text: runs(piece.text),
        tone: piece.tone ?? null,
        language: piece.language ?? null,
        keeps: piece.keeps ?? false,
      };
    case 'facts':
      return {
        kind: piece.kind,
        keeps: piece.keeps ?? false,
        // Typst flattens nested lists, so each item is an object.
        facts: piece.facts.map(({ label, text, items = [] }) => ({
          label,
          text: text === undefined ? null : runs(text),
          items: items.map((item) => ({ runs: runs(item) })),
        })),
      };
    case 'question':
      return {
        kind: piece.kind,
        text: runs(piece.text),
        number: String(piece.number),
        points: piece.points === undefined ? '' : counted(piece.points, 'point'),
      };
    case 'list':
      return {
        kind: piece.kind,
        ordered: piece.ordered ?? false,
        items: piece.items.map((item) => runs(item)),
      };
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
    case 'table': {
      const size = sizeOf(piece, TEXT_WIDTH);
      const widths = columnWidths(piece, TEXT_WIDTH / size);
      const cell = (text: string, column: number) => runs(text, charactersIn(widths[column] ?? 0));
      return {
        kind: piece.kind,
        size,
        widths,
        head: piece.head.map(cell),
        // Typst flattens nested lists, so each cell is an object.
        rows: piece.rows.map((row) => row.map((text, column) => ({ runs: cell(text, column) }))),
      };
    }
    case 'phases':
      return { kind: piece.kind, phases: phasesOf(piece.phases) };
    case 'lines':
    case 'name-line':
    case 'page-break':
      return piece;
  }
}

/** A label has about a third of the width. */
const LABEL_LENGTH = 24;

function chartOf({ drawing, ...piece }: ChartPiece) {
  if (drawing.kind === 'lines') return { ...piece, drawing };
  const bars = drawing.bars.map((bar) => ({ ...bar, label: runs(bar.label, LABEL_LENGTH) }));
  return { ...piece, drawing: { ...drawing, bars } };
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
      checks: checks.map((check) => runs(check)),
    };
  });
}

/** A line has room for about 80 characters, but lists and notes are narrower. */
const MAX_WORD_LENGTH = 50;

/** A text, in which words longer than a line may break between any three letters. */
function runs(text: string, room = MAX_WORD_LENGTH): object[] {
  const longWord = new RegExp(`(\\S{${room + 1},})`, 'u');
  const partsOf = (words: string) =>
    words
      .split(longWord)
      .flatMap((part, index) => (index % 2 === 0 ? [part] : (part.match(/(?:\P{M}\p{M}*){1,3}|./gu) ?? [])));
  return text.split('\n').flatMap((line, index) => [
    ...(index === 0 ? [] : [{ kind: 'break' }]),
    ...runsOf(line).map(({ formula, ...run }) => {
      const row = formula && readFormula(run.text, formula === 'display');
      return row
        ? { kind: 'formula', display: formula === 'display', alt: plainFormula(row).trim() || run.text, row }
        : { kind: 'text', ...run, parts: partsOf(run.text) };
    }),
  ]);
}
