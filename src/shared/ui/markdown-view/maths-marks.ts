// A formula has no space inside its dollars and no digit after them: "$3 and $5" are prices.
const IN_DOLLARS = String.raw`(?<![\\$])\$(?<inline>[^\s$](?:[^$\n]*?[^\s\\$])?)\$(?![\d$])`;

const MARKS = new RegExp(
  String.raw`(?<code>${'`'}+[^${'`'}]*${'`'}+)|\$\$(?<display>[^$]+?)\$\$|\\\[(?<bracket>[\s\S]+?)\\\]|\\\((?<paren>.+?)\\\)|${IN_DOLLARS}`,
  'g',
);

// Markdown syntax that rarely occurs in plain text: bold, italics, code, formulas, headings, tables, quotes.
const FORMATTED = new RegExp(
  String.raw`\*\*\S|(?<![\p{L}\d*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\d*])|(?<!\p{L})${'`'}[^\s${'`'}][^${'`'}\n]*${'`'}(?!\p{L})|\\[([]|\$\$|${IN_DOLLARS}|^#{1,4} \S|^\|.+\|\s*$|^> \S`,
  'mu',
);

const BLOCKS = /^(?:#{1,4} |\||> )/m;

/** Whether a text contains Markdown or a formula. */
export const looksFormatted = (text: string) => FORMATTED.test(text);

/** Whether it can be shown formatted within a line: it has bold words or formulas, but no tables, headings or quotes. */
export const looksMarked = (text: string) => FORMATTED.test(text) && !BLOCKS.test(text);

/** Dollars outside formulas are money, and three underscores or more are a blank. */
const plainMarks = (text: string) =>
  text.replace(/(?<!\\)\$/g, '\\$').replace(/_{3,}/g, (blank) => '\\_'.repeat(blank.length));

/**
 * Normalises formulas for the Markdown parser: double dollars around a formula on its own line, single
 * ones within a line, where all are if the text itself is `inline`. Escapes what is no mark outside them.
 */
export function withMathsMarked(text: string, inline = false): string {
  let marked = '';
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    marked += plainMarks(text.slice(from, match.index)) + formula(match, inline);
    from = match.index + match[0].length;
  }
  return marked + plainMarks(text.slice(from));
}

function formula(match: RegExpExecArray, isWithinALine: boolean) {
  const { code, display, bracket, paren, inline } = match.groups ?? {};
  if (code !== undefined) return code;
  const own = display ?? bracket;
  if (own !== undefined && !isWithinALine) return `\n$$\n${own.trim()}\n$$\n`;
  return `$${(inline ?? paren ?? own ?? '').trim()}$`;
}
