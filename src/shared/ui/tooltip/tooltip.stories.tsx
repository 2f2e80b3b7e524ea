import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCcw } from 'lucide';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button';
import { Tooltip } from './tooltip';

/** Use it on icon buttons. Important text belongs on the page. */
const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    label: 'Rewrite this section',
    shortcut: 'R',
    children: <IconButton label="Regenerate" icon={RotateCcw} variant="second" untitled />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '48px 80px 8px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['pictured'],
  args: { defaultOpen: true },
};

export const ByFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Regenerate' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rewrite this section');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: true, label: 'اكتب هذا القسم من جديد' },
};

export const LongText: Story = {
  args: { defaultOpen: true, label: 'Rewrite this section, with your notes about the class' },
};
