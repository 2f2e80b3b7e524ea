import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { PlanCard } from './plan-card';

/** Use it on the page of plans, two per leaf of a plan spread. */
const meta = {
  title: 'Data/Plan card',
  component: PlanCard,
  parameters: { frame: 250 },
  args: {
    name: 'Student Plus',
    price: '$5',
    period: 'a month',
    note: 'or $50 a year',
    allowance: '1.5M credits a month',
    allowanceNote: 'Enough for about 150 sets of study notes',
    share: 0.75,
    action: <Button block>Start 14 days free</Button>,
    features: [
      { label: '6 study tools', included: true },
      { label: 'Join any class with a code', included: true },
      { label: 'Upload photos of handwritten work', included: false },
    ],
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Student Plus' })).toHaveTextContent('$5 a month');
    const [, , without] = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('img', { name: 'Not included:' }).closest('li')).toBe(without);
  },
};
export const Unlimited: Story = {
  args: {
    name: 'Teacher Pro',
    price: '$19',
    note: undefined,
    allowance: 'Unlimited generations',
    allowanceNote: 'No limit on documents',
    share: undefined,
  },
};
export const Yours: Story = {
  args: {
    action: (
      <Button block disabled icon={Check}>
        Your plan
      </Button>
    ),
  },
};
export const LongText: Story = {
  args: {
    name: 'District plan for all schools',
    price: '$1,234.50',
    features: [
      { label: 'Reports and comments for every class of every school '.repeat(3).trim(), included: true },
    ],
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'الطالب بلس', period: 'في الشهر', note: 'أو ٥٠ في السنة', allowance: '١٫٥ مليون' },
};
