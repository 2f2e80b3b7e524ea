import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseEntry } from '../../../../.storybook/choose-entry';
import { Button } from '../button';
import { DataGrid } from './data-grid';
import { Book, cells, columns, foot, largeBook, rows, totals } from './data-grid.fixture';

/** What keys, the clipboard and the pointer do in a data grid. */
const meta = {
  title: 'Data/Data grid/Keys',
  component: DataGrid,
  parameters: { frame: 640 },
  args: {
    label: 'Scores for 7B Science, term 1',
    columns,
    rows,
    cells,
    totals,
    foot,
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

const large = largeBook();

/** An entry renders the row of its cell, and the row to which Enter leads, of 200. */
export const RenderedRows: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  render: function Counted(args) {
    const [counted] = useState(() => {
      const rendered: string[] = [];
      const watched = large.rows.map((row) => ({
        ...row,
        // A row reads the name of its student whenever it renders.
        get familyName() {
          rendered.push(row.id);
          return row.familyName;
        },
      }));
      return { rendered, watched };
    });
    return (
      <>
        <Book {...args} {...large} foot={[]} rows={counted.watched} />
        <button type="button" onClick={() => counted.rendered.splice(0)}>
          Forget
        </button>
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.value = [...new Set(counted.rendered)].join(' ');
          }}
        >
          Count
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByLabelText('Sam Student 3, Assignment 2, 17 of 20');
    await userEvent.click(cell);
    canvas.getByText('Forget').click();
    await userEvent.keyboard('19');
    const input = canvas.getByLabelText('Assignment 2, Sam Student 3');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    // Painted in the first frame after the key.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(cell).toHaveAccessibleName('Sam Student 3, Assignment 2, 19 of 20');
    canvas.getByText('Count').click();
    await expect(canvas.getByText('Count')).toHaveValue('s2 s3');
  },
};
