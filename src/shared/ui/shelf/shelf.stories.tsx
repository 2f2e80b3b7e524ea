import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, NotebookPen } from 'lucide';
import { expect } from 'storybook/test';
import { TemplateCard } from '../template-card';
import { Shelf } from './shelf';
import { ShelfRack } from './shelf-rack';

const books = (
  <>
    <li>
      <TemplateCard
        template="bottle"
        icon={NotebookPen}
        title="Lesson plan builder"
        description="One lesson, timed and ready to teach"
        href="#plan"
      />
    </li>
    <li>
      <TemplateCard template="petrol" icon={ListChecks} title="Exams and quizzes" href="#quiz" />
    </li>
  </>
);

/** Use it for a group of covers. For entries with a time or number use a margin list. */
const meta = {
  title: 'Data/Shelf',
  component: Shelf,
  parameters: { frame: 760 },
  args: { name: 'Plan', hint: 'Before the lesson', children: books },
  decorators: [
    (Story) => (
      <ShelfRack>
        <Story />
      </ShelfRack>
    ),
  ],
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Plan' })).toHaveTextContent('Before the lesson');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Plain: Story = { args: { hint: undefined } };
export const LongText: Story = {
  args: {
    name: 'Letters, reports and everything for families',
    hint: 'For one student at a time, '.repeat(4),
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'التخطيط', hint: 'قبل الدرس' },
};
