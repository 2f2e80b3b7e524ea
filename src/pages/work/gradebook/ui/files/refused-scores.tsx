import type { GradebookImportPlan } from '@/shared/api/gradebook-files';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type Names, titleOfColumn } from '../../model/files/planned';
import { counted, refusalInWords } from '../../model/files/sentences';
import * as styles from './gradebook-files.css';

/** Of each reason. */
const MAX_SHOWN = 5;

/** The cells that cannot be stored, and why. */
export function RefusedScores({ plan, names }: { plan: GradebookImportPlan; names: Names }) {
  const { refused, refused_count: count } = plan;
  if (count === 0) return null;
  return (
    <Stack as="section" gap={2} label="Not imported">
      <Heading level={3}>{counted(count, 'cell')} can’t be imported</Heading>
      {[...Map.groupBy(refused, refusalInWords)].map(([reason, cells]) => (
        <div key={reason}>
          <Text size="sm" tone="warn">
            {cells.length === 1 ? reason : `${cells.length} cells: ${reason}`}
          </Text>
          <ul className={styles.list}>
            {cells.slice(0, MAX_SHOWN).map((cell) => (
              <li key={`${cell.line} ${cell.column}`} className={styles.refused}>
                <Text size="sm" as="span">
                  Line {cell.line}, {names.student(cell.student_id)},{' '}
                  {titleOfColumn(plan, cell.column, names)}: “{cell.text}”
                </Text>
              </li>
            ))}
          </ul>
          {cells.length > MAX_SHOWN ? <Text size="sm">And {cells.length - MAX_SHOWN} more.</Text> : null}
        </div>
      ))}
      {count > refused.length ? <Text size="sm">And {count - refused.length} more.</Text> : null}
    </Stack>
  );
}
