import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TabLinks } from './tab-links';
import { Tabs } from './tabs';

/** Use it for parts that are shown one at a time. For pages with separate addresses, use tab links. */
const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: { frame: 520 },
  args: {
    label: '7B Science',
    items: [
      { value: 'students', label: 'Students', count: 24, content: 'Twenty-four students.' },
      { value: 'assignments', label: 'Assignments', content: 'Three assignments.' },
      { value: 'files', label: 'Files', content: 'No files yet.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Students 24' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Assignments'));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three assignments.'));
    await expect(args.onValueChange).toHaveBeenCalledWith('assignments');
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Files' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('No files yet.'));
  },
};

export const FilledAndLive: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  args: {
    label: 'Form or result',
    fill: true,
    value: 'result',
    items: [
      { value: 'form', label: 'Form', content: 'The form.' },
      { value: 'result', label: 'Result', live: 'writing', content: 'The document.' },
    ],
  },
};

export const ManyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  args: {
    items: ['Overview', 'Students', 'Assignments', 'Files', 'Gradebook', 'Settings'].map((label) => ({
      value: label,
      label,
      content: label,
    })),
  },
};

export const Links: Story = {
  render: () => (
    <TabLinks
      label="Account"
      links={[
        { label: 'Profile', href: '#profile' },
        { label: 'Usage', href: '#usage', current: true },
        { label: 'Billing', href: '#billing' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Usage' })).toHaveAttribute('aria-current', 'page');
  },
};

const allInSight = (row: HTMLElement, tabs: readonly HTMLElement[]) => {
  const { left, right } = row.getBoundingClientRect();
  return tabs.every((tab) => {
    const place = tab.getBoundingClientRect();
    return place.left >= left - 1 && place.right <= right + 1;
  });
};

/** 358 px with text at twice the size. */
export const AllInSight: Story = {
  parameters: { frame: 179 },
  args: {
    items: ['Overview', 'Students', 'Assignments', 'Announcements', 'Files', 'A tab with a long name'].map(
      (label) => ({ value: label, label, content: label }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(allInSight(canvas.getByRole('tablist'), canvas.getAllByRole('tab'))).toBe(true);
  },
};

export const LinksInSight: Story = {
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  parameters: { frame: 200 },
  render: () => (
    <TabLinks
      label="الحساب"
      links={['الملف الشخصي', 'الاستخدام', 'الفواتير', 'حول التطبيق'].map((label, index) => ({
        label,
        href: `#${index}`,
        current: index === 3,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(allInSight(canvas.getByRole('navigation'), canvas.getAllByRole('link'))).toBe(true);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { value: 'a', label: 'الطلاب', count: 24, content: 'أربعة وعشرون طالبا.' },
      { value: 'b', label: 'الواجبات', content: 'ثلاثة واجبات.' },
    ],
  },
};
