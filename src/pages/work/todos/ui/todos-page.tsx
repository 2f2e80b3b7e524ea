import { useUnit } from 'effector-react';
import type { Urgency } from '@/entities/todo';
import type { Todo } from '@/shared/api/todos';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $page, retryRequested } from '../model/todos';
import { NewTodo } from './new-todo';
import { TodoRows } from './todo-rows';

const titles: Readonly<Record<Urgency, string>> = { now: 'Now', today: 'Today', later: 'Later' };

/** What the teacher has to do, by urgency, each with the one action that resolves it. */
export function TodosPage() {
  const [page, retry] = useUnit([$page, retryRequested]);
  return (
    <Stack gap={6}>
      <PageHeader title="To do" lead={page.state === 'ready' ? leadOf(page.groups) : undefined} />
      <NewTodo />
      {page.state === 'loading' && <Skeleton lines={6} label="Loading what is to do" />}
      {page.state === 'failed' && (
        <ErrorState title="What is to do couldn’t be loaded" onRetry={retry}>
          {page.problem.message}
        </ErrorState>
      )}
      {page.state === 'ready' && <Lists {...page} />}
    </Stack>
  );
}

const leadOf = ({ now, today }: Record<Urgency, readonly Todo[]>): string => {
  if (now.length + today.length === 0) return 'Nothing for today.';
  const urgent =
    now.length === 0 ? '' : now.length === 1 ? ', one of them overdue' : `, ${now.length} of them overdue`;
  const count = now.length + today.length;
  return `${count === 1 ? 'One thing' : `${count} things`} for today${urgent}.`;
};

type Ready = Extract<ReturnType<typeof $page.getState>, { state: 'ready' }>;

function Lists({ groups, done, now }: Ready) {
  const shown = (['now', 'today', 'later'] as const).filter((urgency) => groups[urgency].length > 0);
  return (
    <Stack gap={8}>
      {shown.length === 0 && (
        <EmptyState title="All done" level={2}>
          Work to mark, marks to return and students to answer appear here by themselves.
        </EmptyState>
      )}
      {shown.map((urgency) => (
        <PageSection key={urgency} title={titles[urgency]}>
          <TodoRows label={titles[urgency]} todos={groups[urgency]} now={now} />
        </PageSection>
      ))}
      {groups.snoozed.length > 0 && (
        <PageSection title="Put off">
          <TodoRows label="Put off" todos={groups.snoozed} now={now} />
        </PageSection>
      )}
      {done.length > 0 && (
        <PageSection title="Done in the last seven days">
          <TodoRows label="Done" todos={done} now={now} />
        </PageSection>
      )}
    </Stack>
  );
}
