import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { listOwnTemplatesFx, type OwnTemplateSummary } from '@/shared/api/own-templates';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { otherTemplate, template } from '../../../../../tests/support/templates';
import { $bases, $own, $trashed, type OwnList } from '../model/own-templates';
import { OwnTemplatesPage } from './own-templates-page';

type State = { own: OwnList; trashed?: readonly OwnTemplateSummary[]; request?: () => unknown };

function Example({ own, trashed = [], request = () => new Promise(() => {}) }: State) {
  return (
    <PageFrame
      path="/templates/own"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$bases, [template, otherTemplate]],
            [$own, own],
            [$trashed, trashed],
          ],
          handlers: [[listOwnTemplatesFx, request]],
        })
      }
    >
      <Shell pathname="/templates/own">
        <OwnTemplatesPage />
      </Shell>
    </PageFrame>
  );
}

const summary = (id: number, part: Partial<OwnTemplateSummary>): OwnTemplateSummary => {
  const uuid = `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5e${String(id).padStart(2, '0')}`;
  return {
    id: uuid,
    template_type: `own-${uuid}`,
    name: 'My lesson plan builder',
    version: 1,
    shared: false,
    trashed_at: null,
    updated_at: '2026-11-20T08:00:00.000Z',
    ...part,
  };
};

const items = [
  summary(1, { name: 'My field trip plan', version: 4, shared: true }),
  summary(2, {}),
  summary(3, {
    name: 'A lab report with a hypothesis, variables, method, results and an evaluation of the errors',
  }),
];

const meta = {
  title: 'Pages/Own templates',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { own: { state: 'ready', items } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Shared')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Template to copy' }),
      template.templateType,
    );
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
  },
};

export const WithTrash: Story = {
  args: {
    trashed: [summary(4, { name: 'My rubric generator', trashed_at: '2026-11-19T08:00:00.000Z' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Restore My rubric generator' })).toBeVisible();
  },
};

export const NoTemplates: Story = { args: { own: { state: 'ready', items: [] } } };

export const Loading: Story = { args: { own: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    own: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
    request: fn(() => ({ items })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('My field trip plan')).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
