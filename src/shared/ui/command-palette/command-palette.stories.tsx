import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryBig, Notebook, NotebookPen, User } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './command-palette';

const groups: CommandGroup[] = [
  {
    label: 'Pages',
    items: [
      { value: 'templates', label: 'Templates', icon: LibraryBig, hint: 'G T' },
      { value: 'classes', label: 'Classes', icon: Notebook },
    ],
  },
  {
    label: 'Students',
    items: [{ value: 'zofia', label: 'Zofia Wiśniewska', description: '7B Science', icon: User }],
  },
  {
    label: 'Drafts',
    items: [
      {
        value: 'willow',
        label: 'Where does a tree’s mass come from?',
        description: 'Lesson plan, 9 October',
        icon: NotebookPen,
      },
    ],
  },
];

function Searching(args: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const found = groups.map((group) => ({
    ...group,
    items: group.items.filter((item) => item.label.toLowerCase().includes(query.toLowerCase())),
  }));
  return <CommandPalette {...args} query={query} onQueryChange={setQuery} groups={found} />;
}

/**
 * Use one in the whole application, opened by Ctrl K and the search field of the top bar. To search a single
 * list, use a text input above it.
 */
const meta = {
  title: 'Navigation/Command palette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    query: '',
    onQueryChange: fn(),
    groups,
    onSelect: fn(),
    onClose: fn(),
    placeholder: 'Search classes, students, drafts',
  },
  render: (args) => (
    <div style={{ height: 560 }}>
      <Searching {...args} />
    </div>
  ),
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Search classes, students, drafts' });
const typing = userEvent.setup({ delay: 30 });

export const Open: Story = {
  tags: ['pictured'],
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};

export const FindsAndChooses: Story = {
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await typing.type(input, 'class');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await typing.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option')).toHaveAttribute('data-highlighted'));
    await typing.keyboard('{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('classes'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NothingFound: Story = {
  play: async () => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await typing.type(input, 'xyz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
  },
};

export const Busy: Story = {
  render: (args) => (
    <div style={{ height: 560 }}>
      <CommandPalette {...args} />
    </div>
  ),
  args: { busy: true, groups: [], query: 'wil' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ height: 320 }}>
      <CommandPalette {...args} />
    </div>
  ),
  args: {
    placeholder: 'ابحث عن صف أو طالب',
    groups: [
      { label: 'الصفحات', items: [{ value: 'classes', label: 'الصفوف', icon: Notebook, hint: 'G C' }] },
    ],
  },
};

export const LongText: Story = {
  render: (args) => (
    <div style={{ height: 320 }}>
      <CommandPalette {...args} />
    </div>
  ),
  args: {
    groups: [
      {
        label: 'Drafts',
        items: [
          {
            value: 'long',
            label: 'Rates of reaction: which antacid neutralises the most acid for its price?',
            description: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
            icon: NotebookPen,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
