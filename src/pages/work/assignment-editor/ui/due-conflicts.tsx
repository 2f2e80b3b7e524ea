import { useUnit } from 'effector-react';
import { conflictWords } from '@/entities/schedule';
import { Banner } from '@/shared/ui/banner';
import { $dueConflicts } from '../model/due-conflicts';

/** What the due date collides with; the teacher may save it all the same. */
export function DueConflicts() {
  const conflicts = useUnit($dueConflicts);
  if (conflicts.length === 0) return null;
  return (
    <Banner tone="warn" title="Look at the day first">
      {conflicts.map(conflictWords).join(' ')}
    </Banner>
  );
}
