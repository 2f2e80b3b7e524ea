import type { Resource } from './resource-names.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The page's view. */
export const pageView = ({ many, one, owner }: Resource): string => {
  const words = many.words.toLowerCase();
  const theirs = `${owner === 'user' ? 'your' : 'the'} ${words}`;
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

/** ${capital(owner === 'user' ? `the user's ${words}` : `the ${words} of a ${owner}`)}, with a form for a new one. */
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
  if (list.state === 'loading') return <Skeleton lines={3} label="Loading ${theirs}" />;
  if (list.state === 'empty') return <EmptyState title="No ${words} yet" level={3}>Add one and it appears here.</EmptyState>;
  if (list.state === 'failed')
    return (
      <ErrorState title="${capital(theirs)} couldn’t be loaded" onRetry={on.retry}>
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

/** Its stories, which also test what the page does. */
export const pageStories = ({ many, one, owner }: Resource): string => {
  const list = `list${many.pascal}Fx`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn } from 'storybook/test';
import { create${one.pascal}Fx, delete${one.pascal}Fx, ${list}, type ${one.pascal} } from '@/shared/api/${many.kebab}';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { ${many.camel}Opened } from '../model/${many.kebab}';
import { ${many.pascal}Page } from './${many.kebab}-page';

const entry = (id: string, title: string): ${one.pascal} => ({
  id: \`0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d\${id}\`,
  title,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
});
const first = entry('6e', 'First');
const long = entry('6f', 'One with a title so long that a narrow screen needs several lines to show it');
const third = entry('70', 'Third');

type Answer = { items: ${one.pascal}[]; next_cursor: string | null };
const read = fn<() => Answer | Promise<Answer>>();
const create = fn(() => third);
const remove = fn<() => void>();

function Example() {
  const start = () => {
    const scope = fork({ handlers: [[${list}, read], [create${one.pascal}Fx, create], [delete${one.pascal}Fx, remove]] });
    void allSettled(${many.camel}Opened, { scope${owner === 'class' ? `, params: first.id` : ''} });
    return scope;
  };
  return (
    <PageFrame start={start}>
      <${many.pascal}Page />
    </PageFrame>
  );
}

const meta = { title: 'Pages/${many.words}', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => Answer | Promise<Answer>) => () => void read.mockImplementation(answer);
const unavailable = () => {
  throw new Error('The server answers nothing.');
};

export const Ready: Story = {
  beforeEach: answering(() => ({ items: [first, long], next_cursor: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Enter a title.')).toBeVisible();
    await expect(create).not.toHaveBeenCalled();

    read.mockReturnValue({ items: [third, first, long], next_cursor: null });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Third');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Third')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    const request = expect.objectContaining({ ${one.camel}Fields: { title: 'Third' } });
    await expect(create).toHaveBeenCalledOnce();
    await expect(create).toHaveBeenCalledWith(null, expect.objectContaining({ request }));
  },
};

export const Deleted: Story = {
  beforeEach: answering(() => ({ items: [first, long], next_cursor: null })),
  play: async ({ canvas, userEvent }) => {
    const deletion = await canvas.findByRole('button', { name: 'Delete First' });
    remove.mockImplementationOnce(unavailable);
    await userEvent.click(deletion);
    const restored = await canvas.findByRole('button', { name: 'Delete First' });
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(restored);
    await expect(canvas.queryByText('First')).toBeNull();
  },
};

export const Loading: Story = { beforeEach: answering(() => new Promise<Answer>(() => {})) };

export const Empty: Story = { beforeEach: answering(() => ({ items: [], next_cursor: null })) };

export const Failed: Story = { beforeEach: answering(unavailable) };
`;
};
