import { useUnit } from 'effector-react';
import { editorPath, latePolicyWords, missingWords } from '@/entities/assignment';
import { Checkbox } from '@/shared/ui/checkbox';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $faults, contentChanged, type Editing } from '../model/rules-page';
import { categoryName } from '../model/sentences';
import { CellField } from './cell-field';

type Assignment = Editing['book']['assignments'][number];
type Column = Editing['content']['columns'][number];
type Row = { assignment: Assignment; column: Column };

const usual = {
  counts: true,
  extra_credit: false,
  never_drop: false,
  term_id: null,
  display: 'usual',
} as const;
const displays: readonly { value: Column['display']; label: string }[] = [
  { value: 'usual', label: 'As usual' },
  { value: 'points', label: 'Points' },
  { value: 'percent', label: 'Percent' },
  { value: 'level', label: 'Level' },
  { value: 'complete', label: 'Complete or not' },
];
const flags = [
  { key: 'counts', label: 'Counts', words: 'counts' },
  { key: 'extra_credit', label: 'Extra credit', words: 'is extra credit' },
  { key: 'never_drop', label: 'Never drop', words: 'is never dropped' },
] as const;

/** What differs for single assignments. */
export function ColumnsSection({ editing: { content, book } }: { editing: Editing }) {
  const { faults, change } = useUnit({ faults: $faults, change: contentChanged });
  const columnOf = (id: string): Column =>
    content.columns.find((column) => column.assignment_id === id) ?? { assignment_id: id, ...usual };
  const set = ({ column }: Row, changed: Partial<Column>) =>
    change({
      columns: [
        ...content.columns.filter(({ assignment_id: id }) => id !== column.assignment_id),
        { ...column, ...changed },
      ],
    });
  return (
    <PageSection title="Assignments">
      <Stack gap={3}>
        <Text size="sm" tone="soft">
          What late and missing work costs is set in each assignment.
        </Text>
        {book.assignments.length > 0 ? (
          <Table
            label="Rules of assignments"
            columns={columnsOf(content.terms, set)}
            rows={book.assignments.map((assignment) => ({ assignment, column: columnOf(assignment.id) }))}
            rowKey={({ assignment }) => assignment.id}
            maxHeight="lg"
          />
        ) : (
          <Text tone="muted">No assignments yet.</Text>
        )}
        {faults['columns'] ? <Text tone="danger">{faults['columns']}</Text> : null}
      </Stack>
    </PageSection>
  );
}

function columnsOf(
  terms: Editing['content']['terms'],
  set: (row: Row, changed: Partial<Column>) => void,
): TableColumn<Row>[] {
  return [
    {
      key: 'title',
      label: 'Assignment',
      cell: ({ assignment }) => (
        <Stack gap={1}>
          <span dir="auto">{assignment.title}</span>
          <Text size="xs" tone="muted" as="span" weight="regular">
            {categoryName(assignment.category)}, {assignment.points} points
          </Text>
          <Text size="xs" as="span" weight="regular">
            <Link href={editorPath(assignment.id)}>{policyWords(assignment)}</Link>
          </Text>
        </Stack>
      ),
    },
    ...flags.map(({ key, label, words }) => ({
      key,
      label,
      cell: (row: Row) => (
        <Checkbox checked={row.column[key]} onChange={(checked) => set(row, { [key]: checked })}>
          <VisuallyHidden>{`${row.assignment.title} ${words}`}</VisuallyHidden>
        </Checkbox>
      ),
    })),
    ...(terms.length > 0
      ? [
          {
            key: 'term',
            label: 'Term',
            cell: (row: Row) => (
              <CellField label={`Term of ${row.assignment.title}`} wide>
                <Select
                  value={row.column.term_id ?? ''}
                  options={[
                    { value: '', label: 'By its due date' },
                    ...terms.map(({ id, name }) => ({ value: id, label: name || 'Without a name' })),
                  ]}
                  onChange={(id) => set(row, { term_id: id || null })}
                />
              </CellField>
            ),
          },
        ]
      : []),
    {
      key: 'display',
      label: 'Shown as',
      cell: (row) => (
        <CellField label={`How the scores of ${row.assignment.title} are shown`} wide>
          <Select
            value={row.column.display}
            options={displays}
            onChange={(value) =>
              set(row, { display: displays.find((one) => one.value === value)?.value ?? 'usual' })
            }
          />
        </CellField>
      ),
    },
  ];
}

const policyWords = ({ late_policy, missing_percent }: Assignment): string =>
  [latePolicyWords(late_policy), missingWords(missing_percent)].filter(Boolean).join(' ') ||
  'Late and missing work: no rule';
