import type { Change } from '@/entities/generation';
import type { Check, GenerationMeta } from '@/shared/api';

export type Mend = { label: string; change: Change };

const LONGEST_INSTRUCTION = 500;

/** What can be asked for to mend what a check has found: the right direction where it is known, else the finding itself. */
export function mendOf({ name, detail }: Check, section: string, reading: GenerationMeta['reading']): Mend {
  if (reading && !reading.in_band && /reading/i.test(name)) {
    const tooHard = reading.measured_fk > reading.target;
    return {
      label: `Bring it to grade ${reading.target}`,
      change: { kind: 'regenerate', section, change: tooHard ? 'easier' : 'harder' },
    };
  }
  return {
    label: 'Write it again',
    change: {
      kind: 'regenerate',
      section,
      change: 'again',
      instruction: detail.slice(0, LONGEST_INSTRUCTION),
    },
  };
}
