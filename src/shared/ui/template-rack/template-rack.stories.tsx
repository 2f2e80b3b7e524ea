import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, FlaskConical, Mail, NotebookPen } from 'lucide';
import { expect } from 'storybook/test';
import { TemplateRack } from './template-rack';

/** Use it on the home page. For all templates use template cards on shelves. */
const meta = {
  title: 'Data/Template rack',
  component: TemplateRack,
  parameters: { frame: 720 },
  args: {
    templates: [
      { template: 'bottle', title: 'Lesson plan builder', href: '#plan', icon: NotebookPen },
      { template: 'petrol', title: 'Exams and quizzes', href: '#quiz', icon: ClipboardList },
      { template: 'brick', title: 'Worksheets', href: '#sheet', icon: FlaskConical },
      {
        template: 'heather',
        title: 'Professional correspondence with families and colleagues',
        href: '#letter',
        icon: Mail,
      },
    ],
  },
} satisfies Meta<typeof TemplateRack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lesson plan builder' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { templates: [{ template: 'brick', title: 'أوراق عمل', href: '#sheet', icon: FlaskConical }] },
};
