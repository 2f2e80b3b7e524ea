import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { ProseBlock } from './prose-block';

/** Use it for running text. For enumerations use a list block. */
const meta = {
  title: 'Document/Prose',
  component: ProseBlock,
  decorators: [onASheet],
  args: {
    text: 'Pass it round. Ask: where did all this stuff come from?\n\nMost will say “the soil”. Leave it there; the class will take it down themselves in fifteen minutes.',
  },
} satisfies Meta<typeof ProseBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Leave it there/)).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { sectionState: 'writing' },
  args: {
    text: 'Hold up the log. Every carbon atom in it was once floating in the air as a gas that no one',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Every carbon atom/)).toHaveTextContent(/^Every carbon atom/);
  },
};

export const Formatted: Story = {
  args: { text: 'Find **both** rates: $\\frac{18}{4} = 4.5$ bubbles a minute, for $3.12 a bottle.' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(1), { timeout: 15_000 });
    await expect(canvasElement).toHaveTextContent('for $3.12 a bottle');
  },
};

export const NothingYet: Story = { parameters: { sectionState: 'writing' }, args: { text: undefined } };

export const LongWord: Story = {
  args: {
    text: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all/until/the/very/end',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: 'مرّره واسأل من أين جاء كل هذا.' },
};
