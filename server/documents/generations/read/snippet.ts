import type { GenerationSnippet } from '../../../generated/schemas/index.ts';
import type { Result } from '../document/patches.ts';
import { textsIn } from './preview.ts';
import { withoutAccents } from './search.ts';

const LENGTH = 160;
const BEFORE = 50;

/** The place in a document that contains most of the words, with the words marked; null if none is found. */
export function snippetOf(
  result: Result,
  words: readonly string[],
  titleOf: (section: string) => string,
): GenerationSnippet | null {
  const stems = words.map(stemOf);
  let best: { section: string; text: string; marks: Mark[]; found: number } | null = null;
  for (const [section, value] of Object.entries(result)) {
    for (const whole of textsIn(value)) {
      const first = marksIn(whole, stems)[0];
      if (!first) continue;
      const text = excerptAround(whole, first.start);
      const marks = marksIn(text, stems);
      const found = new Set(marks.map(({ stem }) => stem)).size;
      if (!best || found > best.found) best = { section, text, marks, found };
      if (found === stems.length) return present(best);
    }
  }
  return best && present(best);

  function present({ section, text, marks }: { section: string; text: string; marks: Mark[] }) {
    const places = marks.map(({ start, end }) => ({ start, end }));
    return { section: titleOf(section), text, marks: places };
  }
}

interface Mark {
  start: number;
  end: number;
  stem: string;
}

/** The words that begin with one of the stems. */
function marksIn(text: string, stems: readonly string[]): Mark[] {
  // Looking at each word takes long, and most texts have none of them.
  const plainText = withoutAccents(text).toLowerCase();
  if (!stems.some((stem) => plainText.includes(stem))) return [];
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const plain = withoutAccents(word).toLowerCase();
    const stem = stems.find((candidate) => plain.startsWith(candidate));
    return stem === undefined ? [] : [{ start: index, end: index + word.length, stem }];
  });
}

/** Near enough to the stems of the database to mark "seeds" for "seed" and the other way round. */
function stemOf(word: string): string {
  const plain = word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
  const stem = plain.replace(/(?:ing|ed|es|s)$/, '');
  return stem.length >= 3 ? stem : plain;
}

function excerptAround(text: string, place: number): string {
  const start = place <= BEFORE ? 0 : text.indexOf(' ', place - BEFORE) + 1;
  const end = start + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const cut = text.slice(start, end > place ? end : start + LENGTH).toWellFormed();
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}
