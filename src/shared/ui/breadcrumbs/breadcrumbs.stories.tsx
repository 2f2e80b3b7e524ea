import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

/** Use it on pages below another page. Top-level pages need none. */
const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Classes', href: '#classes' },
      { label: '7B Science', href: '#7b' },
      { label: 'Leaf-disc lab' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trail: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Classes' })).toHaveFocus();
    await expect(canvas.getByText('Leaf-disc lab', { selector: '[aria-current="page"]' })).toBeVisible();
  },
};

export const TopPage: Story = { args: { crumbs: [{ label: 'Templates' }] } };

export const LongNames: Story = {
  parameters: { frame: 420 },
  args: {
    crumbs: [
      { label: 'Exams and quizzes', href: '#quizzes' },
      { label: 'Where does the mass of a tree come from, and how could van Helmont have known?' },
    ],
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { crumbs: [{ label: 'القوالب', href: '#templates' }, { label: 'خطة الدرس' }] },
};
