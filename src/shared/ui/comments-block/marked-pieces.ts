/** A stretch of a text, with the number of the comment on it; null if there is none. */
export type MarkedPiece = { text: string; number: number | null; ends: boolean };

type Anchor = { start?: number | null; end?: number | null } | null | undefined;

/**
 * Cuts a text at its comments. Where two overlap, the words belong to the first; the number of each comment stands after
 * its last words.
 */
export function markedPieces(text: string, comments: readonly Anchor[]): MarkedPiece[] {
  const anchors = comments
    .flatMap((comment, index) => {
      const [start, end] = [comment?.start ?? null, comment?.end ?? null];
      return start === null || end === null || end > text.length || start >= end
        ? []
        : [{ start, end, number: index + 1 }];
    })
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { start, end, number } of anchors) {
    if (start > at) pieces.push({ text: text.slice(at, start), number: null, ends: false });
    pieces.push({ text: text.slice(Math.max(at, start), Math.max(at, end)), number, ends: true });
    at = Math.max(at, end);
  }
  if (at < text.length) pieces.push({ text: text.slice(at), number: null, ends: false });
  return pieces;
}
