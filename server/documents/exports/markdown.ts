import { phaseLabels } from '../../generated/block-labels.ts';
import type { Phase } from '../../generated/blocks.ts';
import { counted } from '../templates/verdicts.ts';
import { runsOf } from './inline.ts';
import { labelled, labelledList } from './labelled.ts';
import { type Fact, heading, type Piece } from './piece.ts';

/** CommonMark with tables, as GitHub, Obsidian and Pandoc read it. */
export function toMarkdown(pieces: readonly Piece[]): string {
  return `${pieces.map(write).join('\n\n')}\n`;
}

function write(piece: Piece): string {
  switch (piece.kind) {
    case 'heading':
      return `${'#'.repeat(piece.level)} ${inline(piece.text)}`;
    case 'text':
      if (piece.tone === 'note') return `> ${inline(piece.text)}`;
      return piece.tone === 'quiet' ? `*${inline(piece.text).replaceAll('*', '')}*` : paragraph(piece.text);
    case 'facts':
      return piece.facts.map(writeFact).join('\n\n');
    case 'question':
      return `**${piece.number}.** ${inline(piece.text)}${piece.points === undefined ? '' : ` *(${counted(piece.points, 'point')})*`}`;
    case 'list':
      return piece.items
        .map((item, index) => `${piece.ordered ? `${index + 1}.` : '-'} ${inline(item)}`)
        .join('\n');
    case 'options':
      return piece.items.map(writeOption).join('\n');
    case 'table':
      return [row(piece.head), `|${' --- |'.repeat(piece.head.length)}`, ...piece.rows.map(row)].join('\n');
    case 'phases':
      return piece.phases.map(writePhase).join('\n\n');
    case 'name-line':
      return `Name ${blank(30)}   Date ${blank(14)}   Class ${blank(14)}`;
    case 'lines':
      return Array.from({ length: piece.count }, () => blank(60)).join('\n\n');
    case 'page-break':
      return '---';
  }
}

function writeFact({ label, text, items }: Fact): string {
  const line = text === undefined ? `**${inline(label)}**` : `**${inline(label)}.** ${inline(text)}`;
  return items === undefined ? line : `${line}\n\n${write({ kind: 'list', items })}`;
}

const blank = (length: number) => String.raw`\_`.repeat(length);

function writePhase({ name, minutes, teacher_actions, student_actions, checks }: Phase): string {
  return [
    heading(3, `${name} (${counted(minutes, 'minute')})`),
    ...labelled(phaseLabels.teacher_actions, teacher_actions),
    ...labelled(phaseLabels.student_actions, student_actions),
    ...labelledList(phaseLabels.checks, checks),
  ]
    .map(write)
    .join('\n\n');
}

function writeOption({
  key,
  text,
  right,
  note,
}: Extract<Piece, { kind: 'options' }>['items'][number]): string {
  const words = `${key}. ${inline(text)}`;
  return `- ${right ? `**${words.replaceAll('*', '')}** ✓` : words}${note === undefined ? '' : ` *${inline(note).replaceAll('*', '')}*`}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => inline(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** Escapes marks at the start of a line that would make it a heading, a list or a quotation. */
function paragraph(text: string): string {
  return inline(text).replace(/^(#{1,6} |[-+>] |\d+)([.)]?)/, (lead, first: string, mark: string) =>
    /^\d/.test(first) ? (mark === '' ? lead : `${first}\\${mark}`) : `\\${lead}`,
  );
}

function inline(text: string): string {
  return runsOf(text.replaceAll(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)))
    .map((run) => {
      if (run.formula) return run.formula === 'display' ? `$$${run.text}$$` : `$${run.text}$`;
      const words = run.text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);
      if (run.bold) return `**${words}**`;
      return run.italic ? `*${words}*` : words;
    })
    .join('');
}
