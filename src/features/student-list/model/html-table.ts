export type HtmlList = { text: string } | { problem: string };

const SAVE_AS_CSV = 'Open it in Excel or Numbers, save it as CSV, then choose that file.';
const NOT_SIMPLE = `This is a web page, and its table can’t be read. ${SAVE_AS_CSV}`;

const HTML =
  /^\uFEFF?\s*(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype\s+html|html|head|meta|body|table|style|div)\b/i;
const SHEET =
  /^\uFEFF?\s*(?:<\?xml[^>]{0,500}\?>\s*(?:<\?mso[^>]{0,200}\?>\s*)?<(?:\w+:)?workbook\b|mime-version:)/i;

/**
 * Reads the table of a web page, which many school systems save as .xls, as a list with tabs. Null for a text that is no
 * web page; tables in tables, and cells over several rows, are not read.
 */
export function readHtml(text: string): HtmlList | null {
  const start = text.slice(0, 2000);
  if (SHEET.test(start))
    return { problem: `This is a workbook of another kind than its name says. ${SAVE_AS_CSV}` };
  const isPage = HTML.test(start) || (/^\uFEFF?\s*<\?xml/i.test(start) && /<(?:html|table)\b/i.test(start));
  if (!isPage) return null;
  const tables = text.split(/<table\b/i).slice(1);
  if (tables.slice(0, -1).some((table) => !/<\/table/i.test(table))) return { problem: NOT_SIMPLE };
  const ofPeople = tables.filter((table) => table.includes('@'));
  const [table = tables.toSorted((a, b) => b.length - a.length)[0]] = ofPeople;
  if (table === undefined || ofPeople.length > 1) return { problem: NOT_SIMPLE };
  const rows = (table.split(/<\/table/i)[0] ?? '').split(/<tr\b/i).slice(1).map(cellsOf);
  if (rows.length === 0 || rows.includes(null)) return { problem: NOT_SIMPLE };
  return { text: rows.map((cells) => (cells ?? []).map(quoted).join('\t')).join('\n') };
}

/** The cells of a row; null if one of them reaches into another row. */
function cellsOf(row: string): string[] | null {
  const cells: string[] = [];
  for (const cell of row.split(/<t[dh]\b/i).slice(1)) {
    const end = cell.indexOf('>');
    const attributes = cell.slice(0, end);
    if (/\browspan\s*=\s*["']?(?!1\b)\d/i.test(attributes)) return null;
    const width = Number(/\bcolspan\s*=\s*["']?(\d{1,2})/i.exec(attributes)?.[1] ?? 1);
    cells.push(textOf(cell.slice(end + 1)));
    for (let blank = 1; blank < width; blank += 1) cells.push('');
  }
  return cells;
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<br\b[^<>]*>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (written, name: string) => letterOf(name) ?? written)
    .replaceAll(/\s+/g, ' ')
    .trim();

const quoted = (cell: string): string => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  commat: '@',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  eth: 'ð',
  ETH: 'Ð',
  thorn: 'þ',
  THORN: 'Þ',
  lstrok: 'ł',
  Lstrok: 'Ł',
  dstrok: 'đ',
  Dstrok: 'Đ',
  inodot: 'ı',
};
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
  ogon: '\u0328',
  breve: '\u0306',
  dblac: '\u030B',
  dot: '\u0307',
};

/** The letter that an entity such as `eacute` or `#233` stands for. */
function letterOf(name: string): string | null {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : null;
  }
  const mark = MARKS[name.slice(1)];
  return SIGNS[name] ?? (mark === undefined ? null : `${name[0]}${mark}`.normalize('NFC'));
}
