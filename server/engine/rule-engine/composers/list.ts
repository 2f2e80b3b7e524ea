import type { SourceText } from '../../port/writing-request.ts';
import { factsOf } from '../questions/cloze.ts';
import { readSources } from '../source-reading.ts';

/** The most central statements of the sources, at most `count`, in source order. */
export function keySentences(sources: readonly SourceText[], count: number): string[] {
  if (sources.length === 0) return [];
  const chosen = factsOf(readSources(sources)).slice(0, count);
  return chosen.toSorted((a, b) => a.index - b.index).map(({ text }) => text);
}

/** What a teacher typed as a list: one entry per line or semicolon, without list marks. */
export function linesOf(text: string): string[] {
  return text
    .split(/\n|;/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((line) => line !== '');
}
