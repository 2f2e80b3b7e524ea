import { Search } from 'lucide';
import { Chips } from '@/shared/ui/chips';
import { Cluster } from '@/shared/ui/cluster';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { weights } from './gradebook.sample';

const waiting = { grade: 'To grade', missing: 'Missing' } as const;

/** What a teacher still has to do with a score. */
export type Waiting = keyof typeof waiting;

/** Which part of the book is shown. */
export type Filters = { name: string; month: string; category: string; waiting: readonly Waiting[] };

/** The whole book. */
export const everything: Filters = { name: '', month: 'all', category: 'all', waiting: [] };

const months = [
  { value: 'all', label: 'Term 1' },
  { value: 'Sep', label: 'September' },
  { value: 'Oct', label: 'October' },
];
const categories = [
  { value: 'all', label: 'All categories' },
  ...weights.map(({ name }) => ({ value: name, label: name })),
];

type GradebookFiltersProps = {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** How many scores wait for it. */
  count: (kind: Waiting) => number;
};

/** Chooses which part of the book is shown. */
export function GradebookFilters({ filters, onChange, count }: GradebookFiltersProps) {
  return (
    <Cluster gap={2}>
      <TextInput
        fit
        icon={Search}
        label="Find a student"
        placeholder="Find a student"
        value={filters.name}
        onChange={(name) => onChange({ ...filters, name })}
      />
      <Select
        fit
        label="Month"
        options={months}
        value={filters.month}
        onChange={(month) => onChange({ ...filters, month })}
      />
      <Select
        fit
        label="Category"
        options={categories}
        value={filters.category}
        onChange={(category) => onChange({ ...filters, category })}
      />
      <Chips
        label="What waits"
        tone="pen"
        options={(['grade', 'missing'] as const).map((kind) => ({
          value: kind,
          label: waiting[kind],
          count: count(kind),
        }))}
        values={filters.waiting}
        onChange={(kinds) => onChange({ ...filters, waiting: kinds })}
      />
    </Cluster>
  );
}
