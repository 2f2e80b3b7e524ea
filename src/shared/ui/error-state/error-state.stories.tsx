import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { ErrorState } from './error-state';

/** Use it in place of content that could not be loaded. Form errors are shown at the field. */
const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  parameters: { frame: 640 },
  args: {
    title: 'Your history couldn’t be loaded',
    children: 'The server did not answer. Your work is saved.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: {
    size: 'page',
    title: 'Page Not Found',
    children: '/teacher/lesson-plan-bilder',
    onRetry: undefined,
    actions: <Button href="#home">Go home</Button>,
  },
};

export const Fatal: Story = {
  args: {
    size: 'page',
    title: 'Internal Server Error',
    children: 'Something failed on our side.',
    reference: 'req-7f3a91',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'تعذر فتح السجل', children: 'لم يجب الخادم. ما كتبته محفوظ.' },
};

export const LongText: Story = {
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
    reference: 'req-7f3a91',
  },
  parameters: { frame: 320 },
};
