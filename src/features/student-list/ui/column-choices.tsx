import { useUnit } from 'effector-react';
import { columnRoles, isColumnRole, type ListColumn } from '@/shared/lib/student-list';
import { Field } from '@/shared/ui/field';
import { Grid } from '@/shared/ui/grid';
import { Select } from '@/shared/ui/select';
import type { StudentListModel } from '../model/student-list';
import * as styles from './student-list.css';

/** What each column of a list holds, as it was understood; the teacher can choose. */
export function ColumnChoices({ list }: { list: StudentListModel }) {
  const { columns } = useUnit(list.$list);
  const choose = useUnit(list.roleChosen);
  return (
    <Grid min="sm" gap={4}>
      {columns.map((column) => (
        <Field
          key={column.index}
          label={titleOf(column)}
          help={<span className={styles.words}>{helpOf(column)}</span>}
        >
          <Select
            options={columnRoles.filter(({ value }) => value !== 'email' || !column.isOfGuardian)}
            value={column.role}
            onChange={(role) => {
              if (isColumnRole(role)) choose({ column: column.index, role });
            }}
          />
        </Field>
      ))}
    </Grid>
  );
}

export const titleOf = ({ heading, index }: ListColumn): string =>
  heading === '' ? `Column ${index + 1}` : heading;

const helpOf = ({ role, samples }: ListColumn): string => {
  const shown = samples
    .map((sample) => (sample.length > 40 ? `${sample.slice(0, 40)}…` : sample))
    .join(' · ');
  return role === 'guardian' ? `Never invited. ${shown}` : shown || 'Empty';
};
