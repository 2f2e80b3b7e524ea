import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { PlanCard } from '../plan-card';
import { PlanLeaf } from './plan-leaf';
import { PlanSpread } from './plan-spread';

const plan = (name: string, price: string, features: readonly string[]) => (
  <PlanCard
    key={name}
    name={name}
    price={price}
    period="a month"
    allowance="Unlimited generations"
    action={<Button block>Start 14 days free</Button>}
    features={features.map((label) => ({ label, included: true }))}
  />
);

const students = (
  <PlanLeaf title="For students" note="Ages 13 and over, or with a parent’s consent">
    {plan('Student Plus', '$5', ['6 study tools'])}
    {plan('Student Pro', '$8', ['6 study tools', 'Upload photos of handwritten work'])}
  </PlanLeaf>
);
const teachers = (
  <PlanLeaf title="For teachers">
    {plan('Teacher Plus', '$12', ['Save and export'])}
    {plan('Teacher Pro', '$19', ['Up to 40 students'])}
  </PlanLeaf>
);

/** Use it once, on the page of plans. Signed-in users see only the leaf for their role. */
const meta = {
  title: 'Layout/Plan spread',
  component: PlanSpread,
  parameters: { frame: 1120 },
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <>
        {students}
        {teachers}
      </>
    ),
  },
} satisfies Meta<typeof PlanSpread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLeaves: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'For students' })).toContainElement(
      canvas.getByRole('article', { name: 'Student Pro' }),
    );
    const buttons = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(buttons[0]).toBe(buttons[1]);
  },
};
export const OneLeaf: Story = { args: { children: teachers }, parameters: { frame: 620 } };
export const LongText: Story = {
  args: {
    children: (
      <PlanLeaf title="For everyone who teaches or studies at a school of the district" note="One invoice">
        {plan('District plan for all schools', '$1,234.50', ['Reports for every class '.repeat(6).trim()])}
        {plan('Pro', '$19', ['Up to 40 students'])}
      </PlanLeaf>
    ),
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
