import type { Change } from '@/entities/generation';
import type { Check, GenerationMeta } from '@/shared/api/generations';

export type Fix = { label: string } & (
  | { kind: 'change'; change: Change }
  | { kind: 'edit'; section: string }
);

const LONGEST_INSTRUCTION = 500;

/**
 * How to fix a failed check: a rewrite towards the target reading level, or a rewrite that is told the finding.
 * The rule engine would write the same text again, so there the teacher edits the section.
 */
export function fixOf(
  { name, detail }: Check,
  section: string,
  { reading, composed }: Pick<GenerationMeta, 'reading' | 'composed'>,
): Fix {
  if (reading && !reading.in_band && /reading/i.test(name)) {
    const change = reading.measured_fk > reading.target ? 'easier' : 'harder';
    return {
      kind: 'change',
      label: `Rewrite for grade ${reading.target}`,
      change: { kind: 'regenerate', section, change },
    };
  }
  if (composed) return { kind: 'edit', label: 'Edit section', section };
  return {
    kind: 'change',
    label: 'Rewrite',
    change: {
      kind: 'regenerate',
      section,
      change: 'again',
      instruction: detail.slice(0, LONGEST_INSTRUCTION),
    },
  };
}
