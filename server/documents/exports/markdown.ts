import { runsOf } from './inline.ts';
import type { Piece } from './piece.ts';

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
    case 'list':
      return piece.items
        .map((item, index) => `${piece.ordered ? `${index + 1}.` : '-'} ${inline(item)}`)
        .join('\n');
    case 'options':
      return piece.items.map(writeOption).join('\n');
    case 'table':
      return [row(piece.head), `|${' --- |'.repeat(piece.head.length)}`, ...piece.rows.map(row)].join('\n');
    case 'lines':
      return Array.from({ length: piece.count }, () => String.raw`\_`.repeat(60)).join('\n\n');
    case 'page-break':
      return '---';
  }
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
      const words = run.text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);
      if (run.bold) return `**${words}**`;
      return run.italic ? `*${words}*` : words;
    })
    .join('');
}
