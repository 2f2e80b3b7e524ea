import type { VocabularyEntry } from '../../../generated/blocks.ts';
import type { SourceText } from '../../port/writing-request.ts';
import { readSources } from '../source-reading.ts';
import { capitalise } from '../words.ts';

/** The terms that the sources define, in their own words; terms before names. */
export function definedTerms(sources: readonly SourceText[], count: number): VocabularyEntry[] {
  if (sources.length === 0) return [];
  return readSources(sources)
    .definitions.filter(({ full }) => full)
    .toSorted((a, b) => Number(a.name) - Number(b.name))
    .slice(0, count)
    .map(({ term, definition }) => ({ term: capitalise(term), definition: `${capitalise(definition)}.` }));
}
