import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Ink, WritingContext } from './ink';

/** Used by blocks for texts that a model writes. */
const meta = {
  title: 'Inside/Ink',
  component: Ink,
  parameters: { frame: 360 },
  args: { children: 'Hold up the log. Pass it round and ask where all this st', tail: true },
  decorators: [
    (Story) => (
      <WritingContext value={true}>
        <Story />
      </WritingContext>
    ),
  ],
} satisfies Meta<typeof Ink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wet: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pass it round/)).toHaveTextContent(/^Pass it round/);
  },
};

function Growing({ children }: { children?: string | null }) {
  const [text, setText] = useState(children ?? '');
  return (
    <>
      <Ink tail>{text}</Ink>
      <button type="button" onClick={() => setText(`${text} word`)}>
        Write
      </button>
    </>
  );
}

/** The caret blinks after a second without words. */
export const Resting: Story = {
  render: ({ children }) => <Growing>{children}</Growing>,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const resting = () => canvasElement.querySelector('[data-resting]');
    await waitFor(() => expect(resting()).not.toBeNull(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await expect(resting()).toBeNull();
    await waitFor(() => expect(resting()).not.toBeNull(), { timeout: 5000 });
  },
};

export const Dry: Story = { args: { tail: false } };

export const NotWrittenYet: Story = { args: { children: null } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'ارفع الجذع. مرّره واسأل من أين' },
};
