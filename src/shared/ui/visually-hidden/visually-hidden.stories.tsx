import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden';

/** Use it for meaning that only the layout conveys. Text that helps everyone is visible. */
const meta = {
  title: 'Text/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'of 24 students' },
  render: (args) => (
    <p>
      18 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of 24 students')).toBeInTheDocument();
  },
};

export const Live: Story = {
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('of 24 students');
  },
};
