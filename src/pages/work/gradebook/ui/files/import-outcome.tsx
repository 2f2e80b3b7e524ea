import { useUnit } from 'effector-react';
import type { GradebookImportResult } from '@/shared/api/gradebook-files';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $gradebook } from '../../model/files/class-names';
import * as model from '../../model/files/import';
import { namesOf } from '../../model/files/planned';
import { conflictInWords, counted } from '../../model/files/sentences';
import * as styles from './gradebook-files.css';

/** What an import has stored, with Undo; then what was restored. */
export function ImportOutcome({ result }: { result: GradebookImportResult }) {
  const { undone } = useUnit(model.$import);
  const isUndoing = useUnit(model.$isUndoing);
  const undo = useUnit(model.undoRequested);
  const names = namesOf(useUnit($gradebook));
  if (undone === null) {
    const made = result.assignment_ids.length;
    return (
      <Banner
        tone="ok"
        urgent
        title={`${counted(result.stored, 'score')} imported`}
        action={
          <Button size="sm" pending={isUndoing} onClick={() => undo()}>
            Undo
          </Button>
        }
      >
        {made > 0 ? `${counted(made, 'assignment')} on paper added. ` : ''}
        Students see them once they are returned, unless the class returns scores at once.
      </Banner>
    );
  }
  const { restored, trashed_assignments: trashed, kept } = undone;
  return (
    <Stack gap={3}>
      <Banner tone="ok" urgent title="Import undone">
        {counted(restored, 'score')} restored.
        {trashed > 0 ? ` ${counted(trashed, 'assignment')} moved to the trash.` : ''}
      </Banner>
      {kept.length > 0 ? (
        <div>
          <Text weight="semi">
            {counted(kept.length, 'score')} {kept.length === 1 ? 'was' : 'were'} changed after the import and
            stay as they are
          </Text>
          <ul className={styles.list}>
            {kept.slice(0, MAX_SHOWN).map((conflict) => (
              <li key={`${conflict.student_id} ${conflict.assignment_id}`} className={styles.refused}>
                <Text size="sm">
                  {names.student(conflict.student_id)}, {names.assignment(conflict.assignment_id)}:{' '}
                  {conflictInWords(conflict)}
                </Text>
              </li>
            ))}
          </ul>
          {kept.length > MAX_SHOWN ? <Text size="sm">And {kept.length - MAX_SHOWN} more.</Text> : null}
        </div>
      ) : null}
    </Stack>
  );
}

const MAX_SHOWN = 20;
