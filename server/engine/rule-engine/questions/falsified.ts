import type { Sentence } from '../sentences.ts';
import type { SourceReading } from '../source-reading.ts';
import { distractorsFor } from './distractors.ts';
import { filled, slotOf } from './slots.ts';
import { datedIn, otherYears } from './years.ts';

export interface Falsified {
  text: string;
  was: string;
  now: string;
}

/** Makes a statement false by swapping its year or a key term for another from the source; null if none fits. */
export function falsified(sentence: Sentence, reading: SourceReading): Falsified | null {
  const dated = datedIn(sentence);
  const [year] = dated === null ? [] : otherYears(dated, reading);
  if (dated !== null && year !== undefined) return { text: dated.withYear(year), was: dated.year, now: year };
  for (const term of reading.termsIn(sentence)) {
    const slot = slotOf(sentence, term);
    const other = slot === null ? undefined : distractorsFor(slot, reading)[0];
    if (slot !== null && other !== undefined) {
      return { text: filled(slot, other.text), was: slot.written, now: other.text };
    }
  }
  return null;
}
