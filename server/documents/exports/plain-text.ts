import { phaseLabels } from '../../generated/block-labels.ts';
import type { Phase } from '../../generated/blocks.ts';
import { counted } from '../templates/verdicts.ts';
import { plainFormula, readFormula } from './formula.ts';
import { runsOf } from './inline.ts';
import { labelled, labelledList } from './labelled.ts';
import { heading, type Piece } from './piece.ts';

/** Text without marks, for places that take no formatting. The cells of a table are separated by tabs, as in a spreadsheet. */
export const toPlainText = (pieces: readonly Piece[]): string => `${pieces.map(write).join('\n\n')}\n`;

function write(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
    case 'text':
      return inline(piece.text);
    case 'facts':
      return piece.facts
        .map(({ label, text, items = [] }) =>
          [
            `${label}.${text === undefined ? '' : ` ${inline(text)}`}`,
            ...items.map((item) => `• ${inline(item)}`),
          ].join('\n'),
        )
        .join('\n\n');
    case 'question':
      return `${piece.number}. ${inline(piece.text)}${piece.points === undefined ? '' : ` (${counted(piece.points, 'point')})`}`;
    case 'list':
      return piece.items
        .map((item, index) => `${piece.ordered ? `${index + 1}.` : '•'} ${inline(item)}`)
        .join('\n');
    case 'options':
      return piece.items
        .map(
          ({ key, text, right, note }) =>
            `${key}. ${inline(text)}${right ? ' ✓' : ''}${note === undefined ? '' : ` (${inline(note)})`}`,
        )
        .join('\n');
    case 'table':
      return [piece.head, ...piece.rows].map(row).join('\n');
    case 'phases':
      return piece.phases.map(writePhase).join('\n\n');
    case 'name-line':
      return `Name ${blank(30)}  Date ${blank(14)}  Class ${blank(14)}`;
    case 'lines':
      return Array.from({ length: piece.count }, () => blank(60)).join('\n\n');
    case 'page-break':
      return blank(20);
  }
}

const blank = (length: number) => '_'.repeat(length);

const row = (cells: readonly string[]) =>
  cells.map((cell) => inline(cell).replaceAll(/\s+/g, ' ')).join('\t');

const writePhase = ({ name, minutes, teacher_actions, student_actions, checks }: Phase): string =>
  [
    heading(3, `${name} (${counted(minutes, 'minute')})`),
    ...labelled(phaseLabels.teacher_actions, teacher_actions),
    ...labelled(phaseLabels.student_actions, student_actions),
    ...labelledList(phaseLabels.checks, checks),
  ]
    .map(write)
    .join('\n\n');

function inline(text: string): string {
  return runsOf(text)
    .map((run) => {
      const node = run.formula && readFormula(run.text, run.formula === 'display');
      return node ? plainFormula(node).trim() : run.text;
    })
    .join('');
}
