import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SourceText } from './source-text';

const paragraph =
  'Van Helmont dried 200 pounds of soil in an oven and put it into a large pot. Then he planted a willow that ' +
  'weighed 5 pounds. For five years he gave it nothing but rainwater.';

/** Use it above the questions of a quiz and where students see the quiz. */
const meta = {
  title: 'Entities/Source text',
  component: SourceText,
  parameters: { frame: 560 },
  args: { text: `${paragraph}\n\nThe willow gained **164 pounds**.` },
} satisfies Meta<typeof SourceText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/rainwater/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Long: Story = {
  tags: ['pictured'],
  args: { text: [...Array.from({ length: 8 }, () => paragraph), 'It was made of air.'].join('\n\n') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/made of air/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole text' }));
    await expect(canvas.getByText(/made of air/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    await expect(canvas.queryByText(/made of air/)).toBeNull();
  },
};
