import { totalNames } from 'gradebook-arithmetic/sentences';
import { Explanation } from '@/entities/gradebook';
import { Grid } from '@/shared/ui/grid';
import { Stack } from '@/shared/ui/stack';
import { Stat } from '@/shared/ui/stat';
import type { ShownTotal } from '../model/read-marks';

type TotalsProps = {
  totals: readonly ShownTotal[];
  /** Whether missing work may have a part of its points. */
  isPart: boolean;
  /** Names the term in the title of an explanation; the year without one. */
  term?: string;
};

const NOTES = {
  zero: { current: 'Marked work only', missingAsZero: 'Missing work counts as zero' },
  part: {
    current: 'Missing work counts as the class rules say',
    missingAsZero: 'Missing work without a rule counts as zero',
  },
} as const;

/** Both totals beside each other, each with how it was worked out. */
export function Totals({ totals, isPart, term }: TotalsProps) {
  return (
    <Grid min="sm" gap={4}>
      {totals.map((total) => {
        const label = totalNames[total.kind];
        const note = NOTES[isPart ? 'part' : 'zero'][total.kind];
        return (
          <Stack key={total.kind} gap={1} align="start">
            <Stat label={label} value={total.words ?? 'No total yet'} note={sourceWords(total) ?? note} />
            <Explanation
              total={term === undefined ? label : `${term}, ${label.toLowerCase()}`}
              explain={total.explain}
            />
          </Stack>
        );
      })}
    </Grid>
  );
}

function sourceWords({ source, reason }: ShownTotal): string | null {
  if (source === 'override') return reason ? `Set by your teacher: ${reason}` : 'Set by your teacher';
  return source === 'frozen' ? 'The term is closed' : null;
}
