export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
}

const MARKED = /\*\*(\S(?:[^*]*\S)?)\*\*|\*(\S(?:[^*]*\S)?)\*/g;

/** Reads **bold** and *italic*; leaves other asterisks as they are. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) runs.push(plain(text.slice(at, match.index)));
    runs.push({
      text: match[1] ?? match[2] ?? '',
      bold: match[1] !== undefined,
      italic: match[1] === undefined,
    });
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push(plain(text.slice(at)));
  return runs;
}

const plain = (text: string): Run => ({ text, bold: false, italic: false });
