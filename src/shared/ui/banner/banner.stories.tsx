import type { Meta, StoryObj } from '@storybook/react-vite';
import { WifiOff } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { Banner } from './banner';

/** Use one at the top of a page. A finished action is a toast; a field error is shown at the field. */
const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  parameters: { frame: 640 },
  args: { title: 'Your trial ends on Friday', children: 'Choose a plan to keep your classes open.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Stack gap={3}>
      <Banner {...args} tone="info" />
      <Banner {...args} tone="ok" title="Trial activated." />
      <Banner {...args} tone="warn" title="You are offline" icon={WifiOff} />
      <Banner {...args} tone="danger" title="Your card was declined" />
    </Stack>
  ),
};

export const WithActionAndDismiss: Story = {
  args: { action: <Button size="sm">Choose a plan</Button>, onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Urgent: Story = {
  args: {
    tone: 'danger',
    urgent: true,
    title: 'Not saved',
    children: 'The connection is lost. Your work is saved on this device.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved');
  },
};

export const Phone: Story = {
  args: { action: <Button size="sm">Choose a plan</Button>, onDismiss: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تنتهي الفترة التجريبية يوم الجمعة', children: 'اختر خطة لإبقاء صفوفك مفتوحة.' },
};

export const LongText: Story = {
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
    onDismiss: fn(),
  },
  parameters: { frame: 320 },
};
