import { useUnit } from 'effector-react';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { $preview, type Editing } from '../model/rules-page';
import type { ChangedTotal } from '../model/preview';
import { effectSentences } from '../model/sentences';

const SHOWN = 12;
const columns: readonly TableColumn<ChangedTotal>[] = [
  { key: 'name', label: 'Student', cell: ({ name }) => name, phone: 'main' },
  { key: 'before', label: 'Now', align: 'end', cell: ({ before }) => shown(before), phone: 'end' },
  { key: 'after', label: 'Then', align: 'end', cell: ({ after }) => shown(after), phone: 'end' },
];

/** What the changed rules do to the totals of the class, before they are saved. */
export function EffectPanel({ editing: { isUnsaved } }: { editing: Editing }) {
  const preview = useUnit($preview);
  return (
    <Card as="section" label="What your changes do" surface="sheet">
      <Stack gap={3}>
        <Heading level={2} size="lg">
          What your changes do
        </Heading>
        {!isUnsaved || preview === null ? (
          <Text size="sm" tone="soft">
            {isUnsaved
              ? 'Working it out.'
              : 'Change a rule, and you see here which totals change and by how much, before you save.'}
          </Text>
        ) : (
          <>
            {effectSentences(preview).map((sentence) => (
              <Text key={sentence} size="sm">
                {sentence}
              </Text>
            ))}
            {preview.changed.length > 0 ? (
              <Table
                label="Totals that change"
                columns={columns}
                rows={preview.changed.slice(0, SHOWN)}
                rowKey={({ id }) => id}
              />
            ) : null}
            {preview.changed.length > SHOWN ? (
              <Text size="sm" tone="muted">
                And {preview.changed.length - SHOWN} more.
              </Text>
            ) : null}
          </>
        )}
      </Stack>
    </Card>
  );
}

function shown(total: ChangedTotal['before']): string {
  if (total === null) return '–';
  return total.level ? `${total.percent}% ${total.level.name}` : `${total.percent}%`;
}
