import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Popover } from './popover';

/** Use it for details and small choices. For actions use a menu, for a form a dialog. */
const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Credits used</Button>,
    title: 'Credits',
    children: 'Estimated at 4,000 credits, used 3,960.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 380, minHeight: 170 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['pictured'],
  args: { defaultOpen: true },
};

export const OpensAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Credits used' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Credits' });
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: true, trigger: <Button>التكلفة</Button>, title: 'الرصيد', children: 'استُخدم ٣٬٩٦٠.' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { defaultOpen: true } };
