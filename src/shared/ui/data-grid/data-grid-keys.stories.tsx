import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseEntry } from '../../../../.storybook/choose-entry';
import { Button } from '../button';
import { DataGrid } from './data-grid';
import { Book, rows, science } from './data-grid.fixture';

/** What keys, the clipboard and the pointer do in a data grid. */
const meta = {
  title: 'Data/Data grid/Keys',
  component: DataGrid,
  parameters: { frame: 640 },
  args: {
    ...science,
    onChange: fn(),
    onDetails: fn(),
    onTotal: fn(),
    onSelect: fn(),
    columnMenu: () => [{ kind: 'item', value: 'return', label: 'Return' }],
    onColumnCommand: fn(),
  },
  render: (args) => <Book {...args} />,
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const placeOfFocus = () => document.activeElement?.getAttribute('data-place');

export const Walk: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(placeOfFocus()).toBe('0:0');
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await expect(placeOfFocus()).toBe('0:2');
    // A run of Tabs: Enter returns to the column where it began.
    await userEvent.keyboard('{ArrowLeft}18{Tab}26{Tab}4.5{Enter}');
    await expect(placeOfFocus()).toBe('1:1');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'a', column: 'ticket', text: '4.5' }], {
      origin: 'typing',
      skipped: 0,
    });
    await userEvent.keyboard('m{Shift>}{Enter}{/Shift}');
    await expect(placeOfFocus()).toBe('0:1');
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('textbox', { name: 'Cell sketch, Oluwaseun Adeyemi' })).toHaveValue('18');
    await userEvent.keyboard('.5{Escape}');
    await expect(
      canvas.getByRole('gridcell', { name: 'Oluwaseun Adeyemi, Cell sketch, 18 of 20' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(
      canvas.getByRole('gridcell', { name: 'Oluwaseun Adeyemi, Cell sketch, not entered' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(
      canvas.getByRole('gridcell', { name: 'Oluwaseun Adeyemi, Cell sketch, 18 of 20' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await expect(
      canvas.getByRole('gridcell', { name: 'Oluwaseun Adeyemi, Cell sketch, not entered' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await expect(args.onDetails).toHaveBeenCalledWith('a', 'sketch');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onTotal).toHaveBeenCalledWith('a', 'now');
  },
};

/** The details of a cell by mouse: its button, the context menu, and a press on the cell that has the focus. */
export const Details: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('gridcell', { name: /^Oluwaseun Adeyemi, Cell sketch/ });
    await userEvent.click(cell);
    await expect(args.onDetails).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Oluwaseun Adeyemi, Cell sketch' }));
    await expect(args.onDetails).toHaveBeenCalledOnce();
    await expect(cell).toHaveFocus();
    await userEvent.pointer({ keys: '[MouseRight]', target: cell });
    await expect(args.onDetails).toHaveBeenCalledTimes(2);
    await userEvent.click(cell);
    await waitFor(() => expect(args.onDetails).toHaveBeenCalledTimes(3));
    await userEvent.dblClick(cell);
    await expect(canvas.getByRole('textbox', { name: 'Cell sketch, Oluwaseun Adeyemi' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{ContextMenu}');
    await expect(args.onDetails).toHaveBeenCalledTimes(4);
    await expect(args.onDetails).toHaveBeenLastCalledWith('a', 'sketch');
  },
};

/** The arrow of a column's menu stands above its title. */
export const MenuArrow: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Menu of / })) {
      const arrow = button.querySelector('svg')?.getBoundingClientRect();
      const title = button.closest('th')?.querySelector('[title] > bdi')?.getBoundingClientRect();
      await expect(arrow?.bottom).toBeLessThanOrEqual(title?.top ?? 0);
    }
  },
};

export const LeavingByTab: Story = {
  render: (args) => (
    <>
      <Book {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const after = canvas.getByRole('button', { name: 'After' });
    await userEvent.tab();
    await userEvent.keyboard('{Escape}{Tab}');
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(placeOfFocus()).toBe('0:0');
    await userEvent.keyboard('{End}{Tab}');
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('5{Tab}');
    await expect(
      canvas.getByRole('gridcell', { name: 'Oluwaseun Adeyemi, Exit ticket, 5 of 5' }),
    ).toBeVisible();
  },
};

export const Selecting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const selected = () => canvas.getAllByRole('gridcell', { selected: true });
    await userEvent.click(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Safety quiz/ }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(selected()).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 by 2 cells selected.');
    // Typing and Ctrl+Enter fill the selection, in one step of undo.
    await userEvent.keyboard('6{Control>}{Enter}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [
        { row: 'a', column: 'quiz', text: '6' },
        { row: 'a', column: 'sketch', text: '6' },
        { row: 'b', column: 'quiz', text: '6' },
        { row: 'b', column: 'sketch', text: '6' },
      ],
      { origin: 'fill', skipped: 0 },
    );
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(['a', 'b'], ['quiz', 'sketch', 'lab', 'ticket']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selected()).toHaveLength(16);
    await userEvent.click(canvas.getByRole('columnheader', { name: /Slide lab/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(['a', 'b', 'd', 'm'], ['lab']);
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(
      canvas.getByRole('gridcell', { name: 'Isla MacKenzie, Slide lab, 27.5 of 30' }),
    ).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('gridcell', { name: 'Isla MacKenzie, Slide lab, missing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: /Ayodele Bakare, Safety quiz/ }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('gridcell', { name: /Elif Demir, Cell sketch/ }));
    await userEvent.keyboard('{/Shift}');
    await expect(selected()).toHaveLength(4);
    await expect(placeOfFocus()).toBe('1:0');
  },
};

export const PastedBlock: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /Ayodele Bakare, Slide lab/ }));
    await userEvent.paste('"25"\t5\t9\r\n26\t4\t9\r\n');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [
        { row: 'b', column: 'lab', text: '25' },
        { row: 'b', column: 'ticket', text: '5' },
        { row: 'd', column: 'lab', text: '26' },
        { row: 'd', column: 'ticket', text: '4' },
      ],
      { origin: 'paste', skipped: 2 },
    );
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
    await expect(clipboardData.getData('text/plain')).toBe('25\t5\r\n26\t4\r\n');
    await expect(clipboardData.getData('text/html')).toContain('<td>25</td><td>5</td>');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(
      canvas.getByRole('gridcell', {
        name: /Ayodele Bakare, Slide lab, handed in|Ayodele Bakare, Slide lab, not entered/,
      }),
    ).toBeVisible();
  },
};

export const SortedWhileEditing: Story = {
  render: function Sorted(args) {
    const [shown, setShown] = useState(rows);
    return (
      <>
        <DataGrid {...args} rows={shown} />
        <button type="button" onPointerDown={() => setShown(rows.toReversed())} tabIndex={-1}>
          Sort
        </button>
        <button type="button" onPointerDown={() => setShown(rows.slice(2))} tabIndex={-1}>
          Filter
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const press = (name: string) =>
      canvas.getByText(name).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await userEvent.click(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Safety quiz/ }));
    await userEvent.keyboard('6');
    press('Sort');
    await expect(await canvas.findByRole('textbox', { name: 'Safety quiz, Oluwaseun Adeyemi' })).toHaveValue(
      '6',
    );
    await expect(canvasElement.querySelector('input')?.closest('tr')).toHaveAttribute('aria-rowindex', '5');
    await expect(args.onChange).not.toHaveBeenCalled();
    press('Filter');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'a', column: 'quiz', text: '6' }], {
      origin: 'typing',
      skipped: 0,
    });
  },
};

export const Columns: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const titles = () => canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await userEvent.click(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Cell sketch/ }));
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowRight}{/Alt}');
    await expect(titles()[4]).toContain('Cell sketch');
    await expect(canvas.getByRole('columnheader', { name: /Cell sketch/ })).toHaveFocus();
    const width = canvas.getByRole('columnheader', { name: /Cell sketch/ }).offsetWidth;
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect(canvas.getByRole('columnheader', { name: /Cell sketch/ }).offsetWidth).toBe(width + 8);
    await userEvent.keyboard('{Enter}');
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Return' }));
    await expect(args.onColumnCommand).toHaveBeenCalledWith('sketch', 'return');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Hide' }));
    await expect(canvas.queryByRole('columnheader', { name: /Cell sketch/ })).toBeNull();
  },
};
