import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { onASheet } from '../private/on-a-sheet';
import { ListBlock } from '../list-block';
import { type DocumentEditing, DocumentEditingContext, type DocumentPath } from './document-editing';

type ExampleProps = {
  /** The entries of the list. */
  items: readonly string[];
  /** Whether nothing can be changed now. */
  locked?: boolean;
  /** Called with what was done. */
  onDone: (...what: unknown[]) => void;
};

function Example({ items: initial, locked = false, onDone }: ExampleProps) {
  const [items, setItems] = useState(initial);
  const [selected, setSelected] = useState<DocumentPath | null>(null);
  const editing: DocumentEditing = {
    selected,
    locked,
    onSelect: setSelected,
    onTools: (path) => onDone('tools', path),
    onMove: (path, to) => {
      const from = Number(path[0]);
      setItems(items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? ''));
      setSelected([to]);
      onDone('move', from, to);
    },
    onTyping: () => {},
    onText: (path, before, text) => {
      setItems(items.with(Number(path[0]), text));
      onDone('text', before, text);
    },
  };
  return (
    <DocumentEditingContext value={editing}>
      <ListBlock items={items} />
    </DocumentEditingContext>
  );
}

/** Blocks in it are edited where they stand. Each text is a field that looks like the text around it. */
const meta = {
  title: 'Document/Editing',
  component: Example,
  decorators: [onASheet],
  args: { items: ['one dry log', 'a kitchen scale', 'mini whiteboards'], onDone: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types as a browser would: user-event does not know `plaintext-only`. */
async function type(text: HTMLElement, value: string) {
  text.focus();
  text.textContent = value;
  await fireEvent.input(text);
}

export const Typing: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    const scale = canvas.getByRole('textbox', { name: 'Entry 2' });
    await type(scale, 'two kitchen scales');
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenLastCalledWith('text', 'a kitchen scale', 'two kitchen scales');
    await expect(canvas.getByRole('button', { name: /^Entry 2/ })).toHaveFocus();
    await userEvent.click(scale);
    await expect(scale).toHaveFocus();
  },
};

export const Escaping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const scale = canvas.getByRole('textbox', { name: 'Entry 2' });
    await type(scale, 'a kitchen scale or two');
    await userEvent.keyboard('{Escape}');
    await expect(scale).toHaveTextContent('a kitchen scale');
    await expect(canvas.getByRole('button', { name: /^Entry 2/ })).toHaveFocus();
    await type(scale, '');
    await userEvent.tab();
    await expect(scale).toHaveTextContent('a kitchen scale');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const ENTRIES = 40;

/** The texts of a long list become editable a few per frame. */
export const Unlocked: Story = {
  args: { items: Array.from({ length: ENTRIES }, (_, index) => `log ${index + 1}`) },
  render: function Unlocking(args) {
    const [locked, setLocked] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setLocked(false)}>
          Unlock
        </button>
        <Example {...args} locked={locked} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const added: number[] = [];
    const watch = new MutationObserver((changes) => {
      const elements = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      added.push(
        elements.filter((node) => node instanceof HTMLElement && node.contentEditable !== 'inherit').length,
      );
    });
    watch.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(ENTRIES));
    watch.disconnect();
    await expect(Math.max(...added)).toBeLessThan(ENTRIES / 4);
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Entry 1/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onDone).toHaveBeenLastCalledWith('move', 0, 1);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Entry 2/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenLastCalledWith('tools', [1]);
  },
};

export const MovedByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: /^Entry 1/ });
    const start = handle.getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft>]',
      target: handle,
      coords: { clientX: start.left, clientY: start.top },
    });
    const target = canvas.getByRole('textbox', { name: 'Entry 3' }).getBoundingClientRect();
    await userEvent.pointer([
      { target: handle, coords: { clientX: target.left, clientY: target.top } },
      { target: handle, coords: { clientX: target.left, clientY: target.bottom } },
      { keys: '[/MouseLeft]', target: handle },
    ]);
    await expect(args.onDone).toHaveBeenLastCalledWith('move', 0, 2);
    await expect(canvas.getByRole('textbox', { name: 'Entry 3' })).toHaveTextContent('one dry log');
  },
};

export const Long: Story = {
  args: { items: ['A very long entry. '.repeat(20).trim(), 'b', 'antidisestablishmentarianism'.repeat(5)] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
