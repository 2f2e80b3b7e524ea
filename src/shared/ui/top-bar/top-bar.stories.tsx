import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Brand } from '../brand';
import { Breadcrumbs } from '../breadcrumbs';
import { AccountTrigger } from './account-trigger';
import { SearchTrigger } from './search-trigger';
import { ThemeSwitch } from './theme-switch';
import { TopBar } from './top-bar';

const opened = fn();
const themeChanged = fn();

const tools = (
  <>
    <ThemeSwitch theme="light" onThemeChange={themeChanged} />
    <AccountTrigger name="Amara Okafor" avatar="AO" />
  </>
);

/** Use the search on top-level pages, and breadcrumbs on the pages below them. */
const meta = {
  title: 'Navigation/Top bar',
  component: TopBar,
  parameters: { frame: 1000 },
  args: {
    brand: <Brand href="#home" />,
    start: <SearchTrigger hint="Search classes, students, drafts" shortcut="Ctrl K" onOpen={opened} />,
    end: tools,
  },
  beforeEach: () => {
    opened.mockClear();
    themeChanged.mockClear();
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSearch: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search classes, students, drafts' }));
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(themeChanged).toHaveBeenCalledWith('dark');
  },
};

export const WithBreadcrumbs: Story = {
  args: {
    start: (
      <Breadcrumbs crumbs={[{ label: 'Templates', href: '#templates' }, { label: 'Lesson plan builder' }]} />
    ),
  },
};

export const DarkTheme: Story = {
  args: { end: <ThemeSwitch theme="dark" onThemeChange={themeChanged} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light' }));
    await expect(themeChanged).toHaveBeenCalledWith('light');
  },
};

export const LongName: Story = {
  args: { end: <AccountTrigger name="Kahurangi Te Whakapūmautanga-Wiśniewska" avatar="KT" /> },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
};

export const PhoneWithWayBack: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  args: {
    brand: undefined,
    start: (
      <Breadcrumbs crumbs={[{ label: 'Templates', href: '#templates' }, { label: 'Lesson plan builder' }]} />
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { start: <SearchTrigger hint="ابحث عن صف أو طالب" shortcut="Ctrl K" onOpen={opened} /> },
};
