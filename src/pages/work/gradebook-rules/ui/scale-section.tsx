import { Plus, X } from 'lucide';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { PageSection } from '@/shared/ui/page-section';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import type { Faults } from '../model/faults';
import { $faults, contentChanged, type Editing } from '../model/rules-page';
import { choiceOf, scaleOf, scaleOptions } from '../model/scales';
import { CellField } from './cell-field';

type Level = NonNullable<Editing['content']['scale']>[number];
type Row = Level & { place: number };

const displays = [
  { value: 'points', label: 'Points' },
  { value: 'percent', label: 'Percent' },
  { value: 'level', label: 'Level' },
] as const;
const decimals = ['0', '1', '2', '3'] as const;

/** How scores and totals are shown, and the levels that follow from them. */
export function ScaleSection({ editing: { content } }: { editing: Editing }) {
  const { faults, change } = useUnit({ faults: $faults, change: contentChanged });
  const { scale } = content;
  const [isOwn, setOwn] = useState(false);
  const choice = isOwn && scale !== null ? 'custom' : choiceOf(scale);
  return (
    <PageSection title="Levels and decimals">
      <Stack gap={4}>
        <Cluster gap={5} align="start">
          <Field label="Scores are shown as" group>
            <SegmentedControl
              options={displays}
              value={content.display}
              onChange={(display) => change({ display })}
            />
          </Field>
          <Field label="Decimals of percentages" group>
            <SegmentedControl
              options={decimals.map((value) => ({ value, label: value }))}
              value={decimals[content.decimals] ?? '2'}
              onChange={(value) => change({ decimals: Number(value) })}
            />
          </Field>
          <Field label="Levels" error={faults['scale']}>
            <Select
              value={choice}
              options={scaleOptions}
              onChange={(value) => {
                const chosen = scaleOptions.find((one) => one.value === value)?.value ?? 'none';
                setOwn(chosen === 'custom');
                change({ scale: scaleOf(chosen, scale) });
              }}
            />
          </Field>
        </Cluster>
        <Text size="sm" tone="soft">
          Levels, bonuses and what must be passed look at a percentage as it is shown:{' '}
          {exampleOf(content.decimals)}
        </Text>
        {scale ? <Levels scale={scale} /> : null}
      </Stack>
    </PageSection>
  );
}

const exampleOf = (places: number): string =>
  places === 0
    ? '89.5 is shown as 90 and reaches 90.'
    : `89.${'9'.repeat(places)}5 is shown as 90.${'0'.repeat(places)} and reaches 90.`;

/** Halfway above the last level. */
const newLevel = (scale: readonly Level[]): Level => {
  const [above, last] = [scale.at(-2)?.from ?? 100, scale.at(-1)?.from ?? 0];
  return { name: '', from: Math.round((above + last) / 2), gpa: null, worth: null };
};

function Levels({ scale }: { scale: readonly Level[] }) {
  const { faults, change } = useUnit({ faults: $faults, change: contentChanged });
  const set = (place: number, changed: Partial<Level>) =>
    change({ scale: scale.map((one, other) => (other === place ? { ...one, ...changed } : one)) });
  const remove = (place: number) => change({ scale: scale.toSpliced(place, 1) });
  return (
    <Stack gap={3}>
      <Table
        label="Levels"
        columns={columnsOf({ isOnly: scale.length === 1, faults, set, remove })}
        rows={scale.map((level, place) => ({ ...level, place }))}
        rowKey={({ place }) => String(place)}
      />
      <Text size="sm" tone="muted">
        Without a worth, the best level is worth 100%, and any other one a point less than the next bound.
        What is below all bounds gets the last level.
      </Text>
      <div>
        <Button
          icon={Plus}
          disabled={scale.length >= 40}
          onClick={() => change({ scale: scale.toSpliced(-1, 0, newLevel(scale)) })}
        >
          Add level
        </Button>
      </div>
    </Stack>
  );
}

type Parts = {
  /** Whether the scale has no other level. */
  isOnly: boolean;
  faults: Faults;
  set: (place: number, changed: Partial<Level>) => void;
  remove: (place: number) => void;
};

const nameOf = ({ name, place }: Row) => name || `level ${place + 1}`;

function columnsOf({ isOnly, faults, set, remove }: Parts): TableColumn<Row>[] {
  return [
    {
      key: 'name',
      label: 'Level',
      cell: (row) => (
        <CellField label={`Name of level ${row.place + 1}`} error={faults[`scale.${row.place}.name`]}>
          <TextInput value={row.name} maxLength={20} onChange={(name) => set(row.place, { name })} />
        </CellField>
      ),
    },
    {
      key: 'from',
      label: 'From',
      cell: (row) => (
        <CellField label={`Least percentage of ${nameOf(row)}`} error={faults[`scale.${row.place}.from`]}>
          <NumberInput
            value={row.from}
            min={0}
            max={1000}
            unit="%"
            onChange={(from) => set(row.place, { from: from ?? 0 })}
          />
        </CellField>
      ),
    },
    {
      key: 'gpa',
      label: 'Grade points (GPA)',
      cell: (row) => (
        <CellField label={`Grade points of ${nameOf(row)}`}>
          <NumberInput value={row.gpa} min={0} max={100} onChange={(gpa) => set(row.place, { gpa })} />
        </CellField>
      ),
    },
    {
      key: 'worth',
      label: 'Worth when typed',
      cell: (row) => (
        <CellField label={`What a typed ${nameOf(row)} is worth`}>
          <NumberInput
            value={row.worth}
            min={0}
            max={1000}
            unit="%"
            onChange={(worth) => set(row.place, { worth })}
          />
        </CellField>
      ),
    },
    {
      key: 'remove',
      label: 'Remove',
      hideLabel: true,
      align: 'end',
      cell: (row) => (
        <IconButton
          label={`Remove ${nameOf(row)}`}
          icon={X}
          disabled={isOnly}
          onClick={() => remove(row.place)}
        />
      ),
    },
  ];
}
