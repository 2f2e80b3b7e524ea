import { useUnit } from 'effector-react';
import { MessageList } from '@/entities/message';
import type { AdminThread, AdminThreadEntry } from '@/shared/api/messages';
import { shortDateOf } from '@/shared/lib/dates';
import { PagedListPart } from '@/shared/lib/paged-list';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { SegmentedControl } from '@/shared/ui/segmented-control';
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
  const { which, choose } = useUnit({ which: model.$which, choose: model.whichChosen });
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
        onChange={choose}
      />
      <PagedListPart
        of={model.list}
        loading="Loading the messages"
        failed="The messages couldn’t be loaded"
        empty={
          <EmptyState
            title={which === 'reported' ? 'No message was reported' : 'No messages yet'}
            art="none"
          />
        }
        more={{
          label: 'Show older messages',
          failed: 'Older messages couldn’t be loaded.',
          end: 'All messages are shown',
        }}
      >
        {(threads) => (
          <PageSection title={which === 'reported' ? 'Reported' : 'All'}>
            <MarginList
              label="Threads"
              items={threads.map((thread) => ({
                id: thread.id,
                lead: shortDateOf(thread.last_at),
                title: thread.title,
                href: `/admin/messages/${thread.id}`,
                note: partiesOf(thread),
                ...(thread.reports > 0 ? { end: <Badge tone="warn">Reported</Badge> } : {}),
              }))}
            />
          </PageSection>
        )}
      </PagedListPart>
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
