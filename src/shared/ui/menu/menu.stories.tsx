import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, FileText, FileType, Pencil, Send, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Menu, type MenuEntry } from './menu';

const entries: MenuEntry[] = [
  { kind: 'item', value: 'rename', label: 'Rename', icon: Pencil, hint: 'F2' },
  { kind: 'item', value: 'copy', label: 'Make a copy', icon: Copy },
  { kind: 'item', value: 'assign', label: 'Assign to a class', icon: Send, disabled: true },
  { kind: 'rule' },
  { kind: 'item', value: 'delete', label: 'Delete', icon: Trash2, danger: true },
];

/** Use it for three or more actions on one item. For a single action use a button, for a value a select. */
const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { label: 'Lesson plan', trigger: <Button>More</Button>, entries, onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260, width: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the menu handles the keyboard. */
async function readyMenu() {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  return menu;
}

export const Open: Story = {
  tags: ['pictured'],
  args: { defaultOpen: true },
  play: async () => {
    await expect(await readyMenu()).toHaveAccessibleName('Lesson plan');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await readyMenu();
    const [first, second] = screen.getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

/** On a busy device both keys arrive before the next frame, in which ArrowDown moves the focus into the menu. */
export const KeysWithinAFrame: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await readyMenu();
    const waiting: FrameRequestCallback[] = [];
    const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((run) => waiting.push(run));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('rename'));
    frames.mockRestore();
    for (const run of waiting) run(performance.now());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await readyMenu();
    const item = screen.getByRole('menuitem', { name: 'Delete' });
    const { x, y } = item.getBoundingClientRect();
    await userEvent.pointer({ target: item, coords: { clientX: x + 9, clientY: y + 9 } });
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await userEvent.click(item);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('delete'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // A simulated pointer does not always move the focus, so the story sets it for the picture.
    canvas.getByRole('button', { name: 'More' }).focus();
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await readyMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Export: Story = {
  args: { label: 'Export' },
  render: function Export(args) {
    const [apart, setApart] = useState(true);
    return (
      <Menu
        {...args}
        trigger={<Button icon={Download}>Export</Button>}
        entries={[
          { kind: 'heading', label: 'Files' },
          {
            kind: 'item',
            value: 'docx',
            label: 'Word',
            description: 'Edit it, print it',
            icon: FileText,
            hint: '.docx',
          },
          {
            kind: 'item',
            value: 'pdf',
            label: 'PDF',
            description: 'Student copy and key, two files',
            icon: FileType,
            hint: '.pdf',
          },
          { kind: 'rule' },
          { kind: 'check', value: 'apart', label: 'Keep answers in a separate file', checked: apart },
        ]}
        onSelect={(value) => value === 'apart' && setApart(!apart)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await readyMenu();
    const check = screen.getByRole('menuitemcheckbox', { name: 'Keep answers in a separate file' });
    await expect(check).toBeChecked();
    await userEvent.click(check);
    await waitFor(() => expect(check).not.toBeChecked());
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const OneOfSeveral: Story = {
  render: function OneOfSeveral(args) {
    const [size, setSize] = useState('letter');
    const options = [
      { value: 'letter', label: 'Letter' },
      { value: 'a4', label: 'A4' },
    ];
    return (
      <Menu
        {...args}
        entries={[{ kind: 'radios', label: 'Paper size', value: size, options }]}
        onSelect={setSize}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await readyMenu();
    await expect(screen.getByRole('menuitemradio', { name: 'Letter' })).toBeChecked();
    const other = screen.getByRole('menuitemradio', { name: 'A4' });
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(other).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'A4' })).toBeChecked());
    await expect(screen.getByRole('menuitemradio', { name: 'Letter' })).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    entries: [
      {
        kind: 'item',
        value: 'long',
        label: 'Send the whole set of comments to every family of class 7B once they are read',
        icon: Send,
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    trigger: <Button>المزيد</Button>,
    entries: [{ kind: 'item', value: 'a', label: 'إعادة تسمية', icon: Pencil }],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { defaultOpen: true } };
