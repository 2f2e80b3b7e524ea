/** `start` is its position in the text. */
export type MarkedPart = { start: number; text: string; isPlaceholder: boolean };

/** Cuts a text at its placeholders, so that each can be marked. */
export function markedParts(text: string, placeholders: readonly string[]): MarkedPart[] {
  if (placeholders.length === 0) return [{ start: 0, text, isPlaceholder: false }];
  const known = new Set(placeholders);
  const parts: MarkedPart[] = [];
  let last = 0;
  for (const { 0: name, index } of text.matchAll(/[A-Z][a-z]+_\d{1,6}[a-z]?/g)) {
    if (!known.has(name)) continue;
    if (index > last) parts.push({ start: last, text: text.slice(last, index), isPlaceholder: false });
    parts.push({ start: index, text: name, isPlaceholder: true });
    last = index + name.length;
  }
  if (last < text.length) parts.push({ start: last, text: text.slice(last), isPlaceholder: false });
  return parts;
}
