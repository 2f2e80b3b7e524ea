import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home, LibraryBig, Menu, Notebook, Table2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { BottomBar } from './bottom-bar';

const moreOpened = fn();

/**
 * Use it on phones for the four most visited pages and an item that opens the rest of the menu. Actions
 * belong on the page.
 */
const meta = {
  title: 'Navigation/Bottom bar',
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  decorators: [
    (Story) => (
      <div style={{ height: 80, transform: 'translateZ(0)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      { label: 'Home', href: '#home', icon: Home, current: true },
      { label: 'Templates', href: '#templates', icon: LibraryBig },
      { label: 'Classes', href: '#classes', icon: Notebook },
      { label: 'Gradebook', href: '#gradebook', icon: Table2 },
      { label: 'More', icon: Menu, onOpen: moreOpened },
    ],
  },
  beforeEach: () => {
    moreOpened.mockClear();
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(moreOpened).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    items: [
      { label: 'الرئيسية', href: '#home', icon: Home, current: true },
      { label: 'القوالب', href: '#templates', icon: LibraryBig },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      { label: 'Personalized plans', href: '#plans', icon: Notebook, current: true },
      { label: 'Recommendations', href: '#letters', icon: LibraryBig },
      { label: 'Everything else', icon: Menu, onOpen: moreOpened },
    ],
  },
};
