import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WritingBar, type WritingSection } from './writing-bar';

const titles = [
  'By the end, students can',
  'You will need',
  'Hold up the log',
  'The willow in the pot',
  'Build the equation',
  'Check what stuck',
  'If they need more',
  'Homework',
];

const upTo = (writing: number): WritingSection[] =>
  titles.map((title, index) => ({
    title,
    state: index < writing ? 'finished' : index === writing ? 'writing' : 'waiting',
  }));

/**
 * Use it at the foot of a document that is being written. For other pending actions use a spinner or a
 * progress bar.
 */
const meta = {
  title: 'Feedback/Writing bar',
  component: WritingBar,
  parameters: { frame: 900 },
  args: { sections: upTo(4), credits: { used: 5180, estimate: 9400 }, onStop: fn() },
} satisfies Meta<typeof WritingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sections written' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 8 sections written',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Build the equation Writing section 5 of 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const GettingReady: Story = { args: { sections: [], credits: { used: 0, estimate: 9400 } } };
export const Unlimited: Story = {
  args: { credits: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits/)).toBeNull();
  },
};
export const Stopping: Story = { args: { stopping: true } };
export const Continued: Story = {
  args: {
    sections: upTo(4).map((section) =>
      section.state === 'writing' ? { ...section, state: 'partial' } : section,
    ),
  },
};
export const LongTitle: Story = {
  args: {
    sections: [
      {
        title: 'What every student should be able to say about where the mass of a tree comes from',
        state: 'writing',
      },
      ...upTo(0).slice(1),
    ],
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  decorators: [
    (Story) => (
      <div style={{ height: 110, transform: 'translateZ(0)' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
