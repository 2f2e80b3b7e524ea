import { useUnit } from 'effector-react';
import { Plus, Search, SlidersHorizontal } from 'lucide';
import { supportOptions } from '@/entities/student';
import { GradebookFiles } from './files/gradebook-files';
import type { Gradebook } from '@/shared/api/gradebooks';
import { Button } from '@/shared/ui/button';
import { Chips } from '@/shared/ui/chips';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { $categories, $shownBooks, $shownColumns, $waiting } from '../model/page';
import { panelOpened } from '../model/panel';
import type { Unit } from '../model/read-entry';
import { $layout, $view, everythingShown, type Grouping, type View, viewChanged } from '../model/view';
import * as styles from './gradebook-page.css';

const units: { value: Unit; label: string }[] = [
  { value: 'points', label: 'Points' },
  { value: 'percent', label: 'Percent' },
  { value: 'letter', label: 'Letter' },
];

/** What is shown and how, and what is done with the whole gradebook. */
export function GradebookTools({ answer }: { answer: Gradebook }) {
  const view = useUnit($view);
  const on = useUnit({ change: viewChanged, open: panelOpened });
  const hasScale = answer.rules.content.scale !== null;
  return (
    <div className={styles.tools} role="group" aria-label="What is shown">
      <Filters answer={answer} />
      <div className={styles.toolsEnd}>
        <SegmentedControl
          label="Show scores as"
          options={hasScale ? units : units.slice(0, 2)}
          value={view.unit}
          onChange={(unit) => on.change({ unit })}
        />
        <Files answer={answer} />
        {answer.is_archived ? null : (
          <Button size="sm" icon={Plus} variant="primary" onClick={() => on.open({ kind: 'assignment' })}>
            Assignment
          </Button>
        )}
      </div>
    </div>
  );
}

function Files({ answer }: { answer: Gradebook }) {
  const { books, columns } = useUnit({ books: $shownBooks, columns: $shownColumns });
  return (
    <GradebookFiles
      classId={answer.class.id}
      shown={{ studentIds: books.map(({ id }) => id), assignmentIds: columns.map(({ id }) => id) }}
    />
  );
}

const ALL = 'all';
const optional = (value: string): string | null => (value === ALL ? null : value);

function Filters({ answer }: { answer: Gradebook }) {
  const { view, categories, waiting } = useUnit({
    view: $view,
    categories: $categories,
    waiting: $waiting,
  });
  const change = useUnit(viewChanged);
  const { terms } = answer.rules.content;
  return (
    <>
      <TextInput
        fit
        icon={Search}
        label="Find a student"
        placeholder="Find a student"
        value={view.name}
        onChange={(name) => change({ name })}
      />
      {terms.length > 0 ? (
        <Select
          fit
          label="Term"
          value={view.term ?? ALL}
          options={[
            { value: ALL, label: 'Whole year' },
            ...terms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(term) => change({ term: optional(term) })}
        />
      ) : null}
      {categories.size > 0 ? (
        <Select
          fit
          label="Category"
          value={view.category ?? ALL}
          options={[
            { value: ALL, label: 'All categories' },
            ...[...categories.keys()].map((name) => ({ value: name, label: name })),
          ]}
          onChange={(category) => change({ category: optional(category) })}
        />
      ) : null}
      <Chips
        label="What waits"
        tone="pen"
        options={[
          { value: 'grade', label: 'To grade', count: waiting.grade },
          {
            value: 'missing',
            label: answer.rules.content.neutral_words ? 'Not handed in yet' : 'Missing',
            count: waiting.missing,
          },
        ]}
        values={view.waiting}
        onChange={(kinds) => change({ waiting: kinds })}
      />
      <MoreFilters answer={answer} />
    </>
  );
}

const LIMITS = [50, 60, 70, 80];

/** Filters, sorting and groups that are needed less often. */
function MoreFilters({ answer }: { answer: Gradebook }) {
  const { view, layout, shown } = useUnit({ view: $view, layout: $layout, shown: $shownBooks });
  const on = useUnit({ change: viewChanged, reset: everythingShown });
  const { terms } = answer.rules.content;
  const isFiltered = shown.length < answer.students.length || view.category !== null;
  const entries: MenuEntry[] = [
    ...(answer.groups.length > 0
      ? [
          {
            kind: 'radios' as const,
            label: 'Group',
            value: `group:${view.group ?? ALL}`,
            options: [
              { value: `group:${ALL}`, label: 'Everyone' },
              ...answer.groups.map(({ id, name }) => ({ value: `group:${id}`, label: name })),
            ],
          },
        ]
      : []),
    {
      kind: 'radios',
      label: 'Support',
      value: `support:${view.support ?? ALL}`,
      options: [
        { value: `support:${ALL}`, label: 'Any or none' },
        ...supportOptions.map(({ value, label }) => ({ value: `support:${value}`, label })),
      ],
    },
    {
      kind: 'radios',
      label: 'Total',
      value: `below:${view.below ?? ALL}`,
      options: [
        { value: `below:${ALL}`, label: 'Any' },
        ...LIMITS.map((limit) => ({ value: `below:${limit}`, label: `Below ${limit}%` })),
      ],
    },
    {
      kind: 'radios',
      label: 'Sort by',
      value: sortValue(view),
      options: [
        { value: 'sort:name', label: 'Name' },
        { value: 'sort:name down', label: 'Name, Z first' },
        { value: 'sort:total down', label: 'Total, highest first' },
        { value: 'sort:total', label: 'Total, lowest first' },
      ],
    },
    {
      kind: 'radios',
      label: 'Columns',
      value: `grouping:${view.grouping}`,
      options: [
        { value: 'grouping:none', label: 'By date' },
        { value: 'grouping:category', label: 'By category' },
        ...(terms.length > 0 ? [{ value: 'grouping:term', label: 'By term' }] : []),
      ],
    },
    { kind: 'rule' },
    {
      kind: 'item',
      value: 'reset:',
      label: 'Show everything',
      disabled: !isFiltered && layout.hidden.length === 0,
      ...(layout.hidden.length > 0 && { description: `${layout.hidden.length} hidden` }),
    },
  ];
  return (
    <Menu
      label="Filters and sorting"
      trigger={<IconButton icon={SlidersHorizontal} label="Filters and sorting" />}
      entries={entries}
      onSelect={(entry) => {
        const [kind = '', value = ''] = entry.split(':');
        if (kind === 'reset') on.reset();
        else on.change(changeOf(kind, value));
      }}
    />
  );
}

const sortValue = ({ sort: { by, isDown } }: View): string =>
  typeof by === 'string' ? `sort:${by}${isDown ? ' down' : ''}` : '';

const groupings: readonly Grouping[] = ['none', 'category', 'term'];

function changeOf(kind: string, value: string): Partial<View> {
  switch (kind) {
    case 'group':
      return { group: optional(value) };
    case 'support':
      return { support: supportOptions.find((option) => option.value === value)?.value ?? null };
    case 'below':
      return { below: value === ALL ? null : Number(value) };
    case 'sort': {
      const [by, down] = value.split(' ');
      return { sort: { by: by === 'total' ? 'total' : 'name', isDown: down === 'down' } };
    }
    default:
      return { grouping: groupings.find((grouping) => grouping === value) ?? 'none' };
  }
}
