import { useUnit } from 'effector-react';
import { Cluster } from '@/shared/ui/cluster';
import { Select } from '@/shared/ui/select';
import type { AssignmentState, Due } from '../model/filter';
import { $filter, $offered, filterChanged } from '../model/assignments';

const STATES: Readonly<Record<AssignmentState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Assigned',
};
const DUES: Readonly<Record<Due, string>> = { past: 'Past', week: 'Next 7 days', later: 'Later' };

/** Narrows the list of assignments; the address keeps the choice. */
export function Filters() {
  const { filter, offered, change } = useUnit({ filter: $filter, offered: $offered, change: filterChanged });
  return (
    <search>
      <Cluster gap={3}>
        <Select
          label="Class"
          fit
          options={[
            { value: '', label: 'All classes' },
            ...offered.classes.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={filter.classId ?? ''}
          onChange={(id) => change({ classId: id || null })}
        />
        <Select
          label="Category"
          fit
          options={[
            { value: '', label: 'All categories' },
            ...offered.categories.map((category) => ({ value: category, label: category })),
          ]}
          value={filter.category ?? ''}
          onChange={(category) => change({ category: category || null })}
        />
        <Select
          label="State"
          fit
          options={[{ value: '', label: 'Any state' }, ...optionsOf(STATES)]}
          value={filter.state ?? ''}
          onChange={(value) => change({ state: keyIn(STATES, value) })}
        />
        <Select
          label="Due"
          fit
          options={[{ value: '', label: 'Any due date' }, ...optionsOf(DUES)]}
          value={filter.due ?? ''}
          onChange={(value) => change({ due: keyIn(DUES, value) })}
        />
      </Cluster>
    </search>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const keyIn = <Key extends string>(labels: Readonly<Record<Key, string>>, value: string): Key | null =>
  Object.keys(labels).find((key): key is Key => key === value) ?? null;
