import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ColumnList } from './column-list';
import { cells, columns, everyState, rows } from './data-grid.fixture';

/** Use it in place of a data grid on a phone. */
const meta = {
  title: 'Data/Column list',
  component: ColumnList,
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  args: {
    label: 'Scores for 7B Science, term 1',
    columns,
    columnId: 'quiz',
    onColumnChange: fn(),
    rows,
    cells,
    onChange: fn(),
    onResolve: fn(),
    onDetails: fn(),
  },
  render: function Chosen(args) {
    const [columnId, setColumnId] = useState(args.columnId);
    return (
      <ColumnList
        {...args}
        columnId={columnId}
        onColumnChange={(id) => {
          args.onColumnChange(id);
          setColumnId(id);
        }}
      />
    );
  },
} satisfies Meta<typeof ColumnList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextStudent: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Oluwaseun Adeyemi, Safety quiz' });
    await expect(first).toHaveAttribute('inputmode', 'decimal');
    await userEvent.click(first);
    await userEvent.keyboard('10');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const second = canvas.getByRole('textbox', { name: 'Ayodele Bakare, Safety quiz' });
    await expect(second).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'a', column: 'quiz', text: '10' }], {
      origin: 'typing',
      skipped: 0,
    });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Elif Demir, Safety quiz' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Missing' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'd', column: 'quiz', text: 'M' }], {
      origin: 'typing',
      skipped: 0,
    });
    await expect(canvas.getByRole('textbox', { name: 'Isla MacKenzie, Safety quiz' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const AnotherAssignment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next assignment' }));
    await expect(canvas.getByRole('textbox', { name: 'Elif Demir, Cell sketch' })).toHaveValue('Ex');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Assignment' }), 'Exit ticket');
    await expect(canvas.getByRole('button', { name: 'Next assignment' })).toBeDisabled();
  },
};

export const States: Story = {
  args: { cells: everyState },
  play: async ({ canvas, userEvent, args }) => {
    const nine = canvas.getByRole('textbox', { name: 'Elif Demir, Safety quiz' });
    await expect(nine).toHaveValue('nine');
    await expect(nine).toHaveAccessibleDescription('Enter a score, L, M or Ex.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take 8' }));
    await expect(args.onResolve).toHaveBeenCalledWith('m', 'quiz', 'theirs');
  },
};

export const Closed: Story = {
  args: { columns: columns.map((column) => ({ ...column, closed: true })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Oluwaseun Adeyemi, Safety quiz' }));
    await userEvent.keyboard('5{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: {
    rows: [
      {
        id: 'a',
        familyName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Montmorency',
        givenName: 'Maximiliane',
      },
      { id: 'b', familyName: 'الحسيني', givenName: 'نور' },
    ],
  },
};
