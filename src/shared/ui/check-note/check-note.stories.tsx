import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { onASheet } from '../private/on-a-sheet';
import { CheckNote } from './check-note';

const fixed = fn();

/** Use it in a document, below the section or item that a check is about. An overview is a check list. */
const meta = {
  title: 'Document/Check note',
  component: CheckNote,
  decorators: [onASheet],
  args: {
    name: 'Found in the source',
    status: 'open',
    detail: 'Question 3 quotes words that are not in the source.',
    children: (
      <Button size="sm" variant="soft" onClick={fixed}>
        Fix it
      </Button>
    ),
  },
  render: (args) => (
    <p>
      What did van Helmont measure? <CheckNote {...args} />
    </p>
  ),
} satisfies Meta<typeof CheckNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Check: Found in the source' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fix it' }));
    await expect(fixed).toHaveBeenCalled();
  },
};

export const Repaired: Story = {
  args: {
    name: 'Arithmetic is correct',
    status: 'repaired',
    detail: 'Question 2 said 54: 7 × 8 = 56.',
    children: undefined,
  },
};

export const LongText: Story = {
  args: { detail: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'مجموع الدقائق', detail: '٥ + ١٢ + ١٨' },
};
