import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { PageFrame } from '../../../../.storybook/page-frame';
import { EntryCover } from './entry-cover';

const meta = {
  title: 'Widgets/Entry cover',
  component: EntryCover,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Check your mail',
    lead: 'We sent a link to amara@harborview.example.',
    children: <Button variant="primary">Send it again</Button>,
    foot: <Link href="/login">Sign in</Link>,
  },
  render: (args) => (
    <PageFrame>
      <EntryCover {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof EntryCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the form' })).toHaveFocus();
  },
};

export const Book: Story = {
  args: { look: 'book', title: 'Lectern', lead: 'Sign in to your book.' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lectern' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
