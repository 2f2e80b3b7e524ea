import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { CommentsBlock } from './comments-block';

const text =
  'Our town should put lamps on the north path of Alder Park. Last winter 61 of 80 students said that they walk home in the dark.\n\nSome people say lamps cost to much. The city could begin with four.';

const at = (quote: string) => ({
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
  quote,
});

/** Use it for feedback on a text: each comment sits on the words that it quotes. */
const meta = {
  title: 'Document/Comments',
  component: CommentsBlock,
  decorators: [onASheet],
  args: {
    text,
    comments: [
      {
        ...at('61 of 80 students'),
        category: 'Evidence',
        comment: 'A figure from your own survey. Say what it shows.',
      },
      { ...at('to much'), category: 'Language', comment: 'Which “to” means more than needed?' },
    ],
  },
} satisfies Meta<typeof CommentsBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheText: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('61 of 80 students')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Comment 2' }));
    await expect(canvas.getByText('Which “to” means more than needed?').closest('[tabindex]')).toHaveFocus();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: { comments: [{ quote: 'Our town', category: 'Strength', comment: 'One change, named at' }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { text: `${text}\n\n${'antidisestablishmentarianism'.repeat(8)}` },
};
