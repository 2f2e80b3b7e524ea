import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import {
  deleteGenerationFx,
  flagGenerationsFx,
  type GenerationSummary,
  listGenerationsFx,
} from '@/shared/api/generations';
import type { PagedList } from '@/shared/lib/paged-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageFrame } from '../../../../.storybook/page-frame';
import { createGenerationList } from '../model/generation-list';
import { GenerationListView } from './generation-list-view';
import { summary as documentSummary } from '../../../../tests/support/generation-summary';
import { otherTemplate } from '../../../../tests/support/templates';

type List = PagedList<GenerationSummary>;
type State = { list: List; search?: string; onlyOpen?: boolean };

const model = createGenerationList();

function Example({ list, search = '', onlyOpen = false }: State) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [
            [model.$list, list],
            [model.$search, search],
            [model.$filter, onlyOpen ? { open_checks: true } : {}],
            [model.$openedAt, new Date('2026-11-20T12:00:00.000Z')],
          ],
          handlers: [
            [deleteGenerationFx, () => undefined],
            [flagGenerationsFx, () => ({ ids: items.map(({ id }) => id) })],
            [listGenerationsFx, () => ({ items: [], next_cursor: null })],
          ],
        })
      }
    >
      <GenerationListView
        model={model}
        place="history"
        empty={
          <EmptyState title="No documents yet">
            Documents you write with this template appear here.
          </EmptyState>
        }
      />
    </PageFrame>
  );
}

const summary = (id: number, part: Partial<GenerationSummary>): GenerationSummary =>
  documentSummary(id, { title: 'Leaf discs that swim', topic: 'Photosynthesis', ...part });

const items = [
  summary(1, { favourite: true, checks: { passed: 4, repaired: 1, open: 2 } }),
  summary(2, {
    title: 'Rates of reaction: which antacid wins?',
    status: 'interrupted',
    updated_at: '2026-10-08T07:38:00.000Z',
  }),
  summary(3, {
    title: 'The willow quiz',
    template_type: otherTemplate.templateType,
    status: 'writing',
    updated_at: '2025-10-08T07:38:00.000Z',
  }),
];

const ready = (part: Partial<Extract<List, { state: 'ready' }>> = {}): List => ({
  state: 'ready',
  items,
  next: { state: 'none' },
  ...part,
});

const meta = {
  title: 'Widgets/Generation list',
  component: Example,
  parameters: { frame: 820 },
  args: { list: ready() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => expect(canvas.getByText('2 checks open')).toBeVisible(),
};

export const MovedToTrash: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Leaf discs that swim to trash' }));
    await waitFor(() => expect(canvas.queryByText('Leaf discs that swim')).toBeNull());
  },
};

export const Selecting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    const bar = canvas.getByRole('group', { name: 'Selected documents' });
    await expect(canvas.getByRole('button', { name: 'Move to trash' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select The willow quiz' }));
    await expect(bar).toHaveTextContent('1 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: '1 selected' }));
    await expect(bar).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => expect(canvas.queryByText('The willow quiz')).toBeNull());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

const MANY = 2000;

export const Long: Story = {
  args: {
    list: ready({
      items: Array.from({ length: MANY }, (_, index) => summary(index, { title: `Plan ${index + 1}` })),
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Plan 1' })).toBeVisible());
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByRole('link', { name: `Plan ${MANY}` })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Plan 1' })).toBeNull());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(MANY / 5);
    const list = canvas.getByRole('list', { name: 'Documents 1 to 25' });
    const height = list.getBoundingClientRect().height;
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Plan 1' })).toBeVisible());
    await expect(Math.abs(list.getBoundingClientRect().height - height)).toBeLessThan(1);
  },
};

export const MorePages: Story = { args: { list: ready({ next: { state: 'idle', cursor: 'cursor' } }) } };

export const MoreFailed: Story = {
  args: {
    list: ready({
      next: {
        state: 'failed',
        cursor: 'cursor',
        problem: { status: 500, message: 'Internal Server Error', fields: {} },
      },
    }),
  },
};

export const Empty: Story = { args: { list: { state: 'empty' } } };

export const NothingFound: Story = { args: { list: { state: 'empty' }, search: 'volcano' } };

export const NoOpenChecks: Story = {
  args: { list: { state: 'empty' }, onlyOpen: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Only with open checks' })).toBeChecked();
    await expect(canvas.getByText('None of these documents has an open check.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getByText('No documents yet')).toBeVisible());
  },
};

export const Found: Story = {
  args: {
    search: 'discs',
    list: ready({
      items: items.slice(0, 1).map((item) => ({
        ...item,
        snippet: {
          section: 'Practical',
          text: 'Count the leaf discs that float after five minutes.',
          marks: [{ start: 15, end: 20 }],
        },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('discs', { selector: 'mark' })).toBeVisible();
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const Failed: Story = {
  args: { list: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } } },
};
