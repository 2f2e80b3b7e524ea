import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $catalogue, $search, type Catalogue } from '../model/templates';
import { TemplatesPage } from './templates-page';
import { otherTemplate, template } from '../../../../tests/support/templates';

type State = { catalogue: Catalogue; search?: string };

function Example({ catalogue, search = '' }: State) {
  return (
    <PageFrame
      path="/templates"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$catalogue, catalogue],
            [$search, search],
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show all templates' })).toBeVisible();
  },
};

export const Loading: Story = { args: { catalogue: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    catalogue: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};

export const Phone: Story = {};
