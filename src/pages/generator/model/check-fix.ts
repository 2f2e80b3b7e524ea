import type { Change } from '@/entities/generation';
import type { Check, GenerationMeta } from '@/shared/api/generations';

export type Fix = { label: string; change: Change };

const LONGEST_INSTRUCTION = 500;

/**
 * How to fix a failed check: a rewrite towards the target reading level, or one whose instruction is the finding.
 * Null for the rule engine, which would write the same text again: there the teacher edits the section.
 */
export function fixOf(
  { name, detail }: Check,
  section: string,
  { reading, composed }: Pick<GenerationMeta, 'reading' | 'composed'>,
): Fix | null {
  if (reading && !reading.in_band && /reading/i.test(name)) {
    const change = reading.measured_fk > reading.target ? 'easier' : 'harder';
    return {
      label: `Rewrite for grade ${reading.target}`,
      change: { kind: 'regenerate', section, change },
    };
  }
  if (composed) return null;
  return {
    label: 'Rewrite',
    change: {
      kind: 'regenerate',
      section,
      change: 'again',
      instruction: detail.slice(0, LONGEST_INSTRUCTION),
    },
  };
}
