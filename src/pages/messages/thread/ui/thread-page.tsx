import { useUnit } from 'effector-react';
import { Flag } from 'lucide';
import { detailsPath, studentPath } from '@/entities/assignment';
import { $session, isSignedIn } from '@/entities/session';
import {
  closedWords,
  MessageList,
  partyWords,
  SendingOffline,
  SentenceMenu,
  threadsPath,
} from '@/entities/message';
import { HelpPanel } from '@/entities/help';
import type { MessageThread } from '@/shared/api/messages';
import { clockOf, shortDateOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { ResourcePage } from '@/shared/lib/resource';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import * as model from '../model/thread';
import { ReportDialog } from './report-dialog';

/** A thread between a teacher and a student or guardian. */
export function ThreadPage() {
  const session = useUnit($session);
  const role = isSignedIn(session) ? session.user.role : 'student';
  return (
    <ResourcePage
      of={model.thread}
      loading="Loading the messages"
      failed="The messages couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="You can’t read this thread"
          action={<Button href={threadsPath(role)}>Your messages</Button>}
        >
          It was between others, or its teacher no longer teaches the class.
        </EmptyState>
      }
    >
      {(thread) => <Ready thread={thread} isTeacher={role === 'teacher'} />}
    </ResourcePage>
  );
}

function Ready({ thread, isTeacher }: { thread: MessageThread; isTeacher: boolean }) {
  const help = useUnit(model.$help);
  const report = useUnit(model.reportAsked);
  const { title, assignment_id: assignmentId, class: face, closed, read_until: read, messages } = thread;
  const last = messages.at(-1);
  return (
    <Stack gap={6}>
      <PageHeader
        title={title}
        lead={`${partyWords(thread)}, ${face.title}.`}
        actions={
          assignmentId === null ? null : (
            <Button href={isTeacher ? detailsPath(assignmentId) : studentPath(assignmentId)}>
              See the assignment
            </Button>
          )
        }
      />
      {help === null ? null : <HelpPanel help={help} />}
      <MessageList messages={messages}>
        {({ id, mine, author }) => (
          <>
            {mine && id === last?.id && read !== null && read >= last.at ? (
              <Text size="2xs" tone="muted">
                Read {shortDateOf(read)}, {clockOf(read)}
              </Text>
            ) : null}
            {author.role === (isTeacher ? 'teacher' : 'student') ? null : (
              <Button size="sm" variant="quiet" icon={Flag} onClick={() => report(id)}>
                Report
              </Button>
            )}
          </>
        )}
      </MessageList>
      {closed === null ? <Reply isTeacher={isTeacher} /> : <Banner>{closedWords[closed]}</Banner>}
      <Text size="2xs" tone="muted">
        Administrators of your school can read messages.
      </Text>
      <ReportDialog />
    </Stack>
  );
}

function Reply({ isTeacher }: { isTeacher: boolean }) {
  const { values, errors, pending, change, field } = useForm(model.form);
  return (
    <FormElement form={model.form}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger" urgent title={errors.form} /> : null}
        <SendingOffline pending={pending} />
        <Field label="Your answer" required error={errors.text}>
          <Textarea rows={4} maxLength={5000} {...field('text')} />
        </Field>
        <Cluster justify="between">
          {isTeacher ? <SentenceMenu text={values.text} onChange={(text) => change({ text })} /> : <span />}
          <Button variant="primary" type="submit" pending={pending}>
            Send
          </Button>
        </Cluster>
      </Stack>
    </FormElement>
  );
}
