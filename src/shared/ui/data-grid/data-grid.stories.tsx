import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { Skeleton } from '../skeleton';
import { DataGrid } from './data-grid';
import { Book, columns, everyState, foot, largeBook, rows, science, totals } from './data-grid.fixture';

/** Use it where many scores are entered by keyboard. To read and sort, use a table. */
const meta = {
  title: 'Data/Data grid',
  component: DataGrid,
  parameters: { frame: 640 },
  args: {
    ...science,
    onChange: fn(),
    onDetails: fn(),
    onResolve: fn(),
    onTotal: fn(),
  },
  render: (args) => <Book {...args} />,
} satisfies Meta<typeof DataGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const cell = (name: string) => canvas.getByRole('gridcell', { name });
    await expect(cell('Ayodele Bakare, Safety quiz, 8 of 10, late')).toBeVisible();
    await expect(cell('Isla MacKenzie, Slide lab, missing')).toBeVisible();
    await expect(cell('Elif Demir, Cell sketch, excused')).toBeVisible();
    await expect(cell('Ayodele Bakare, Slide lab, handed in, to grade')).toBeVisible();
    await expect(cell('Isla MacKenzie, Cell sketch, not entered')).toBeVisible();
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '6');
    await expect(grid).toHaveAttribute('aria-colcount', '6');
  },
};

export const States: Story = {
  tags: ['pictured'],
  args: { cells: everyState },
  play: async ({ canvas }) => {
    const names = [
      'Oluwaseun Adeyemi, Safety quiz, 4 of 10, dropped',
      'Oluwaseun Adeyemi, Cell sketch, 17 of 20, not returned yet',
      'Oluwaseun Adeyemi, Slide lab, 27.5 of 30, has a note',
      'Oluwaseun Adeyemi, Exit ticket, 5 of 5, not stored yet',
      'Ayodele Bakare, Slide lab, 77 of 30, above 150% of the maximum',
      'Ayodele Bakare, Exit ticket, 4 of 5, extended',
      'Elif Demir, Safety quiz, nine, not valid: Enter a score, L, M or Ex.',
      'Elif Demir, Slide lab, 20.5 of 30, closed',
      'Isla MacKenzie, Safety quiz, 7 of 10, conflict: Ben Adler entered 8',
      'Isla MacKenzie, Slide lab, not entered, closed',
    ];
    for (const name of names) await expect(canvas.getByRole('gridcell', { name })).toBeVisible();
  },
};

export const Conflict: Story = {
  args: { cells: everyState },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /Isla MacKenzie, Safety quiz/ }));
    await expect(canvas.getByText('Ben Adler changed this score too. Which one is right?')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Keep yours: 7' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onResolve).toHaveBeenCalledWith('m', 'quiz', 'theirs');
    const cell = canvas.getByRole('gridcell', { name: 'Isla MacKenzie, Safety quiz, 8 of 10' });
    await expect(cell).toHaveFocus();
  },
};

export const NotValid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Cell sketch/ }));
    await userEvent.keyboard('seventeen{Enter}{ArrowUp}');
    const cell = canvas.getByRole('gridcell', {
      name: 'Oluwaseun Adeyemi, Cell sketch, seventeen, not valid: Enter a score, L, M or Ex.',
    });
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Enter a score, L, M or Ex.')).toBeVisible();
    await userEvent.keyboard('17{Enter}');
    await expect(cell).toHaveAccessibleName('Oluwaseun Adeyemi, Cell sketch, 17 of 20');
  },
};

export const Empty: Story = {
  args: { rows: [], placeholder: <EmptyState title="No students yet" art="none" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No students yet' })).toBeVisible();
    await expect(canvas.queryByRole('gridcell', { name: /,/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { rows: [], columns: [], foot: [], placeholder: <Skeleton lines={5} /> },
};

export const Failed: Story = {
  args: {
    rows: [],
    columns: [],
    foot: [],
    placeholder: <ErrorState size="part" title="The scores couldn’t be loaded" onRetry={() => undefined} />,
  },
};

export const OneStudent: Story = { args: { rows: rows.slice(0, 1) } };

export const OneAssignment: Story = { args: { columns: columns.slice(0, 1) } };

export const ClosedTerm: Story = {
  args: { columns: columns.map((column) => ({ ...column, closed: true })) },
  play: async ({ canvas, userEvent, args }) => {
    const cell = canvas.getByRole('gridcell', { name: 'Oluwaseun Adeyemi, Safety quiz, 9 of 10, closed' });
    await expect(cell).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(cell);
    await userEvent.keyboard('5');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('This cell is closed.');
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Grouped: Story = {
  args: {
    columns: columns.map((column, index) => ({ ...column, group: index < 2 ? 'Term 1' : 'Term 2' })),
    totals: [...totals, { id: 'zeros', title: 'If missing is 0' }],
    foot: [...foot, { label: 'Median', values: { quiz: '82%' } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Term 1' })).toHaveAttribute('aria-colindex', '4');
    await expect(canvas.getByRole('rowheader', { name: 'Median' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '8');
  },
};

const long = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Montmorency';

export const LongNames: Story = {
  args: {
    rows: [
      { id: 'a', familyName: long, givenName: 'Maximiliane Theodora', href: '#a' },
      { id: 'b', familyName: 'الحسيني', givenName: 'نور' },
      { id: 'd', familyName: '', givenName: 'Madonna' },
    ],
    columns: columns.map((column, index) => (index === 1 ? { ...column, title: long } : column)),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Safety quiz/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: /Oluwaseun Adeyemi, Cell sketch/ })).toHaveFocus();
  },
};

const large = largeBook();

export const TwoHundredStudents: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { ...large, foot: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const nodes = () => canvasElement.querySelectorAll('*').length;
    await expect(nodes()).toBeLessThan(4000);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '202');
    await expect(grid).toHaveAttribute('aria-colcount', '62');
    canvas.getByLabelText('Sam Student 1, Assignment 1, 0 of 20').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = canvas.getByLabelText(/^Sam Student 200, Assignment 60,/);
    await expect(last).toHaveFocus();
    await expect(last).toBeVisible();
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '202');
    await expect(last).toHaveAttribute('aria-colindex', '62');
    await expect(nodes()).toBeLessThan(4000);
    // The focused cell stays while the rest is scrolled away.
    grid.parentElement?.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByLabelText(/^Sam Student 1, Assignment 59,/)).toBeVisible());
    await expect(last).toHaveFocus();
    await expect(nodes()).toBeLessThan(4000);
  },
};
