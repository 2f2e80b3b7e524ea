import { useUnit } from 'effector-react';
import { Search } from 'lucide-react';
import { classTitle } from '@/entities/class';
import { profilePath, SupportBadge, supportOptions } from '@/entities/student';
import type { TaughtStudent } from '@/shared/api/student-profiles';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Link } from '@/shared/ui/link';
import { LoadMore } from '@/shared/ui/load-more';
import { PageHeader } from '@/shared/ui/page-header';
import { SeatMeter } from '@/shared/ui/seat-meter';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/students';

/** The students of all current classes, with their supports. */
export function StudentsPage() {
  const seats = useUnit(model.$seats);
  return (
    <Stack gap={8}>
      <PageHeader
        title="Students"
        lead="Everyone in your classes, by family name."
        actions={seats ? <SeatMeter used={seats.used} total={seats.limit} /> : null}
      />
      <Stack gap={5}>
        <Filters />
        <Students />
      </Stack>
    </Stack>
  );
}

function Filters() {
  const { filter, classes, change } = useUnit({
    filter: model.$filter,
    classes: model.$classes,
    change: model.filterChanged,
  });
  return (
    <Cluster gap={2}>
      <TextInput
        type="search"
        label="Find a student"
        placeholder="Find a student"
        icon={Search}
        fit
        maxLength={100}
        value={filter.words}
        onChange={(words) => change({ words })}
      />
      <Select
        label="Class"
        fit
        value={filter.classId}
        onChange={(classId) => change({ classId })}
        options={[
          { value: '', label: 'All classes' },
          ...classes.map((entry) => ({ value: entry.id, label: classTitle(entry.class) })),
        ]}
      />
      <Select
        label="Supports"
        fit
        value={filter.support}
        onChange={(value) =>
          change({ support: supportOptions.find((option) => option.value === value)?.value ?? '' })
        }
        options={[{ value: '', label: 'Any supports' }, ...supportOptions]}
      />
    </Cluster>
  );
}

function Students() {
  const { students, filter, retry, more } = useUnit({
    students: model.list.$list,
    filter: model.$filter,
    retry: model.list.refreshed,
    more: model.list.moreRequested,
  });
  switch (students.state) {
    case 'loading':
      return <Skeleton lines={8} label="Loading your students" />;
    case 'failed':
      return (
        <ErrorState title="Your students couldn’t be loaded" onRetry={() => retry()}>
          {students.problem.message}
        </ErrorState>
      );
    case 'empty':
      return Object.values(filter).some((value) => value !== '') ? <NoneFound /> : <NoStudents />;
    case 'ready':
      return (
        <>
          <Table label="Students" columns={columns} rows={students.items} rowKey={({ id }) => id} />
          <LoadMore
            next={students.next.state}
            failure="More students couldn’t be loaded."
            end="All students are shown"
            onMore={() => more()}
          >
            Show more students
          </LoadMore>
        </>
      );
  }
}

function NoneFound() {
  const change = useUnit(model.filterChanged);
  return (
    <EmptyState
      title="No student found"
      art="none"
      action={<Button onClick={() => change({ words: '', classId: '', support: '' })}>Show all</Button>}
    >
      Try another name, class or support.
    </EmptyState>
  );
}

const NoStudents = () => (
  <EmptyState
    title="No students yet"
    action={
      <Button variant="primary" href="/teacher/classes">
        Your classes
      </Button>
    }
  >
    Students appear here once they join one of your classes.
  </EmptyState>
);

const columns: readonly TableColumn<TaughtStudent>[] = [
  {
    key: 'name',
    label: 'Student',
    phone: 'main',
    cell: ({ id, name, classes }) => (
      <Cluster gap={3} wrap={false}>
        <Avatar name={name} decorative />
        <div>
          <Link href={profilePath(id)}>{name}</Link>
          <Text size="2xs" tone="muted">
            {classes.map(({ title }) => title).join(', ')}
          </Text>
        </div>
      </Cluster>
    ),
  },
  {
    key: 'supports',
    label: 'Supports',
    phone: 'endBelow',
    cell: ({ supports }) => (
      <Cluster gap={2}>
        {supports.map((kind) => (
          <SupportBadge key={kind} kind={kind} />
        ))}
      </Cluster>
    ),
  },
];
