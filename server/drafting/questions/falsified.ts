import type { Sentence } from '../sentences.ts';
import { placeOf, type SourceReading } from '../source-reading.ts';
import { distractorsFor } from './distractors.ts';

interface Falsified {
  text: string;
  was: string;
  now: string;
}

/** The statement with one key term replaced by another of the same kind, so that the source no longer says it; null when none fits. */
export function falsified(sentence: Sentence, reading: SourceReading): Falsified | null {
  for (const term of reading.termsIn(sentence.text)) {
    const place = placeOf(sentence.text, term.key);
    const other = place === null ? undefined : distractorsFor(term, sentence.text, reading)[0];
    if (place === null || other === undefined) continue;
    const was = sentence.text.slice(place.start, place.end);
    const now = place.start === 0 ? other.text.charAt(0).toUpperCase() + other.text.slice(1) : other.text;
    return { text: sentence.text.slice(0, place.start) + now + sentence.text.slice(place.end), was, now };
  }
  return null;
}
