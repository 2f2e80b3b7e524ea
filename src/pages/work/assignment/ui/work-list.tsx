import { useUnit } from 'effector-react';
import { Mail } from 'lucide';
import { WriteMessageDialog } from '@/features/write-message';
import type { Assignment } from '@/shared/api/assignments';
import type { StudentRow } from '@/shared/api/marking';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { ChoiceChips } from '@/shared/ui/chips';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Table } from '@/shared/ui/table';
import { WorkComments } from '@/widgets/work-comments';
import { namesHidden } from '../model/assignment';
import * as model from '../model/chosen-work';
import { $commented, commentsClosed } from '../model/commented';
import { filterWork, isNameHidden, type WorkFilter, workFilters } from '../model/sorted-work';
import { columnsOf } from './work-columns';
import * as styles from './assignment-page.css';

/** The students of an assignment by the state of their work, and a message to those who are chosen. */
export function WorkList({ assignment, rows }: { assignment: Assignment; rows: readonly StudentRow[] }) {
  const { filter, ticked } = useUnit({ filter: model.$filter, ticked: model.$ticked });
  const on = useUnit({ choose: model.filterChosen, hide: namesHidden });
  const shown = filterWork(rows, filter);
  const hidesNames = assignment.content.hide_names;
  return (
    <Stack gap={4}>
      <div className={styles.between}>
        <ChoiceChips
          label="Students"
          options={workFilters.map((option) => ({
            ...option,
            count: filterWork(rows, option.value).length,
          }))}
          value={filter}
          onChange={on.choose}
        />
        <Switch checked={hidesNames} onChange={on.hide}>
          Hide names while marking
        </Switch>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={EMPTY[filter]} art="none" />
      ) : (
        <>
          <Choice
            writable={shown.filter((row) => !isNameHidden(row, hidesNames)).map(({ student: { id } }) => id)}
            ticked={ticked}
          />
          <Table
            label={workFilters.find(({ value }) => value === filter)?.label ?? ''}
            columns={columnsOf(assignment, filter)}
            rows={shown}
            rowKey={({ student }) => student.id}
            isSelected={({ student }) => ticked.includes(student.id)}
          />
        </>
      )}
      <WriteMessageDialog />
      <CommentsDialog />
    </Stack>
  );
}

/** The private comments on the work of a student who has handed in nothing. */
function CommentsDialog() {
  const { student, close } = useUnit({ student: $commented, close: commentsClosed });
  return (
    <Dialog
      open={student !== null}
      onClose={() => close()}
      title={student === null ? 'Private comments' : `Private comments with ${student.name}`}
      actions={<Button onClick={() => close()}>Close</Button>}
    >
      <WorkComments reader="teacher" />
    </Dialog>
  );
}

const EMPTY: Readonly<Record<WorkFilter, string>> = {
  all: 'Nobody has this assignment',
  to_mark: 'Nothing to mark',
  marked: 'Nothing marked that is not returned',
  returned: 'Nothing returned yet',
  late: 'Nothing is late',
  missing: 'Nobody is missing',
  not_yet: 'Everyone has handed in or is missing',
  excused: 'Nobody is excused',
};

/** Ticks all who are shown, and writes to those who are ticked, or to all. */
function Choice({ writable, ticked }: { writable: readonly string[]; ticked: readonly string[] }) {
  const on = useUnit({ tick: model.studentsTicked, write: model.messageRequested });
  if (writable.length === 0) return null;
  const all = ticked.length === writable.length;
  return (
    <div className={styles.between}>
      <Checkbox
        checked={ticked.length === 0 ? false : all || 'some'}
        onChange={(checked) => on.tick(checked ? writable : [])}
      >
        Choose all {writable.length}
      </Checkbox>
      <Button size="sm" icon={Mail} onClick={() => on.write()}>
        {ticked.length === 0 ? `Message all ${writable.length}` : `Message ${ticked.length}`}
      </Button>
    </div>
  );
}
