import { Plus, X } from 'lucide';
import { useState } from 'react';
import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { IconButton } from '@/shared/ui/icon-button';
import { NumberInput } from '@/shared/ui/number-input';
import { PageSection } from '@/shared/ui/page-section';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Faults } from '../model/faults';
import { withRenamed } from '../model/renaming';
import { $faults, categoryRenamed, contentChanged, type Editing } from '../model/rules-page';
import { categoryName, weightsNote } from '../model/sentences';
import { CellField } from './cell-field';

type Category = Editing['content']['categories'][number];
type Row = Category & { place: number; label: string };

const added: Category = {
  name: '',
  weight: null,
  drop_lowest: 0,
  drop_highest: 0,
  extra_credit: false,
  average: 'points',
};

/** Whether categories have weights, and what is dropped in each. */
export function CategoriesSection({ editing: { content, book } }: { editing: Editing }) {
  const { faults, change, rename } = useUnit({
    faults: $faults,
    change: contentChanged,
    rename: categoryRenamed,
  });
  const { categories, mode } = content;
  const used = new Set(withRenamed(book, content).assignments.map(({ category }) => category));
  const set = (place: number, changed: Partial<Category>) =>
    change({ categories: categories.map((one, other) => (other === place ? { ...one, ...changed } : one)) });
  const remove = (place: number) => change({ categories: categories.toSpliced(place, 1) });
  const note = weightsNote(content);
  return (
    <PageSection title="Categories">
      <Stack gap={4}>
        <RadioGroup
          label="How the total is worked out"
          value={mode}
          onChange={(value) => change({ mode: value })}
          options={[
            {
              value: 'points',
              label: 'By points',
              description: 'All points that were earned, of all that were possible.',
            },
            {
              value: 'weighted',
              label: 'By weights',
              description: 'Each category has a share of the total.',
            },
          ]}
        />
        {categories.length > 0 ? (
          <Table
            label="Rules of categories"
            columns={columnsOf({
              mode,
              used,
              faults,
              set,
              rename,
              remove,
              names: categories.map(({ name }) => name),
            })}
            rows={categories.map((one, place) => ({
              ...one,
              place,
              label: used.has(one.name) ? categoryName(one.name) : one.name || `category ${place + 1}`,
            }))}
            rowKey={({ place }) => String(place)}
          />
        ) : null}
        {note ? (
          <Text size="sm" tone={note.isAbove ? 'warn' : 'soft'}>
            <b>{note.sum}%</b> in all. {note.text}
          </Text>
        ) : null}
        <Text size="sm" tone="muted">
          Which scores are dropped follows from what helps the most, not from the lowest percentage. One score
          always stays, and extra credit is never dropped.
        </Text>
        {['categories', 'renamed'].map((part) =>
          faults[part] ? (
            <Text key={part} tone="danger">
              {faults[part]}
            </Text>
          ) : null,
        )}
        <div>
          <Button
            icon={Plus}
            disabled={categories.length >= 40}
            onClick={() => change({ categories: [...categories, added] })}
          >
            Add category
          </Button>
        </div>
      </Stack>
    </PageSection>
  );
}

type Parts = {
  mode: Editing['content']['mode'];
  /** The categories of assignments, which cannot be removed. */
  used: ReadonlySet<string>;
  faults: Faults;
  set: (place: number, changed: Partial<Category>) => void;
  rename: (change: { place: number; name: string }) => void;
  remove: (place: number) => void;
  names: readonly string[];
};

function columnsOf({ mode, used, faults, set, rename, remove, names }: Parts): TableColumn<Row>[] {
  return [
    {
      key: 'name',
      label: 'Category',
      cell: ({ name, place, label }) =>
        name === '' && used.has(name) ? (
          label
        ) : used.has(name) ? (
          <UsedName
            name={name}
            place={place}
            others={names.toSpliced(place, 1)}
            onRename={(typed) => rename({ place, name: typed })}
          />
        ) : (
          <CellField label={`Name of category ${place + 1}`} error={faults[`categories.${place}.name`]} wide>
            <TextInput value={name} maxLength={60} onChange={(typed) => set(place, { name: typed })} />
          </CellField>
        ),
    },
    ...(mode === 'weighted'
      ? [
          {
            key: 'weight',
            label: 'Weight',
            cell: ({ weight, place, label }: Row) => (
              <CellField label={`Weight of ${label}`}>
                <NumberInput
                  value={weight}
                  min={0}
                  max={1000}
                  unit="%"
                  onChange={(typed) => set(place, { weight: typed })}
                />
              </CellField>
            ),
          },
        ]
      : []),
    ...(['drop_lowest', 'drop_highest'] as const).map((key) => ({
      key,
      label: key === 'drop_lowest' ? 'Drop lowest' : 'Drop highest',
      cell: (row: Row) => (
        <CellField
          label={`How many of the ${key === 'drop_lowest' ? 'lowest' : 'highest'} scores of ${row.label} are dropped`}
        >
          <NumberInput
            value={row[key]}
            min={0}
            max={60}
            disabled={row.extra_credit}
            onChange={(typed) => set(row.place, { [key]: Math.round(typed ?? 0) })}
          />
        </CellField>
      ),
    })),
    {
      key: 'average',
      label: 'Each assignment counts',
      cell: ({ average, place, label }) => (
        <CellField label={`What each assignment of ${label} counts`} wide>
          <Select
            value={average}
            options={[
              { value: 'points', label: 'By its points' },
              { value: 'equal', label: 'The same' },
            ]}
            onChange={(value) => set(place, { average: value === 'equal' ? 'equal' : 'points' })}
          />
        </CellField>
      ),
    },
    {
      key: 'extra',
      label: 'Extra credit',
      cell: ({ extra_credit, place, label }) => (
        <Checkbox checked={extra_credit} onChange={(checked) => set(place, { extra_credit: checked })}>
          <VisuallyHidden>{`${label} is extra credit`}</VisuallyHidden>
        </Checkbox>
      ),
    },
    {
      key: 'remove',
      label: 'Remove',
      hideLabel: true,
      align: 'end',
      cell: ({ name, place, label }) =>
        used.has(name) ? null : (
          <IconButton label={`Remove ${label}`} icon={X} onClick={() => remove(place)} />
        ),
    },
  ];
}

type UsedNameProps = {
  name: string;
  place: number;
  others: readonly string[];
  onRename: (name: string) => void;
};

/** The name of a category that assignments have: they get the new one when the field is left, and not half of it. */
function UsedName({ name, place, others, onRename }: UsedNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = (typed ?? name).trim();
  const isTaken = others.some((other) => other.toLowerCase() === text.toLowerCase());
  const error = text === '' ? 'Enter a name.' : isTaken ? 'Another category has this name.' : undefined;
  const leave = () => {
    if (error !== undefined) return;
    if (text !== name) onRename(text);
    setTyped(null);
  };
  return (
    <CellField label={`Name of category ${place + 1}`} error={error} wide>
      <TextInput value={typed ?? name} maxLength={60} onChange={setTyped} onBlur={leave} onEnter={leave} />
    </CellField>
  );
}
