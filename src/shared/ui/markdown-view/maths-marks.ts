// A formula has no space inside its dollars and no digit after them: "$3 and $5" are prices.
const MARKS =
  /(?<code>`+[^`]*`+)|\$\$(?<display>[^$]+?)\$\$|\\\[(?<bracket>[\s\S]+?)\\\]|\\\((?<paren>.+?)\\\)|(?<![\\$])\$(?<inline>[^\s$](?:[^$\n]*?[^\s\\$])?)\$(?![\d$])/g;

// Markdown syntax that rarely occurs in plain text: bold, formulas, headings, tables, quotes.
const FORMATTED =
  /\*\*\S|\\[([]|\$\$|(?<![\\$])\$(?:[^\s$\d][^$\n]*|\d+(?:\.\d+)?)\$(?!\d)|^#{1,4} \S|^\|.+\|\s*$|^> \S/m;

/** Whether a text contains Markdown or a formula. */
export const looksFormatted = (text: string) => FORMATTED.test(text);

const priced = (text: string) => text.replace(/(?<!\\)\$/g, '\\$');

/**
 * Normalises formulas for the Markdown parser: double dollars around a formula on its own line, single
 * ones within a line. Escapes all other dollars, which are money.
 */
export function withMathsMarked(text: string): string {
  let marked = '';
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    marked += priced(text.slice(from, match.index)) + formula(match);
    from = match.index + match[0].length;
  }
  return marked + priced(text.slice(from));
}

function formula(match: RegExpExecArray) {
  const { code, display, bracket, paren, inline } = match.groups ?? {};
  if (code !== undefined) return code;
  const own = display ?? bracket;
  if (own !== undefined) return `\n$$\n${own.trim()}\n$$\n`;
  return `$${(inline ?? paren ?? '').trim()}$`;
}
