import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MarkdownView } from './markdown-view';

/** Use it for Markdown by users or a model. It shows neither HTML nor pictures. */
const meta = {
  title: 'Document/Markdown and maths',
  component: MarkdownView,
  parameters: { frame: 560 },
  args: {
    text: [
      '## What the willow shows',
      '',
      'Van Helmont weighed **five years** of a willow. It gained $164$ pounds.',
      '',
      '- the soil lost *two ounces*',
      '- nobody weighed the [air](https://example.org/air)',
      '',
      '| Weighed | Start | End |',
      '| --- | --- | --- |',
      '| Willow | 5 lb | 169 lb |',
      '',
      '$$\\frac{18}{4} = 4.5 \\quad 6CO_2 + 6H_2O \\rightarrow C_6H_{12}O_6 + 6O_2$$',
      '',
      '> Almost none of it came from the soil.',
    ].join('\n'),
  },
} satisfies Meta<typeof MarkdownView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parser loads on first use, which can take seconds. */
const patient = { timeout: 15_000 };

export const Everything: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'What the willow shows' }, patient),
    ).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(2), patient);
  },
};

export const NothingRuns: Story = {
  args: {
    text: 'Hello <img src=x onerror="alert(1)"> <b>there</b> [link](javascript:alert(1)) ![a leaf](https://example.org/leaf.png)',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('a leaf', undefined, patient)).toBeVisible();
    await expect(canvasElement.querySelector('img, b, [onerror]')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const BrokenMaths: Story = {
  args: { text: 'The teacher typed $\\frac{1}{$ by mistake.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/by mistake/, undefined, patient)).toBeVisible();
  },
};

export const LongWord: Story = {
  parameters: { frame: 300 },
  args: {
    text: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all/until/the/very/end',
  },
};

export const RightToLeft: Story = { args: { text: '## العنوان\n\nنص **غامق** و $x^2$.' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', undefined, patient)).toBeVisible();
  },
};
