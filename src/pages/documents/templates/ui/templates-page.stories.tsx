import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { $subscription, known } from '@/entities/subscription';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { $catalogue, $openedAt, $search, type Catalogue } from '../model/templates';
import { TemplatesPage } from './templates-page';
import { otherTemplate, template } from '../../../../../tests/support/templates';

type State = { catalogue: Catalogue; search?: string; subscription?: SubscriptionStatus };

function Example({ catalogue, search = '', subscription = subscriptionOf(paid) }: State) {
  return (
    <PageFrame
      path="/templates"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$catalogue, catalogue],
            [$search, search],
            [$subscription, known(subscription)],
            [$openedAt, new Date('2026-11-20T09:30:00Z')],
          ],
        })
      }
    >
      <Shell pathname="/templates">
        <TemplatesPage />
      </Shell>
    </PageFrame>
  );
}

const entries: TemplateEntry[] = [template, otherTemplate];

/** An installation without a model. */
const withoutModel: Catalogue = {
  state: 'ready',
  entries: [
    { ...template, written_from: 'form' },
    { ...otherTemplate, written_from: 'model' },
  ],
  notice:
    '13 templates work without an AI model. 14 need one and show an example. Your administrator can connect one.',
};

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Templates',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { catalogue: { state: 'ready', entries } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutModel: Story = {
  tags: ['pictured'],
  globals: desktop,
  args: { catalogue: withoutModel },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your administrator can connect one/)).toBeVisible();
    await expect(canvas.getByText('Works without AI')).toBeVisible();
    await expect(canvas.getByText('Needs an AI model')).toBeVisible();
  },
};

export const WithoutModelOnAPhone: Story = { args: { catalogue: withoutModel } };

export const Shelves: Story = {
  tags: ['pictured'],
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Assess/ }));
    await expect(canvas.queryByRole('heading', { name: 'Plan' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /All/ }));
    await expect(canvas.getByRole('heading', { name: 'Plan' })).toBeVisible();
  },
};

export const Searched: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a template' }), 'quiz');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  args: { search: 'underwater basket weaving' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Nearest templates' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all templates' }));
    await expect(canvas.getByRole('heading', { name: 'Plan' })).toBeVisible();
  },
};

export const FavouritesAndRecent: Story = {
  globals: desktop,
  args: {
    subscription: subscriptionOf({ ...paid, price_id: 'teacher_plus_year' }),
    catalogue: {
      state: 'ready',
      entries: [
        { ...template, favourite: true },
        { ...otherTemplate, plan: 'pro', last_used_at: '2026-11-20T09:00:00.000Z' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Star a template and it appears here')).toBeVisible();
    await expect(canvas.getAllByText('Needs Teacher Pro')).toHaveLength(2);
    const [first, second] = canvas.getAllByRole('article');
    const linkIn = (book?: HTMLElement) => book?.querySelector('a');
    linkIn(first)?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(linkIn(second)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(linkIn(first)).toHaveFocus();
  },
};

export const Loading: Story = { args: { catalogue: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    catalogue: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};

export const Phone: Story = {};
