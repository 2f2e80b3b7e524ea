import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FormattedText } from './formatted-text';

/** Use it for questions, answers and instructions, which may contain Markdown and maths or be plain. */
const meta = {
  title: 'Document/Formatted text',
  component: FormattedText,
  parameters: { frame: 560 },
  args: { text: 'Which fraction is **equal** to $\\frac{1}{2}$?' },
} satisfies Meta<typeof FormattedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parser loads on first use, which can take seconds. */
const patient = { timeout: 15_000 };

export const MathsAndBold: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('equal', { selector: 'strong' }, patient)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull(), patient);
  },
};

export const WithinALine: Story = {
  args: { inline: true, text: '$\\frac{3}{6}$, and **not** more' },
  render: (args) => (
    <p>
      <FormattedText {...args} />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('not', { selector: 'strong' }, patient)).toBeVisible();
    await expect(canvasElement.querySelector('p div, p p')).toBeNull();
  },
};

export const Poem: Story = {
  args: { text: 'The fog comes\non little cat feet.\n\nIt sits looking' },
  play: async ({ canvas }) => {
    const { whiteSpaceCollapse } = getComputedStyle(canvas.getByText(/The fog comes/));
    await expect(whiteSpaceCollapse).toBe('preserve-breaks');
  },
};

export const PoemWithABoldWord: Story = {
  args: { text: 'The **fog** comes\non little cat feet.' },
  play: async ({ canvas }) => {
    const verse = (await canvas.findByText('fog', { selector: 'strong' }, patient)).parentElement;
    await expect(verse?.innerText).toBe('The fog comes\non little cat feet.');
  },
};

export const Prices: Story = {
  args: { text: 'A pencil costs $2 and a pen $5. Which is dearer?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A pencil costs $2 and a pen $5. Which is dearer?')).toBeVisible();
  },
};
