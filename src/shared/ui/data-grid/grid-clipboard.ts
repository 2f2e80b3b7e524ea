/** Texts by row and column. */
export type GridBlock = readonly (readonly string[])[];

/** The texts as spreadsheets write them: tabs, quotes where needed, and a line break after each row. */
export function writeTsv(block: GridBlock): string {
  const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return block.map((row) => `${row.map(quoted).join('\t')}\r\n`).join('');
}

// A quoted cell ends before a separator; a quote that is never closed is text.
const tsvCell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;

/** The texts of a copied block. The line break at its end begins no further row. */
export function parseTsv(tsv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < tsv.length || row.length > 0) {
    tsvCell.lastIndex = position;
    const [whole, quoted, bare = '', separator] = tsvCell.exec(tsv) ?? [''];
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    position += whole.length;
    if (separator !== '\t') {
      rows.push(row);
      row = [];
    }
  }
  return squared(rows);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The texts as a table. */
export function writeTable(block: GridBlock): string {
  const cell = (text: string) =>
    `<td>${text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '').replaceAll('\n', '<br>')}</td>`;
  return `<table>${block.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}

/** The texts of the first table of a document. */
export function readTable(page: Pick<Document, 'querySelector'>): string[][] {
  const rows = [...(page.querySelector('table')?.querySelectorAll('tr') ?? [])];
  return squared(
    rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => (cell.textContent ?? '').trim())),
  );
}

function squared(rows: string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}
