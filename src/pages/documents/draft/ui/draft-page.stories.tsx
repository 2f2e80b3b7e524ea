import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { deleteDraftFx, getDraftFx } from '@/shared/api/drafts';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { otherTemplate } from '../../../../../tests/support/templates';
import { $drafts, $now, type DraftList } from '../model/drafts';
import { DraftPage } from './draft-page';

type State = { drafts: DraftList; remove?: (...call: unknown[]) => unknown };

function Example({ drafts, remove = () => undefined }: State) {
  return (
    <PageFrame
      path="/draft"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$drafts, drafts],
            [$now, new Date('2026-11-20T17:12:00.000Z')],
          ],
          handlers: [
            [getDraftFx, () => ({ draft: null })],
            [deleteDraftFx, remove],
          ],
        })
      }
    >
      <Shell pathname="/draft">
        <DraftPage />
      </Shell>
    </PageFrame>
  );
}

const untitled = {
  ...draftSummary,
  template_type: otherTemplate.templateType,
  template_title: otherTemplate.title,
  title: '',
  subject: '',
  grade_level: '',
  updated_at: '2026-11-12T15:20:00.000Z',
};

const meta = {
  title: 'Pages/Drafts',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { drafts: { state: 'ready', items: [draftSummary, untitled] } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drafts: Story = {
  tags: ['pictured'],
  args: { remove: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: draftSummary.title })).toHaveAttribute(
      'href',
      `/teacher/${draftSummary.template_type}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: `Delete the draft of ${otherTemplate.title}` }));
    await waitFor(() => expect(canvas.queryByText(otherTemplate.title)).toBeNull());
    await expect(args.remove).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { drafts: { state: 'ready', items: [] } } };

export const Loading: Story = { args: { drafts: { state: 'loading' } } };

export const LongTextOnAPhone: Story = {
  args: {
    drafts: {
      state: 'ready',
      items: [
        {
          ...draftSummary,
          title:
            'Rates of reaction: which antacid neutralises the most acid for its price, and why does it fizz?',
          subject: 'Interdisciplinary environmental science',
        },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Failed: Story = {
  args: {
    drafts: { state: 'failed', problem: { status: 500, message: 'Internal Server Error', fields: {} } },
  },
};
