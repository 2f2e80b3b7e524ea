import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide';
import { expect } from 'storybook/test';
import { Badge } from '../badge';
import { Button } from '../button';
import { Icon } from '../icon';
import { PenMark } from './pen-mark';
import { WorkPage } from './work-page';

const due = (
  <>
    <Badge tone="ink" icon={<Icon of={Clock} size="xs" />}>
      Due today, 5:00
    </Badge>
    English
  </>
);

/** Use it for a student's next task. For further tasks use a margin list. */
const meta = {
  title: 'Data/Work page',
  component: WorkPage,
  parameters: { frame: 700 },
  args: {
    title: 'A place I know by heart',
    due,
    children: (
      <>
        When I was six I burned my hand on the stove. I don’t remember the pain, but I remember that{' '}
        <PenMark>she held my hand under the tap</PenMark> and sang every verse, even after I had stopped
        crying.
      </>
    ),
    note: { text: 'Slow down here. What did her hands feel like?', by: 'Mr Castellanos, draft 1' },
    status: '219 words, saved at 7:12',
    action: (
      <Button variant="primary" href="#write">
        Keep writing
      </Button>
    ),
  },
} satisfies Meta<typeof WorkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Noted: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: 'A place I know by heart' });
    await expect(page).toContainElement(canvas.getByRole('link', { name: 'Keep writing' }));
    await expect(canvas.getByText('she held my hand under the tap').tagName).toBe('MARK');
  },
};
export const WithoutNote: Story = { args: { note: undefined } };
export const LongText: Story = {
  args: {
    title: 'A place that I know by heart and could find with my eyes closed',
    note: { text: 'Slow down here. What did her hands feel like? '.repeat(6).trim(), by: 'Mr Castellanos' },
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'مكان أعرفه عن ظهر قلب',
    children: 'حين كنت في السادسة أحرقت يدي على الموقد.',
    note: { text: 'تمهّل هنا.', by: 'الأستاذ كاستيانوس' },
    status: '٢١٩ كلمة',
  },
};
