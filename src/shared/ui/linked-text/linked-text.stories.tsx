import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkedText } from './linked-text';

/** Use it for plain text that people wrote, such as a message, so that its addresses can be opened. */
const meta = {
  title: 'Data/Linked text',
  component: LinkedText,
  parameters: { frame: 360 },
  args: { text: 'Hand it in at https://lectern.test/work/7, please. (See http://example.org/a_(b).)' },
  render: (args) => (
    <p>
      <LinkedText {...args} />
    </p>
  ),
} satisfies Meta<typeof LinkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Addresses: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /lectern\.test/ });
    await expect(link).toHaveAttribute('href', 'https://lectern.test/work/7');
  },
};

export const WithoutOne: Story = {
  args: { text: 'javascript:alert(1) and mailto:a@b.test stay words.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongAddress: Story = { args: { text: `https://lectern.test/${'long-'.repeat(40)}end` } };
