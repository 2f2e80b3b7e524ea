import { useUnit } from 'effector-react';
import { shortDayOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Field } from '@/shared/ui/field';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { deleteRequested, newTicket, ticketsList } from '../model/tickets';

/** The user's tickets, with a form for a new one. */
export function TicketsPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Tickets" />
      <NewTicket />
      <PageSection title="Newest first">
        <Tickets />
      </PageSection>
    </Stack>
  );
}

function NewTicket() {
  const { errors, pending, field } = useForm(newTicket);
  return (
    <FormElement form={newTicket}>
      <Stack gap={4}>
        {errors.form && (
          <Banner tone="danger" urgent>
            {errors.form}
          </Banner>
        )}
        <Field label="Title" error={errors.title} required>
          <TextInput {...field('title')} />
        </Field>
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            Add
          </Button>
        </div>
      </Stack>
    </FormElement>
  );
}

function Tickets() {
  const list = useUnit(ticketsList.$list);
  const on = useUnit({
    retry: ticketsList.refreshed,
    more: ticketsList.moreRequested,
    remove: deleteRequested,
  });
  if (list.state === 'loading') return <Skeleton lines={3} label="Loading your tickets" />;
  if (list.state === 'empty')
    return (
      <EmptyState title="No tickets yet" level={3}>
        Add one and it appears here.
      </EmptyState>
    );
  if (list.state === 'failed')
    return (
      <ErrorState title="Your tickets couldn’t be loaded" onRetry={on.retry}>
        {list.problem.message}
      </ErrorState>
    );
  const items = list.items.map(({ id, title, created_at }) => ({
    id,
    lead: shortDayOf(created_at),
    title,
    end: (
      <Button size="sm" aria-label={`Delete ${title}`} onClick={() => on.remove(id)}>
        Delete
      </Button>
    ),
  }));
  return (
    <Stack gap={4}>
      <MarginList label="Tickets, newest first" items={items} />
      {list.next.state === 'failed' && <Banner tone="danger">{list.next.problem.message}</Banner>}
      {list.next.state !== 'none' && (
        <Button pending={list.next.state === 'loading'} onClick={() => on.more()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
