import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookCopy, Home, LibraryBig, LifeBuoy, Notebook, Table2, Trash2, Users } from 'lucide';
import { expect } from 'storybook/test';
import { Brand } from '../brand';
import { Sidebar, type SidebarGroup } from './sidebar';

const groups: SidebarGroup[] = [
  {
    items: [
      { label: 'Home', href: '#home', icon: Home, current: true },
      { label: 'Templates', href: '#templates', icon: LibraryBig },
    ],
  },
  {
    label: 'Teaching',
    items: [
      { label: 'Classes', href: '#classes', icon: Notebook },
      {
        label: 'Gradebook',
        href: '#gradebook',
        icon: Table2,
        count: 42,
        countLabel: '42 to grade',
        marking: true,
      },
      { label: 'Students', href: '#students', icon: Users, count: 24 },
    ],
  },
  {
    label: 'Your work',
    items: [
      { label: 'Briefcase', href: '#briefcase', icon: BookCopy },
      { label: 'Trash', href: '#trash', icon: Trash2 },
    ],
  },
  { items: [{ label: 'Support', href: '#support', icon: LifeBuoy }] },
];

/** Use `slim` on pages that need the width. Red counts are reserved for marking. */
const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  parameters: { frame: 240 },
  args: { brand: <Brand href="#home" />, groups, foot: <small>Unlimited generations</small> },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Gradebook 42 to grade' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

export const Slim: Story = {
  parameters: { frame: 64 },
  args: { brand: <Brand href="#home" compact />, slim: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Templates' })).toHaveAttribute('title', 'Templates');
  },
};

export const LongLabels: Story = {
  args: {
    groups: [
      {
        label: 'Lessons, classes and grades',
        items: [
          {
            label: 'Personalized learning plans for the whole school',
            href: '#plans',
            icon: Notebook,
            current: true,
            count: 1204,
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    groups: [
      {
        label: 'التدريس',
        items: [
          { label: 'الصفحة الرئيسية', href: '#home', icon: Home, current: true },
          { label: 'الصفوف', href: '#classes', icon: Notebook, count: 3 },
        ],
      },
    ],
  },
};
