import type { ResourceNames } from './resource-names.ts';

/** The page's view. */
export const pageView = ({ many, one }: ResourceNames): string => {
  const words = many.words.toLowerCase();
  return `import { useUnit } from 'effector-react';
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
import { deleteRequested, new${one.pascal}, ${many.camel}List } from '../model/${many.kebab}';

/** The user's ${words}, with a form for a new one. */
export function ${many.pascal}Page() {
  return (
    <Stack gap={6}>
      <PageHeader title="${many.words}" />
      <New${one.pascal} />
      <PageSection title="Newest first">
        <${many.pascal} />
      </PageSection>
    </Stack>
  );
}

function New${one.pascal}() {
  const { errors, pending, field } = useForm(new${one.pascal});
  return (
    <FormElement form={new${one.pascal}}>
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

function ${many.pascal}() {
  const list = useUnit(${many.camel}List.$list);
  const on = useUnit({ retry: ${many.camel}List.refreshed, more: ${many.camel}List.moreRequested, remove: deleteRequested });
  if (list.state === 'loading') return <Skeleton lines={3} label="Loading your ${words}" />;
  if (list.state === 'empty') return <EmptyState title="No ${words} yet" level={3}>Add one and it appears here.</EmptyState>;
  if (list.state === 'failed')
    return (
      <ErrorState title="Your ${words} couldn’t be loaded" onRetry={on.retry}>
        {list.problem.message}
      </ErrorState>
    );
  const items = list.items.map(({ id, title, created_at }) => ({
    id,
    lead: shortDayOf(created_at),
    title,
    end: (
      <Button size="sm" aria-label={\`Delete \${title}\`} onClick={() => on.remove(id)}>
        Delete
      </Button>
    ),
  }));
  return (
    <Stack gap={4}>
      <MarginList label="${many.words}, newest first" items={items} />
      {list.next.state === 'failed' && <Banner tone="danger">{list.next.problem.message}</Banner>}
      {list.next.state !== 'none' && (
        <Button pending={list.next.state === 'loading'} onClick={() => on.more()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
`;
};

/** Its stories. */
export const pageStories = ({
  many,
  one,
}: ResourceNames): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import type { ${one.pascal} } from '@/shared/api/${many.kebab}';
import type { PagedList } from '@/shared/lib/paged-list';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { ${many.camel}List } from '../model/${many.kebab}';
import { ${many.pascal}Page } from './${many.kebab}-page';

function Example({ list }: { list: PagedList<${one.pascal}> }) {
  return (
    <PageFrame start={() => fork({ values: [[${many.camel}List.$list, list]] })}>
      <${many.pascal}Page />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/${many.words}',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const time = '2026-11-20T09:00:00.000Z';
const problem = { status: 500, message: 'Please try again in a moment.', fields: {} };

export const Ready: Story = {
  args: {
    list: {
      state: 'ready',
      items: [
        { id: '1', title: 'First', created_at: time, updated_at: time },
        {
          id: '2',
          title: 'One with a title so long that a narrow screen needs several lines to show it',
          created_at: time,
          updated_at: time,
        },
      ],
      next: { state: 'idle', cursor: 'after-2' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete First' }));
    await expect(canvas.queryByText('First')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Enter a title.')).toBeVisible();
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const Empty: Story = { args: { list: { state: 'empty' } } };

export const Failed: Story = { args: { list: { state: 'failed', problem } } };
`;
