import type { Change } from '@/entities/generation';
import type { Check, GenerationMeta } from '@/shared/api/generations';
import type { JsonPath } from './json-path';

export type Rewrite = Extract<Change, { kind: 'regenerate' }>;

const MAX_INSTRUCTION_LENGTH = 500;

/**
 * The rewrite that may fix an open check: an easier text, or another one with the finding as its instruction.
 * Null where the built-in engine would write the same text again: there the teacher edits.
 */
export function rewriteFor(
  { name, detail }: Pick<Check, 'name' | 'detail'>,
  section: string,
  item: JsonPath,
  { reading, composed }: Pick<GenerationMeta, 'reading' | 'composed'>,
): Rewrite | null {
  const isTooHard = name === 'Reading level' && reading !== null && !reading.in_band;
  if (composed && !isTooHard) return null;
  return {
    kind: 'regenerate',
    section,
    ...(item.length > 0 && { item }),
    change: isTooHard ? 'easier' : 'again',
    instruction: detail.slice(0, MAX_INSTRUCTION_LENGTH),
  };
}
