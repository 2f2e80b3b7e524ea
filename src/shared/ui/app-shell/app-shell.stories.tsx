import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home, LibraryBig, Menu, Notebook, Table2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { BottomBar } from '../bottom-bar';
import { Brand } from '../brand';
import { Breadcrumbs } from '../breadcrumbs';
import { PageHeader } from '../page-header';
import { Sidebar } from '../sidebar';
import { AccountTrigger, SearchTrigger, ThemeSwitch, TopBar } from '../top-bar';
import { AppShell } from './app-shell';

const groups = [
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
      { label: 'Gradebook', href: '#gradebook', icon: Table2, count: 42, marking: true },
    ],
  },
];

const topBar = (
  <TopBar
    brand={<Brand href="#home" />}
    start={<SearchTrigger hint="Search classes, students, drafts" shortcut="Ctrl K" onOpen={fn()} />}
    end={
      <>
        <ThemeSwitch theme="light" onThemeChange={fn()} />
        <AccountTrigger name="Amara Okafor" avatar="AO" />
      </>
    }
  />
);

/** Use it around every page behind the sign-in. Entry pages have a cover instead. */
const meta = {
  title: 'Navigation/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar: (
      <Sidebar brand={<Brand href="#home" />} groups={groups} foot={<small>Unlimited generations</small>} />
    ),
    topBar,
    bottomBar: (
      <BottomBar
        items={[
          { label: 'Home', href: '#home', icon: Home, current: true },
          { label: 'Templates', href: '#templates', icon: LibraryBig },
          { label: 'Classes', href: '#classes', icon: Notebook },
          { label: 'More', icon: Menu, onOpen: fn() },
        ]}
      />
    ),
    children: <PageHeader title="Good morning, Amara." lead="Four lessons today, the first in 25 minutes." />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'page');
  },
};

export const SlimAndFilled: Story = {
  args: {
    slim: true,
    fill: true,
    sidebar: <Sidebar brand={<Brand href="#home" compact />} groups={groups} slim />,
    topBar: (
      <TopBar
        start={
          <Breadcrumbs
            crumbs={[{ label: 'Templates', href: '#templates' }, { label: 'Lesson plan builder' }]}
          />
        }
      />
    ),
    children: <p>The workspace has the whole height.</p>,
  },
};

export const Marking: Story = { args: { marking: true } };

export const WithoutMenu: Story = { args: { sidebar: undefined, bottomBar: undefined } };

export const Phone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <PageHeader title="صباح الخير يا أمارا." lead="أربعة دروس اليوم." /> },
};

export const LongText: Story = {
  args: {
    children: (
      <PageHeader
        title="Rates of reaction: which antacid neutralises the most acid for its price?"
        lead="https://harborview.school/very/long/address/that/has/no/place/to/break/at/all"
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
