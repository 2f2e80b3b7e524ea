import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, PenLine } from 'lucide';
import { expect } from 'storybook/test';
import { Badge } from '../badge';
import { Button } from '../button';
import { Icon } from '../icon';
import { TemplateMark } from '../template-mark';
import { MarginList, type MarginListItem } from './margin-list';

const day: MarginListItem[] = [
  {
    id: '1',
    lead: '8:15',
    leadNote: '50 min',
    mark: <TemplateMark template="fern" look="book" />,
    title: 'Light and leaves, exit ticket first',
    href: '#1',
    note: '7B Science · Lab 2 · 24 students',
    end: 'Plan ready',
    current: true,
  },
  { id: '2', lead: '10:00', leadNote: '20 min', title: 'Break duty, lower field', quiet: true },
  {
    id: '3',
    lead: '11:15',
    leadNote: '50 min',
    mark: <TemplateMark template="terracotta" look="book" />,
    title: 'Will it float? Density of six fruits',
    href: '#3',
    note: '6C Science · Room 204 · 22 students',
    end: (
      <Button size="sm" variant="soft" icon={PenLine} href="#draft">
        Draft a plan
      </Button>
    ),
  },
];

/**
 * Use it for a list whose entries have a time, day or number, which goes into the margin. For a list that
 * users sort use a table.
 */
const meta = {
  title: 'Data/Margin list',
  component: MarginList,
  parameters: { frame: 640 },
  args: { label: 'Today', items: day },
} satisfies Meta<typeof MarginList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roomy: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(second).not.toHaveAttribute('aria-current');
    const row = canvas.getByRole('link', { name: 'Will it float? Density of six fruits' });
    const action = canvas.getByRole('link', { name: 'Draft a plan' });
    const { left, top, width, height } = action.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')).toBe(action);
    const item = row.closest('li');
    const { right, top: rowTop } = item?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(right - 200, rowTop + 4)).toBe(row);
  },
};

export const Dense: Story = {
  parameters: { frame: 372 },
  args: {
    density: 'dense',
    margin: 'sm',
    items: [
      { id: '1', lead: '8:15', title: 'Science', end: 'Lab 2' },
      { id: '2', lead: '10:20', title: 'English', end: 'Room 203', current: true },
      { id: '3', lead: '1:00', title: 'PE', end: 'Lower field' },
    ],
  },
};

export const Numbers: Story = {
  parameters: { frame: 316 },
  args: {
    label: 'Lessons',
    margin: 'xs',
    items: [
      {
        id: '1',
        lead: '12',
        title: 'Leaf discs that swim',
        href: '#12',
        note: 'Fri 9 Oct',
        end: <Icon of={Check} size="sm" label="Published" />,
      },
      {
        id: '2',
        lead: '13',
        title: 'Where does a tree’s mass come from?',
        href: '#13',
        note: 'Publishes Wed 14 Oct',
        end: <Icon of={Clock} size="sm" label="Scheduled" />,
        current: true,
      },
    ],
  },
};

export const Days: Story = {
  args: {
    label: 'Due soon',
    margin: 'lg',
    items: [
      {
        id: '1',
        lead: 'Today',
        leadNote: '5:00',
        title: 'A place I know by heart',
        end: <Badge tone="ink">Draft 2 open</Badge>,
      },
      {
        id: '2',
        lead: 'Wed',
        leadNote: '8:15',
        title: 'Unit rates',
        end: <Badge tone="line">Not started</Badge>,
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        lead: '8:15',
        title: 'Photosynthesis and respiration '.repeat(5).trim(),
        note: 'W'.repeat(120),
      },
    ],
  },
};

export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'اليوم',
    items: [
      {
        id: '1',
        lead: '8:15',
        leadNote: '50 د',
        title: 'الضوء والأوراق',
        note: 'العلوم',
        end: 'جاهز',
        current: true,
      },
      { id: '2', lead: '10:00', title: 'استراحة', quiet: true },
    ],
  },
};
