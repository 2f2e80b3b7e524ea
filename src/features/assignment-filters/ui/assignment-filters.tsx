import { useUnit } from 'effector-react';
import type { AssignmentStateFilter } from '@/shared/api/assignments';
import { Cluster } from '@/shared/ui/cluster';
import { Select } from '@/shared/ui/select';
import type { Due } from '../model/filter';
import type { FilteredAssignments } from '../model/filtered-assignments';

const STATES: Readonly<Record<AssignmentStateFilter, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Assigned',
  to_mark: 'To mark',
  returned: 'Returned',
  missing: 'Missing work',
};
const DUES: Readonly<Record<Due, string>> = { past: 'Past', week: 'Next 7 days', later: 'Later' };

/** Narrows a list of assignments; there is nothing to see without any. */
export function AssignmentFilters({ of }: { of: FilteredAssignments }) {
  const { filter, offered, change } = useUnit({
    filter: of.$filter,
    offered: of.$offered,
    change: of.changed,
  });
  if (offered.classes.length === 0) return null;
  return (
    <search aria-label="Filter assignments">
      <Cluster gap={3}>
        {of.inClass ? null : (
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
        )}
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
