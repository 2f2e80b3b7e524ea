import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { CheckList } from './check-list';

const repaired = fn();

/**
 * Use it beside each generated document, to show what was verified or repaired and what the teacher must
 * check. For tasks use a to-do list.
 */
const meta = {
  title: 'Document/Check list',
  component: CheckList,
  parameters: { frame: 276 },
  args: {
    checks: [
      {
        name: 'One correct option',
        status: 'repaired',
        detail: 'Question 2 had two. Option D was reworded so only A is right.',
      },
      { name: 'Points add up', status: 'passed', detail: '2 + 2 + 3 + 4 + 4 = 15' },
      { name: 'Standards are real', status: 'passed' },
      {
        name: 'Reading level',
        status: 'open',
        detail: 'Measured at grade 8.4. You asked for 7. Question 3 is the hardest to read.',
        action: (
          <Button variant="soft" size="sm" onClick={repaired}>
            Bring it to grade 7
          </Button>
        ),
      },
    ],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryOutcome: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Reading level Open' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it to grade 7' }));
    await expect(repaired).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = { args: { checks: [] } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { checks: [{ name: 'مجموع الدقائق', status: 'passed', detail: '٥ + ١٢ + ١٨' }] },
};

export const LongText: Story = {
  args: {
    checks: [
      {
        name: 'Rates of reaction: which antacid neutralises the most acid for its price?',
        status: 'open',
        detail: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
