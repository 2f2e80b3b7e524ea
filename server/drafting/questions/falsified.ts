import type { Sentence } from '../sentences.ts';
import type { SourceReading } from '../source-reading.ts';
import { distractorsFor } from './distractors.ts';
import { filled, slotOf } from './slots.ts';

interface Falsified {
  text: string;
  was: string;
  now: string;
}

/** The statement with one key term replaced by another of the same kind, so that the source no longer says it; null when none fits. */
export function falsified(sentence: Sentence, reading: SourceReading): Falsified | null {
  for (const term of reading.termsIn(sentence)) {
    const slot = slotOf(sentence, term);
    const other = slot === null ? undefined : distractorsFor(slot, reading)[0];
    if (slot !== null && other !== undefined) {
      return { text: filled(slot, other.text), was: slot.written, now: other.text };
    }
  }
  return null;
}
