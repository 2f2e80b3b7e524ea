import { useUnit } from 'effector-react';
import { closedWords, MessageList, threadPath } from '@/entities/message';
import { HelpPanel } from '@/entities/help';
import type { Role } from '@/shared/api';
import { clockOf, shortDateOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import * as model from '../model/work-comments';

/** The private comments of a student and the teachers of the class on the student's work. */
export function WorkComments({ reader }: { reader: Role }) {
  const { resource, help, retry } = useUnit({
    resource: model.comments.$resource,
    help: model.$help,
    retry: model.comments.refreshed,
  });
  if (resource.state === 'closed') return null;
  if (resource.state === 'loading') return <Skeleton lines={3} label="Loading the comments" />;
  if (resource.state === 'failed')
    return (
      <Banner
        tone="danger"
        title="The comments couldn’t be loaded"
        action={
          <Button size="sm" onClick={() => retry()}>
            Try again
          </Button>
        }
      />
    );
  const { thread_id: threadId, closed, read_until: read, messages } = resource.data;
  const last = messages.at(-1);
  return (
    <Stack gap={4}>
      {help === null ? null : <HelpPanel help={help} />}
      {messages.length === 0 ? null : (
        <MessageList messages={messages}>
          {({ id, mine, at }) =>
            mine && id === last?.id && read !== null && read >= at ? (
              <Text size="2xs" tone="muted">
                Read {shortDateOf(read)}, {clockOf(read)}
              </Text>
            ) : null
          }
        </MessageList>
      )}
      {closed === null ? <NewComment reader={reader} /> : <Banner>{closedWords[closed]}</Banner>}
      {threadId === null ? null : (
        <Link href={threadPath(reader, threadId)}>Open in messages to report one</Link>
      )}
    </Stack>
  );
}

function NewComment({ reader }: { reader: Role }) {
  const { errors, pending, field } = useForm(model.form);
  return (
    <FormElement form={model.form}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger" urgent title={errors.form} /> : null}
        <Field
          label="Private comment"
          help={
            reader === 'teacher'
              ? 'The student and the teachers of the class see it at once.'
              : 'The teachers of your class see it at once; your classmates don’t.'
          }
          required
          error={errors.text}
        >
          <Textarea rows={3} maxLength={5000} {...field('text')} />
        </Field>
        <Cluster justify="end">
          <Button type="submit" pending={pending}>
            Comment
          </Button>
        </Cluster>
      </Stack>
    </FormElement>
  );
}
