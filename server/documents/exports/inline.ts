export interface Run {
  /** The words, or the TeX of a formula. */
  text: string;
  bold: boolean;
  italic: boolean;
  formula?: 'inline' | 'display';
}

const MARKED =
  /\$\$(?<display>[^$]+?)\$\$|\\\[(?<bracket>(?:(?!\\[[\]])[\s\S])+)\\\]|\\\((?<paren>(?:(?!\\[()]).)+)\\\)|(?<![\\$])\$(?<dollars>[^\s$](?:[^$\n]*?[^\s\\$])?)\$(?![\d$])|\*\*(?<bold>\S(?:[^*]*\S)?)\*\*|\*(?<italic>\S(?:[^*]*\S)?)\*/g;

/**
 * Reads **bold**, *italic* and formulas in `$…$`, `$$…$$`, `\(…\)` or `\[…\]`, as the client does. Other asterisks and
 * dollars, which are prices, stay as they are.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) runs.push(plain(text.slice(at, match.index)));
    runs.push(...marked(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push(plain(text.slice(at)));
  return runs;
}

function marked(groups: Record<string, string | undefined>): Run[] {
  const { display, bracket, paren, dollars, bold, italic } = groups;
  const words = bold ?? italic;
  if (words !== undefined) {
    return runsOf(words).map((run) => ({ ...run, bold: bold !== undefined, italic: bold === undefined }));
  }
  const own = display ?? bracket;
  const formula = own === undefined ? 'inline' : 'display';
  return [{ text: (own ?? paren ?? dollars ?? '').trim(), bold: false, italic: false, formula }];
}

const plain = (text: string): Run => ({
  text: text.replaceAll(String.raw`\$`, '$'),
  bold: false,
  italic: false,
});
