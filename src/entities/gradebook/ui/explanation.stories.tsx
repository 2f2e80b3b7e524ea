import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Explanation, ExplanationParts } from './explanation';

const parts = [
  {
    heading: 'Homework: 90.00%',
    lines: [
      'Leaf diary: 9 of 10 (10 less 1 for being late)',
      'Cell model: 7 of 10, dropped',
      'The lowest score is dropped: without Cell model, the percentage is highest.',
      'Missing, not in this total: Willow report',
    ],
  },
  { heading: 'Tests: 86.00%', lines: ['Photosynthesis test: 43 of 50'] },
  {
    heading: 'Weights',
    lines: [
      'Homework: 90.00% with a weight of 40% adds 36.00%.',
      'Tests: 86.00% with a weight of 60% adds 51.60%.',
    ],
  },
  { heading: 'Total: 87.60%, B+', lines: ['B+ follows from the total as it is shown, with 2 decimals.'] },
];

/** Use it beside every total that is shown. Its parts are what `explainInWords` writes. */
const meta = {
  title: 'Entities/Explanation of a total',
  component: Explanation,
  args: { total: 'Current total', explain: fn(() => parts) },
} satisfies Meta<typeof Explanation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'How was this worked out? Current total' }),
    ).toBeVisible();
    await expect(args.explain).not.toHaveBeenCalled();
  },
};

export const Opened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'How was this worked out?' }));
    await expect(dialog.getByRole('region', { name: 'Total: 87.60%, B+' })).toBeVisible();
    await expect(dialog.getByText('Cell model: 7 of 10, dropped')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { actions: <Button href="#pdf">Download as PDF</Button> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByRole('link', { name: 'Download as PDF' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongText: Story = {
  parameters: { frame: 358 },
  render: () => (
    <ExplanationParts
      parts={[
        {
          heading: `${'Observation diaries of trees '.repeat(3).trim()}: 100.00%`,
          lines: [
            `${'Observationdiary'.repeat(6)}: 10 of 10`,
            `${'Careful reading '.repeat(12).trim()}: 9 of 10`,
          ],
        },
        { heading: 'No total yet', lines: [] },
      ]}
    />
  ),
};

export const Phone: Story = { ...Opened, tags: [], globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <ExplanationParts parts={[{ heading: 'الواجبات: 90.00%', lines: ['الكسور: 9 of 10'] }]} />,
};
