import { useUnit } from 'effector-react';
import { Mail } from 'lucide';
import { useState } from 'react';
import { classTitle } from '@/entities/class';
import { partyWords, sentPath, threadPath } from '@/entities/message';
import { WriteMessageDialog } from '@/features/write-message';
import type { MessageSend, ThreadEntry } from '@/shared/api/messages';
import { shortDayOf } from '@/shared/lib/dates';
import { PagedListPart } from '@/shared/lib/paged-list';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { MarginList } from '@/shared/ui/margin-list';
import { Menu } from '@/shared/ui/menu';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Stack } from '@/shared/ui/stack';
import * as model from '../model/threads';
import { NewThreadDialog } from './new-thread-dialog';

/** The messages of a teacher or a student. */
export function ThreadsPage() {
  const isTeacher = useUnit(model.$isTeacher);
  const [box, setBox] = useState<'received' | 'sent'>('received');
  return (
    <Stack gap={6}>
      <PageHeader
        title="Messages"
        lead={isTeacher ? 'With your students and their guardians.' : 'With the teachers of your classes.'}
        actions={isTeacher ? <WriteToClass /> : <WriteToTeacher />}
      />
      {isTeacher ? (
        <SegmentedControl
          label="Messages"
          options={[
            { value: 'received', label: 'Received' },
            { value: 'sent', label: 'Sent' },
          ]}
          value={box}
          onChange={setBox}
        />
      ) : null}
      <PageSection title={box === 'received' ? 'Received' : 'Sent'}>
        {box === 'received' ? <Threads isTeacher={isTeacher} /> : <Sends />}
      </PageSection>
      {isTeacher ? <WriteMessageDialog /> : <NewThreadDialog />}
    </Stack>
  );
}

function WriteToClass() {
  const { classes, choose } = useUnit({ classes: model.$classes, choose: model.classChosen });
  if (classes.length === 0) return null;
  return (
    <Menu
      label="Write to a class"
      align="end"
      trigger={
        <Button variant="primary" icon={Mail}>
          Write to a class
        </Button>
      }
      entries={classes.map(({ id, class: face }) => ({ kind: 'item', value: id, label: classTitle(face) }))}
      onSelect={choose}
    />
  );
}

function WriteToTeacher() {
  const { teachers, write } = useUnit({ teachers: model.$teachers, write: model.newThreadRequested });
  if (teachers.length === 0) return null;
  return (
    <Button variant="primary" icon={Mail} onClick={() => write()}>
      Write to a teacher
    </Button>
  );
}

const itemOf = (thread: ThreadEntry, isTeacher: boolean) => ({
  id: thread.id,
  lead: shortDayOf(thread.last.at),
  title: thread.title,
  href: threadPath(isTeacher ? 'teacher' : 'student', thread.id),
  note: `${partyWords(thread)}, ${thread.class.title}. ${thread.last.mine ? 'You: ' : ''}${thread.last.text}`,
  ...(thread.unread ? { end: <Badge tone="ink">New</Badge> } : {}),
});

const older = {
  label: 'Show older messages',
  failed: 'Older messages couldn’t be loaded.',
  end: 'All messages are shown',
};

function Threads({ isTeacher }: { isTeacher: boolean }) {
  return (
    <PagedListPart
      of={model.threads}
      loading="Loading your messages"
      failed="Your messages couldn’t be loaded"
      empty={
        <EmptyState level={3} title="No messages yet">
          {isTeacher
            ? 'What students and guardians write to you will appear here.'
            : 'What your teachers write to you will appear here.'}
        </EmptyState>
      }
      more={older}
    >
      {(threads) => (
        <MarginList label="Messages" items={threads.map((thread) => itemOf(thread, isTeacher))} />
      )}
    </PagedListPart>
  );
}

const sentItem = ({ id, at, title, class: face, students, guardians, read, answered }: MessageSend) => ({
  id,
  lead: shortDayOf(at),
  title,
  href: sentPath(id),
  note: `${face.title}, to ${students + guardians}. ${read} read it, ${answered} answered.`,
});

function Sends() {
  return (
    <PagedListPart
      of={model.sends}
      loading="Loading your sent messages"
      failed="Your sent messages couldn’t be loaded"
      empty={
        <EmptyState level={3} title="Nothing sent yet">
          Write to a class here, or to some of its students from an assignment.
        </EmptyState>
      }
      more={older}
    >
      {(sends) => <MarginList label="Sent messages" items={sends.map(sentItem)} />}
    </PagedListPart>
  );
}
