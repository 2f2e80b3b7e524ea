import { phaseLabels } from '../../generated/block-labels.ts';
import type { Phase } from '../../generated/blocks.ts';
import { counted } from '../templates/verdicts.ts';
import { type MathNode, plainFormula, readFormula } from './formula.ts';
import { runsOf } from './inline.ts';
import { labelled, labelledList } from './labelled.ts';
import { type Fact, heading, type Piece } from './piece.ts';

/**
 * HTML for the clipboard. Word and Google Docs ignore style sheets, classes and MathML, so it has plain elements with inline
 * styles, and formulas are text with raised and lowered letters.
 */
export const toHtml = (pieces: readonly Piece[]): string => pieces.map(write).join('\n');

const CELL = 'border:1px solid #8a8a8a;padding:4pt;vertical-align:top;text-align:left';
const INDENTED = 'margin-left:24pt';

function write(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
      return `<h${piece.level}>${inline(piece.text)}</h${piece.level}>`;
    case 'text':
      return `<p>${piece.tone === undefined ? inline(piece.text) : `<em>${inline(piece.text)}</em>`}</p>`;
    case 'facts':
      return piece.facts.map(writeFact).join('\n');
    case 'question':
      return `<p><strong>${piece.number}.</strong> ${inline(piece.text)}${piece.points === undefined ? '' : ` <em>(${counted(piece.points, 'point')})</em>`}</p>`;
    case 'list': {
      const tag = piece.ordered ? 'ol' : 'ul';
      return `<${tag}>${piece.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
    }
    case 'options':
      return piece.items.map(writeOption).join('\n');
    case 'table':
      return table(piece.head, piece.rows);
    case 'phases':
      return piece.phases.map(writePhase).join('\n');
    case 'name-line':
      return `<p>Name ${blank(30)} Date ${blank(14)} Class ${blank(14)}</p>`;
    case 'lines':
      return Array.from({ length: piece.count }, () => `<p>${blank(60)}</p>`).join('\n');
    case 'page-break':
      return '<br style="page-break-before:always">';
  }
}

function writeFact({ label, text, items }: Fact): string {
  const words = text === undefined ? '' : ` ${inline(text)}`;
  return `<p><strong>${inline(label)}.</strong>${words}</p>${items === undefined ? '' : write({ kind: 'list', items })}`;
}

const blank = (length: number) => '_'.repeat(length);

type Option = Extract<Piece, { kind: 'options' }>['items'][number];

function writeOption({ key, text, right, note }: Option): string {
  const words = `${escaped(key)}. ${inline(text)}`;
  const reason = note === undefined ? '' : ` <em>${inline(note)}</em>`;
  return `<p style="${INDENTED}">${right ? `<strong>${words}</strong> ✓` : words}${reason}</p>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag} style="${CELL}">${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<table style="border-collapse:collapse"><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

const writePhase = ({ name, minutes, teacher_actions, student_actions, checks }: Phase): string =>
  toHtml([
    heading(3, `${name} (${counted(minutes, 'minute')})`),
    ...labelled(phaseLabels.teacher_actions, teacher_actions),
    ...labelled(phaseLabels.student_actions, student_actions),
    ...labelledList(phaseLabels.checks, checks),
  ]);

function inline(text: string): string {
  return runsOf(text)
    .map((run) => {
      if (run.formula) return formula(run.text, run.formula === 'display');
      const words = escaped(run.text).replaceAll('\n', '<br>');
      if (run.bold) return `<strong>${words}</strong>`;
      return run.italic ? `<em>${words}</em>` : words;
    })
    .join('');
}

function formula(tex: string, display: boolean): string {
  const node = readFormula(tex, display);
  return node ? raised(node) : escaped(tex);
}

/** Powers and indices as raised and lowered text; the rest of a formula in one line. */
function raised(node: MathNode): string {
  const [base, ...scripts] = node.children;
  const all = () => node.children.map(raised).join('');
  const [first = '', second = ''] = scripts.map(raised);
  switch (node.tag) {
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
      return all();
    case 'msup':
      return base ? `${raised(base)}<sup>${first}</sup>` : '';
    case 'msub':
      return base ? `${raised(base)}<sub>${first}</sub>` : '';
    case 'msubsup':
      return base ? `${raised(base)}<sub>${first}</sub><sup>${second}</sup>` : '';
    default:
      return escaped(plainFormula(node));
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
