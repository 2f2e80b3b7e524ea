import { useUnit } from 'effector-react';
import { MessageList } from '@/entities/message';
import type { AdminThread, AdminThreadEntry } from '@/shared/api/messages';
import { shortDateOf } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/administration';

/** The messages of all users, for administrators; the server rejects everyone else. */
export function AdministrationPage() {
  const id = useUnit(model.$threadId);
  return id === null ? <AllThreads /> : <OneThread />;
}

const partiesOf = ({ teacher, student, guardian, class: className }: AdminThreadEntry): string =>
  `${teacher} and ${guardian === null ? student : `${guardian}, guardian of ${student}`}, ${className}`;

function AllThreads() {
  const { list, which } = useUnit({ list: model.list.$list, which: model.$which });
  const on = useUnit({
    choose: model.whichChosen,
    retry: model.list.refreshed,
    more: model.list.moreRequested,
  });
  return (
    <Stack gap={6}>
      <PageHeader title="All messages" lead="Each reading is recorded in the server’s log." />
      <SegmentedControl
        label="Threads"
        options={[
          { value: 'reported', label: 'Reported' },
          { value: 'all', label: 'All' },
        ]}
        value={which}
        onChange={on.choose}
      />
      {list.state === 'loading' ? <Skeleton lines={6} label="Loading the messages" /> : null}
      {list.state === 'failed' ? (
        <ErrorState
          title="The messages couldn’t be loaded"
          onRetry={() => on.retry()}
          actions={
            list.problem.needsSecondFactor && (
              <Button href="/plans/account">Set up two-step verification</Button>
            )
          }
        >
          {list.problem.message}
        </ErrorState>
      ) : null}
      {list.state === 'empty' ? (
        <EmptyState title={which === 'reported' ? 'No message was reported' : 'No messages yet'} art="none" />
      ) : null}
      {list.state === 'ready' ? (
        <PageSection title={which === 'reported' ? 'Reported' : 'All'}>
          <Stack gap={4}>
            <MarginList
              label="Threads"
              items={list.items.map((item) => ({
                id: item.id,
                lead: shortDateOf(item.last_at),
                title: item.title,
                href: `/admin/messages/${item.id}`,
                note: partiesOf(item),
                ...(item.reports > 0 ? { end: <Badge tone="warn">Reported</Badge> } : {}),
              }))}
            />
            <LoadMore
              next={list.next.state}
              failure="Older messages couldn’t be loaded."
              end="All messages are shown"
              onMore={on.more}
            >
              Show older messages
            </LoadMore>
          </Stack>
        </PageSection>
      ) : null}
    </Stack>
  );
}

function OneThread() {
  return (
    <ResourcePage
      of={model.thread}
      loading="Loading the thread"
      failed="The thread couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="This thread isn’t there"
          action={<Button href="/admin/messages">All messages</Button>}
        >
          It may have been deleted with an account or a class.
        </EmptyState>
      }
    >
      {({ thread, messages, reports }: AdminThread) => (
        <Stack gap={6}>
          <PageHeader title={thread.title} lead={`${partiesOf(thread)}.`} />
          <MessageList messages={messages}>
            {({ id }) =>
              reports
                .filter(({ message_id: messageId }) => messageId === id)
                .map(({ by, reason }) => (
                  <Banner key={by} tone="warn" title={`Reported by the ${by}`}>
                    {reason}
                  </Banner>
                ))
            }
          </MessageList>
        </Stack>
      )}
    </ResourcePage>
  );
}
