import { useUnit } from 'effector-react';
import { Flag } from 'lucide';
import { useState } from 'react';
import { closedWords, MessageList } from '@/entities/message';
import type { GuardianThread } from '@/shared/api/messages';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import * as model from '../model/guardian-messages';

/** What teachers wrote to a guardian, and the answers. */
export function GuardianMessages() {
  const threads = useUnit(model.$threads);
  const report = useUnit(model.reportConfirmed);
  const [reported, setReported] = useState<string | null>(null);
  if (threads.length === 0) return null;
  return (
    <PageSection title="Messages">
      <Stack gap={4}>
        {threads.map((thread) => (
          <Thread key={thread.id} thread={thread} onReport={setReported} />
        ))}
        <Text size="2xs" tone="muted">
          Your child doesn’t see these messages. Administrators of the school can read them.
        </Text>
      </Stack>
      <ConfirmDialog
        open={reported !== null}
        title="Report this message?"
        description="An administrator reads it. The teacher isn’t told."
        confirmLabel="Report"
        onCancel={() => setReported(null)}
        onConfirm={() => {
          if (reported !== null) report(reported);
          setReported(null);
        }}
      />
    </PageSection>
  );
}

type ThreadProps = { thread: GuardianThread; onReport: (id: string) => void };

function Thread({ thread: { id, title, class: className, closed, messages }, onReport }: ThreadProps) {
  const { answered, open } = useUnit({ answered: model.$answered, open: model.answerOpened });
  return (
    <Card as="section" label={title}>
      <Stack gap={3}>
        <div>
          <Heading level={3} size="lg">
            <span dir="auto">{title}</span>
          </Heading>
          <Text size="2xs" tone="muted">
            {className}
          </Text>
        </div>
        <MessageList messages={messages}>
          {({ id: messageId, mine }) =>
            mine ? null : (
              <Button size="sm" variant="quiet" icon={Flag} onClick={() => onReport(messageId)}>
                Report
              </Button>
            )
          }
        </MessageList>
        {closed === null ? (
          answered === id ? (
            <Answer />
          ) : (
            <div>
              <Button onClick={() => open(id)}>Answer</Button>
            </div>
          )
        ) : (
          <Banner>{closedWords[closed]}</Banner>
        )}
      </Stack>
    </Card>
  );
}

function Answer() {
  const close = useUnit(model.answerOpened);
  const { errors, pending, field } = useForm(model.form);
  return (
    <FormElement form={model.form}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger" urgent title={errors.form} /> : null}
        <Field label="Your answer" required error={errors.text}>
          <Textarea rows={4} maxLength={5000} {...field('text')} />
        </Field>
        <Cluster justify="end">
          <Button onClick={() => close(null)}>Cancel</Button>
          <Button variant="primary" type="submit" pending={pending}>
            Send
          </Button>
        </Cluster>
      </Stack>
    </FormElement>
  );
}
