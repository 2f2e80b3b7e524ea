import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { listGenerationsFx } from '@/shared/api/generations';
import { searchSchoolFx } from '@/shared/api/search';
import { listTemplatesFx } from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { PageFrame } from '../../../../.storybook/page-frame';
import { summary } from '../../../../tests/support/generation-summary';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { template } from '../../../../tests/support/templates';
import { SearchTool } from './search-tool';

const navigate = fn();
const places = [{ label: 'Drafts', href: '/draft' }];

const leafDiary = {
  kind: 'assignment',
  id: '1',
  title: 'Leaf diary',
  classes: ['7B Science'],
  is_archived: false,
};

function Example({ compact = false }: { compact?: boolean }) {
  return (
    <PageFrame
      start={() =>
        fork({
          values: [[$session, sessionOf(teacher)]],
          handlers: [
            [listGenerationsFx, () => ({ items: [summary(1)], next_cursor: null })],
            [listTemplatesFx, () => ({ items: [template] })],
            [searchSchoolFx, () => ({ items: [leafDiary] })],
            [navigateFx, navigate],
          ],
        })
      }
    >
      <div style={{ height: 560 }}>
        <SearchTool places={places} compact={compact} />
      </div>
    </PageFrame>
  );
}

const meta = {
  title: 'Features/Search',
  component: Example,
  parameters: { frame: 1000 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('/');
    const input = await screen.findByRole('combobox', { name: 'Search classes, students and documents' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, 'plan 1');
    await screen.findByRole('option', { name: /Plan 1/ });
    await screen.findByRole('option', { name: /Leaf diary.*7B Science/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('option', { name: 'Drafts' })).toBeVisible();
  },
};

export const Compact: Story = { args: { compact: true } };
