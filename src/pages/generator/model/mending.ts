import type { Change } from '@/entities/generation';
import type { Check, GenerationMeta } from '@/shared/api/generations';

export type Mend = { label: string } & (
  | { kind: 'change'; change: Change }
  | { kind: 'edit'; section: string }
);

const LONGEST_INSTRUCTION = 500;

/**
 * What can be asked for to mend what a check has found: the right direction where it is known, else the finding itself. What
 * was drafted by rule would be drafted the same way again, so a person mends it.
 */
export function mendOf(
  { name, detail }: Check,
  section: string,
  { reading, drafted_by_rule }: Pick<GenerationMeta, 'reading' | 'drafted_by_rule'>,
): Mend {
  if (reading && !reading.in_band && /reading/i.test(name)) {
    const change = reading.measured_fk > reading.target ? 'easier' : 'harder';
    return {
      kind: 'change',
      label: `Bring it to grade ${reading.target}`,
      change: { kind: 'regenerate', section, change },
    };
  }
  if (drafted_by_rule) return { kind: 'edit', label: 'Edit it', section };
  return {
    kind: 'change',
    label: 'Write it again',
    change: {
      kind: 'regenerate',
      section,
      change: 'again',
      instruction: detail.slice(0, LONGEST_INSTRUCTION),
    },
  };
}
