import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Accordion } from './accordion';

/**
 * Use it for content that few users need in full, such as the optional part of a form. Keep what every user
 * needs visible on the page.
 */
const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  parameters: { frame: 420 },
  args: {
    items: [
      {
        value: 'class',
        title: 'About the class',
        note: '2 of 4',
        content: 'Twenty-four students, two learning English.',
      },
      { value: 'source', title: 'Source material', content: 'willow.pdf, six pages.' },
      { value: 'more', title: 'More', content: 'Nothing chosen.' },
    ],
    defaultOpen: ['class'],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /About the class/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.tab();
    const next = canvas.getByRole('button', { name: 'Source material' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('button', { name: /About the class/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Several: Story = {
  tags: ['pictured'],
  args: { multiple: true, defaultOpen: ['class', 'source'] },
};
export const AllClosed: Story = { args: { defaultOpen: [] } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: [{ value: 'class', title: 'عن الصف', note: '٢ من ٤', content: 'أربعة وعشرون طالبا.' }] },
};

export const LongText: Story = {
  args: {
    items: [
      {
        value: 'class',
        title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        note: '2 of 4',
        content: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };
