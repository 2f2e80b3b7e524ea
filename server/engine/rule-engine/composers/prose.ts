import type { SourceText } from '../../port/writing-request.ts';
import { keySentences } from './list.ts';

/** A summary in the words of the sources; undefined when they hold fewer than two statements. */
export function extractSummary(sources: readonly SourceText[], sentences: number): string | undefined {
  const chosen = keySentences(sources, sentences);
  return chosen.length < 2 ? undefined : chosen.join(' ');
}
