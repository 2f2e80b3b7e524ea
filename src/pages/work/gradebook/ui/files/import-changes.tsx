import { useState } from 'react';
import type { GradebookImportPlan, PlannedScore } from '@/shared/api/gradebook-files';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { type Names, titleOfColumn } from '../../model/files/planned';
import { valueInWords, warningsInWords } from '../../model/files/sentences';

const PAGE = 50;

const columnsOf = (plan: GradebookImportPlan, names: Names): TableColumn<PlannedScore>[] => [
  {
    key: 'student',
    label: 'Student',
    cell: ({ student_id: id }) => <span dir="auto">{names.student(id)}</span>,
    sortBy: ({ student_id: id }) => names.student(id),
  },
  {
    key: 'assignment',
    label: 'Assignment',
    cell: ({ column }) => <span dir="auto">{titleOfColumn(plan, column, names)}</span>,
    sortBy: ({ column }) => titleOfColumn(plan, column, names),
  },
  { key: 'before', label: 'Now', cell: ({ before }) => valueInWords(before) },
  {
    key: 'after',
    label: 'After',
    cell: (change) => (
      <>
        <strong>{valueInWords(change.after)}</strong>
        {warningsInWords(change).map((warning) => (
          <Text key={warning} size="xs" tone="warn" as="div">
            {warning}
          </Text>
        ))}
      </>
    ),
  },
];

/** Every score that an import changes, with the value that it replaces. */
export function ImportChanges({ plan, names }: { plan: GradebookImportPlan; names: Names }) {
  const [shown, setShown] = useState(PAGE);
  const more = plan.changes.length - shown;
  return (
    <Stack gap={3} align="stretch">
      <Table
        label="Changed scores"
        columns={columnsOf(plan, names)}
        rows={plan.changes.slice(0, shown)}
        rowKey={({ line, column }) => `${line} ${column}`}
        maxHeight="md"
      />
      {more > 0 ? (
        <div>
          <Button size="sm" onClick={() => setShown(shown + 4 * PAGE)}>
            {more <= 4 * PAGE ? `Show the other ${more}` : `Show ${4 * PAGE} of ${more} more`}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
