import { threadPath } from '@/entities/message';
import type { SendRecipient } from '@/shared/api/messages';
import { dateOf } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Link } from '@/shared/ui/link';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import * as model from '../model/sent';
import * as styles from './sent-page.css';

/** A sent message, and who has read and answered it. */
export function SentPage() {
  return (
    <ResourcePage
      of={model.sent}
      loading="Loading the message"
      failed="The message couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="This message isn’t there"
          action={<Button href="/teacher/messages">Your messages</Button>}
        >
          Another teacher sent it, or you no longer teach the class.
        </EmptyState>
      }
    >
      {({ send, recipients }) => (
        <Stack gap={6}>
          <PageHeader title={send.title} lead={`${send.class.title}, ${dateOf(send.at)}.`} />
          <p className={styles.text} dir="auto">
            {send.text}
          </p>
          <PageSection title="Recipients">
            <Table
              label="Who received it"
              columns={columns}
              rows={recipients}
              rowKey={({ thread_id: id }) => id}
            />
          </PageSection>
        </Stack>
      )}
    </ResourcePage>
  );
}

const columns: readonly TableColumn<SendRecipient>[] = [
  {
    key: 'recipient',
    label: 'Recipient',
    phone: 'main',
    cell: ({ thread_id: id, student, guardian }) => (
      <Link href={threadPath('teacher', id)}>
        <span dir="auto">
          {guardian === null ? student.name : `${guardian}, guardian of ${student.name}`}
        </span>
      </Link>
    ),
  },
  {
    key: 'state',
    label: 'State',
    align: 'end',
    phone: 'end',
    cell: ({ read, answered }) => {
      if (answered) return <Badge tone="ink">Answered</Badge>;
      return read ? <Badge tone="ok">Read</Badge> : read === null ? 'Not shared' : 'Not read yet';
    },
  },
];
