/**
 * The places of a student's field in a text. A code stands anywhere; a name, which {@link findNames} finds,
 * only as a whole value, because "will" and "rose" are also words.
 */
export function findSubject(text: string, value: string): { start: number; end: number }[] {
  const isCode = /\p{N}/u.test(value);
  const found = [];
  // Values are trimmed and not empty, so that the search moves on.
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    const end = at + value.length;
    const [before, after] = [text.slice(0, at), text.slice(end)];
    const isWhole = isCode
      ? !/[\p{L}\p{N}]$/u.test(before.slice(-2)) && !/^[\p{L}\p{N}]/u.test(after)
      : before.endsWith('<data>') && after.startsWith('</data>');
    if (isWhole) found.push({ start: at, end });
  }
  return found;
}
