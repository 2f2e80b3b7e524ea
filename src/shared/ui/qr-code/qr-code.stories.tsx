import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code';

/** Use it for an address that others open on their own device. Always show the address or code as text too. */
const meta = {
  title: 'Data/QR code',
  component: QrCode,
  parameters: { frame: 320 },
  args: { text: 'https://lectern.test/join/HRB7B4Q', label: 'QR code to join 7B Science' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code to join 7B Science' })).toBeVisible();
  },
};

export const LongText: Story = { args: { text: 'https://lectern.test/'.padEnd(300, 'a-long-path/') } };
