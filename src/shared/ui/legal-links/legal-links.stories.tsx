import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalLinks } from './legal-links';

/** Use it at the end of pages on which users decide about their data or money. It inherits its colour. */
const meta = {
  title: 'Navigation/Legal links',
  component: LegalLinks,
  parameters: { frame: 358 },
} satisfies Meta<typeof LegalLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: 'Licences' })).toHaveAttribute('href', '/licences');
  },
};
