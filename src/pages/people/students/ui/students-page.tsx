import { useUnit } from 'effector-react';
import { Search } from 'lucide';
import { lazy, type ReactNode, Suspense } from 'react';
import { classTitle } from '@/entities/class';
import { profilePath, SupportBadge, supportOptions } from '@/entities/student';
import type { TaughtStudent } from '@/shared/api/student-profiles';
import { $isWide } from '@/shared/ui/theme/wide-screen';
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
import { $chosen, studentChosen } from '../model/chosen-student';
import * as model from '../model/students';
import * as styles from './students-page.css';

const ProfilePanel = lazy(async () => ({ default: (await import('./profile-panel')).ProfilePanel }));

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
        <WithProfile>
          <Students />
        </WithProfile>
      </Stack>
    </Stack>
  );
}

/** The profile of the chosen student is beside the list where both fit. */
function WithProfile({ children }: { children: ReactNode }) {
  const { isWide, chosen } = useUnit({ isWide: $isWide, chosen: $chosen });
  const isShown = isWide && chosen !== null;
  return (
    <div className={isShown ? styles.withProfile : undefined}>
      <div>{children}</div>
      {isShown ? (
        <Suspense fallback={<Skeleton lines={8} label="Loading the student" />}>
          <ProfilePanel />
        </Suspense>
      ) : null}
    </div>
  );
}

function Filters() {
  const { filter, classes, change } = useUnit({
    filter: model.$filter,
    classes: model.$classes,
    change: model.filterChanged,
  });
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <TextInput
          type="search"
          label="Find a student"
          placeholder="Find a student"
          icon={Search}
          maxLength={100}
          value={filter.words}
          onChange={(words) => change({ words })}
        />
      </div>
      <Select
        label="Class"
        value={filter.classId}
        onChange={(classId) => change({ classId })}
        options={[
          { value: '', label: 'All classes' },
          ...classes.map((entry) => ({ value: entry.id, label: classTitle(entry.class) })),
        ]}
      />
      <Select
        label="Supports"
        value={filter.support}
        onChange={(value) =>
          change({ support: supportOptions.find((option) => option.value === value)?.value ?? '' })
        }
        options={[{ value: '', label: 'Any supports' }, ...supportOptions]}
      />
    </div>
  );
}

function Students() {
  const { students, chosen, isWide, filter, retry, more } = useUnit({
    students: model.list.$list,
    chosen: $chosen,
    isWide: $isWide,
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
          <Table
            label="Students"
            columns={columns}
            rows={students.items}
            rowKey={({ id }) => id}
            isSelected={({ id }) => isWide && id === chosen}
          />
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

/** Opens the profile beside the list, or on its page if there is no room or the user asks for a new tab. */
function StudentName({ student: { id, name } }: { student: TaughtStudent }) {
  const { isWide, choose } = useUnit({ isWide: $isWide, choose: studentChosen });
  return (
    <Link
      href={profilePath(id)}
      variant="quiet"
      onClick={(event) => {
        if (!isWide || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        choose(id);
      }}
    >
      {name}
    </Link>
  );
}

const columns: readonly TableColumn<TaughtStudent>[] = [
  {
    key: 'name',
    label: 'Student',
    phone: 'main',
    cell: (student) => (
      <Cluster gap={3} wrap={false}>
        <Avatar name={student.name} decorative />
        <div>
          <StudentName student={student} />
          <Text size="2xs" tone="muted">
            {student.classes.map(({ title }) => title).join(', ')}
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
  {
    key: 'guardian',
    label: 'Guardians',
    phone: 'hidden',
    cell: ({ guardians }) =>
      guardians.length === 0 ? (
        <Text as="span" size="sm" tone="muted">
          None added
        </Text>
      ) : (
        guardians.join(', ')
      ),
  },
];
