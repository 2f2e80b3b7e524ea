import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button';
import { DataGrid, type DataGridProps } from './data-grid';
import type { GridCell, GridColumn, GridRow } from './grid-book';
import type { GridEntry } from './grid-entry';

const columns: GridColumn[] = [
  {
    id: 'quiz',
    title: 'Safety quiz',
    date: '4 Sep',
    outOf: 10,
    category: { name: 'Quizzes', template: 'petrol' },
    average: '81%',
  },
  {
    id: 'sketch',
    title: 'Cell sketch',
    date: '9 Sep',
    outOf: 20,
    category: { name: 'Classwork', template: 'bottle' },
    average: '84%',
  },
  {
    id: 'lab',
    title: 'Slide lab',
    date: '11 Sep',
    outOf: 30,
    category: { name: 'Labs', template: 'violet' },
    average: '83%',
  },
  {
    id: 'ticket',
    title: 'Exit ticket',
    date: '13 Oct',
    outOf: 5,
    category: { name: 'Classwork', template: 'bottle' },
  },
];

const rows: GridRow[] = [
  { id: 'a', familyName: 'Adeyemi', givenName: 'Oluwaseun', href: '#a', average: '82.2', letter: 'B−' },
  { id: 'b', familyName: 'Bakare', givenName: 'Ayodele', href: '#b', average: '82.5', letter: 'B−' },
  { id: 'd', familyName: 'Demir', givenName: 'Elif', href: '#d', average: '86.0', letter: 'B' },
  { id: 'm', familyName: 'MacKenzie', givenName: 'Isla', href: '#m', average: '67.7', letter: 'D' },
];

const cells: Record<string, GridCell> = {
  'a:quiz': { score: 9 },
  'a:sketch': { score: 17 },
  'a:lab': { score: 27.5 },
  'b:quiz': { score: 8, mark: 'late' },
  'b:sketch': { score: 11, low: true },
  'b:lab': { toGrade: true },
  'd:quiz': { score: 9 },
  'd:sketch': { mark: 'excused' },
  'd:lab': { score: 20.5 },
  'm:quiz': { score: 7 },
  'm:lab': { mark: 'missing' },
};

function applied(entry: GridEntry): GridCell {
  if (entry.kind === 'score') return { score: entry.score };
  return entry.kind === 'mark' ? { mark: entry.mark } : {};
}

function Book(args: DataGridProps) {
  const [book, setBook] = useState(cells);
  return (
    <DataGrid
      {...args}
      cellAt={(row, column) => book[`${row}:${column}`]}
      onEntry={(row, column, entry) => {
        args.onEntry(row, column, entry);
        setBook((before) => ({ ...before, [`${row}:${column}`]: applied(entry) }));
      }}
    />
  );
}

/** Use it where many scores are entered by keyboard. To read and sort, use a table. */
const meta = {
  title: 'Data/Data grid',
  component: DataGrid,
  parameters: { frame: 760 },
  args: {
    label: 'Scores for 7B Science, term 1',
    columns,
    rows,
    cellAt: (row, column) => cells[`${row}:${column}`],
    onEntry: fn(),
    onDetails: fn(),
    footAverage: '82.0',
    footLetter: 'B−',
  },
  render: (args) => <Book {...args} />,
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: '8 of 10, late' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'missing' })).toHaveTextContent('M');
    await expect(canvas.getByRole('gridcell', { name: 'excused' })).toHaveTextContent('Ex');
    await expect(canvas.getByRole('gridcell', { name: 'handed in, to grade' })).toBeVisible();
  },
};

export const EnteringByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('gridcell');
    first?.focus();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('4');
    await expect(canvas.getByRole('textbox', { name: 'Exit ticket, Oluwaseun Adeyemi' })).toHaveValue('4');
    await userEvent.keyboard('.5{Enter}');
    await expect(args.onEntry).toHaveBeenLastCalledWith('a', 'ticket', { kind: 'score', score: 4.5 });
    await userEvent.keyboard('m{Enter}');
    await expect(args.onEntry).toHaveBeenLastCalledWith('b', 'ticket', { kind: 'mark', mark: 'missing' });
    await userEvent.keyboard('{Delete}');
    await expect(args.onEntry).toHaveBeenLastCalledWith('d', 'ticket', { kind: 'clear' });
    await userEvent.keyboard('{F2}');
    await expect(args.onDetails).toHaveBeenCalledWith('d', 'ticket');
    await expect(document.activeElement).toHaveAttribute('data-place', '2:3');
  },
};

export const RefusingAndEscaping: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('gridcell');
    first?.focus();
    await userEvent.keyboard('99{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The maximum is 10.');
    await expect(args.onEntry).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(document.activeElement).toHaveAttribute('data-place', '0:0');
    await expect(args.onEntry).not.toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('gridcell', { name: '17 of 20' });
    await userEvent.click(cell);
    await userEvent.keyboard('18');
    await userEvent.click(canvas.getByRole('gridcell', { name: '7 of 10' }));
    await expect(args.onEntry).toHaveBeenCalledWith('a', 'sketch', { kind: 'score', score: 18 });
  },
};

export const AsLetters: Story = {
  args: {
    cellAt: (row, column) => {
      const cell = cells[`${row}:${column}`];
      return cell?.score ? { ...cell, letter: cell.low ? 'D' : 'B+' } : cell;
    },
  },
  render: (args) => <DataGrid {...args} />,
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('gridcell', { name: '27.5 of 30, B+' });
    await expect(cell.querySelector('[aria-hidden]')).toHaveTextContent(/^B\+$/);
  },
};

export const Filtered: Story = {
  render: function Filtered(args) {
    const [all, setAll] = useState(true);
    return (
      <>
        <Button onClick={() => setAll(false)}>Only the first</Button>
        <DataGrid {...args} rows={all ? rows : rows.slice(0, 1)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'missing' }));
    const button = canvas.getByRole('button', { name: 'Only the first' });
    await userEvent.click(button);
    await expect(canvas.queryByRole('gridcell', { name: 'missing' })).toBeNull();
    // After the scroll region and the student's name, Tab still reaches a cell.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('data-place', '0:2');
  },
};

export const DetailsOpen: Story = { args: { opened: { row: 'a', column: 'sketch' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
