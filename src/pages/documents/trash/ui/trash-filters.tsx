import { useUnit } from 'effector-react';
import { Search } from 'lucide';
import { Cluster } from '@/shared/ui/cluster';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { KINDS } from '../lib/kinds';
import { $classes, $filter, $kinds, filterChanged, wordsChanged } from '../model/trash';
import { kindOf } from '../model/trash-address';

/** Narrows the trash to a kind, a class or words in the title. */
export function TrashFilters() {
  const { filter, kinds, classes } = useUnit({ filter: $filter, kinds: $kinds, classes: $classes });
  const on = useUnit({ change: filterChanged, search: wordsChanged });
  return (
    <search aria-label="Filter the trash">
      <Cluster gap={3}>
        <TextInput
          label="Find in trash"
          placeholder="Find in trash"
          type="search"
          icon={Search}
          fit
          maxLength={100}
          value={filter.words}
          onChange={on.search}
          autoComplete="off"
        />
        <Select
          label="Kind"
          fit
          options={[
            { value: '', label: 'Everything' },
            ...kinds.map((kind) => ({ value: kind, label: KINDS[kind] })),
          ]}
          value={filter.kind ?? ''}
          onChange={(kind) => on.change({ kind: kindOf(kind) })}
        />
        {classes.length > 0 ? (
          <Select
            label="Class"
            fit
            options={[
              { value: '', label: 'All classes' },
              ...classes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={filter.classId ?? ''}
            onChange={(id) => on.change({ classId: id || null })}
          />
        ) : null}
      </Cluster>
    </search>
  );
}
