import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide';
import { expect } from 'storybook/test';
import { Badge } from '../badge';
import { IconButton } from '../icon-button';
import { Table, type TableColumn, type TableProps } from './table';

type Student = {
  id: string;
  name: string;
  status: 'Handed in' | 'Late' | 'Excused';
  lab: number | null;
  average: number;
};

const students: Student[] = [
  { id: '1', name: 'Kahurangi Parata', status: 'Handed in', lab: 20.5, average: 82.1 },
  { id: '2', name: 'Zofia Wiśniewska', status: 'Late', lab: 25, average: 85.7 },
  { id: '3', name: 'Nguyễn Minh Anh', status: 'Excused', lab: null, average: 93.3 },
];

const tones = { 'Handed in': 'ok', Late: 'red', Excused: 'plain' } as const;

const columns: TableColumn<Student>[] = [
  { key: 'name', label: 'Student', cell: (row) => row.name, sortBy: (row) => row.name },
  { key: 'status', label: 'Status', cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge> },
  {
    key: 'lab',
    label: 'Leaf-disc lab',
    align: 'end',
    cell: (row) => row.lab ?? 'Ex',
    sortBy: (row) => row.lab,
  },
  {
    key: 'average',
    label: 'Average',
    align: 'end',
    cell: (row) => row.average.toFixed(1),
    sortBy: (row) => row.average,
  },
];

const StudentTable = (props: TableProps<Student>) => <Table {...props} />;

/**
 * Use it for lists that users sort and compare. For entering scores use a data grid, in documents a table
 * block.
 */
const meta = {
  title: 'Data/Table',
  component: StudentTable,
  parameters: { frame: 620 },
  args: { label: 'Students of 7B', columns, rows: students, rowKey: (row: Student) => row.id },
} satisfies Meta<typeof StudentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (rows: HTMLElement[]) => rows.map((row) => row.textContent);

export const Sorting: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Average' }));
    await expect(canvas.getByRole('columnheader', { name: 'Average' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(names(canvas.getAllByRole('rowheader'))).toEqual([
      'Kahurangi Parata',
      'Zofia Wiśniewska',
      'Nguyễn Minh Anh',
    ]);
    canvas.getByRole('button', { name: 'Leaf-disc lab' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Leaf-disc lab' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(names(canvas.getAllByRole('rowheader'))).toEqual([
      'Zofia Wiśniewska',
      'Kahurangi Parata',
      'Nguyễn Minh Anh',
    ]);
  },
};

export const SelectedAndActions: Story = {
  args: {
    columns: [
      ...columns,
      {
        key: 'actions',
        label: 'Actions',
        hideLabel: true,
        align: 'end',
        cell: (row) => <IconButton label={`More about ${row.name}`} icon={Ellipsis} size="sm" />,
      },
    ],
    isSelected: (row) => row.id === '2',
    defaultSort: { key: 'name', direction: 'ascending' },
  },
};

export const StickyHead: Story = {
  args: {
    maxHeight: 'sm',
    rows: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      name: `Student ${index + 1}`,
      status: 'Handed in' as const,
      lab: index,
      average: 60 + index,
    })),
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Students of 7B' });
    region.scrollTop = 200;
    const head = canvas.getByRole('columnheader', { name: 'Student' });
    await expect(
      Math.abs(head.getBoundingClientRect().top - region.getBoundingClientRect().top),
    ).toBeLessThan(2);
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: '1',
        name: 'Kahurangi Te Whakapūmautanga-Wiśniewska von Habsburg',
        status: 'Late',
        lab: 1,
        average: 2,
      },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
