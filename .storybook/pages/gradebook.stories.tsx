import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Download, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Chips } from '@/shared/ui/chips';
import { Cluster } from '@/shared/ui/cluster';
import { DataGrid, type GridCell } from '@/shared/ui/data-grid';
import { Grid } from '@/shared/ui/grid';
import { type GivenMark, MarkEditor } from '@/shared/ui/mark-editor';
import { MarkLegend } from '@/shared/ui/mark-legend';
import { Menu } from '@/shared/ui/menu';
import { PageHeader } from '@/shared/ui/page-header';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Select } from '@/shared/ui/select';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { WeightScale } from '@/shared/ui/weight-scale';
import { cells, columns, rows, weights } from './gradebook.sample';
import { SampleShell } from './sample-shell';
import { classes } from './school.sample';

const categories = weights.map(({ name }) => ({ value: name, label: name }));
const waiting = { grade: 'To grade', missing: 'Missing' } as const;
type Waiting = keyof typeof waiting;

const waits = (cell: GridCell | undefined, kind: Waiting) =>
  kind === 'grade' ? cell?.toGrade === true : cell?.mark === 'missing';
const count = (kind: Waiting) => Object.values(cells).filter((cell) => waits(cell, kind)).length;

const givenMark = ({ mark }: GridCell): GivenMark => mark ?? 'on-time';

type Opened = { row: string; column: string; anchor: HTMLElement };

function GradebookSample() {
  const [book, setBook] = useState(cells);
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [picked, setPicked] = useState<Waiting[]>([]);
  const [unit, setUnit] = useState<'points' | 'percent'>('points');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [comment, setComment] = useState(
    'Careful method. Put the units in the table heading, not in every box.',
  );

  const shownColumns = columns.filter((column) => !category || column.category?.name === category);
  const shownRows = rows.filter(
    (row) =>
      `${row.givenName} ${row.familyName}`.toLowerCase().includes(name.trim().toLowerCase()) &&
      picked.every((kind) => columns.some((column) => waits(book[`${row.id}:${column.id}`], kind))),
  );
  const scale = (column: string) =>
    unit === 'percent' ? 100 / (columns.find(({ id }) => id === column)?.outOf ?? 100) : 1;
  const cell = opened ? (book[`${opened.row}:${opened.column}`] ?? {}) : {};
  const student = rows.find(({ id }) => id === opened?.row);
  const most = columns.find(({ id }) => id === opened?.column)?.outOf ?? 0;
  const write = (row: string, column: string, next: GridCell) =>
    setBook((before) => ({ ...before, [`${row}:${column}`]: next }));

  return (
    <SampleShell who="teacher" place="Gradebook" marking>
      <Stack gap={4}>
        <Split
          main={
            <PageHeader
              title="7B Science"
              lead="24 students, term 1, saved just now"
              actions={
                <Menu
                  label="Class"
                  trigger={
                    <Button variant="quiet" iconEnd={ChevronDown}>
                      Change class
                    </Button>
                  }
                  entries={classes.map(({ name: group, subject }) => ({
                    kind: 'item',
                    value: `${group} ${subject}`,
                    label: `${group} ${subject}`,
                  }))}
                  onSelect={() => setName('')}
                />
              }
            />
          }
          side={<WeightScale label="Category weights" weights={weights} />}
        />
        <Grid min="sm" gap={2} fill>
          <TextInput
            icon={Search}
            label="Find a student"
            placeholder="Find a student"
            value={name}
            onChange={setName}
          />
          <Select label="Term" options={[{ value: '1', label: 'Term 1' }]} defaultValue="1" />
          <Select
            label="Category"
            options={[{ value: '', label: 'All categories' }, ...categories]}
            value={category}
            onChange={setCategory}
          />
        </Grid>
        <Cluster justify="between">
          <Chips
            label="What waits"
            tone="pen"
            options={(['grade', 'missing'] as const).map((kind) => ({
              value: kind,
              label: waiting[kind],
              count: count(kind),
            }))}
            values={picked}
            onChange={setPicked}
          />
          <Cluster gap={2}>
            <SegmentedControl
              label="Show scores as"
              options={[
                { value: 'points', label: 'Points' },
                { value: 'percent', label: 'Percent' },
              ]}
              value={unit}
              onChange={setUnit}
            />
            <Button icon={Download}>Export</Button>
            <Button icon={Plus} variant="primary">
              Assignment
            </Button>
          </Cluster>
        </Cluster>
        <Stack gap={0}>
          <DataGrid
            label="Scores for 7B Science, term 1"
            columns={shownColumns.map((column) => ({ ...column, outOf: column.outOf * scale(column.id) }))}
            rows={shownRows}
            cellAt={(row, column) => {
              const { score, ...rest } = book[`${row}:${column}`] ?? {};
              return typeof score === 'number'
                ? { ...rest, score: Math.round(score * scale(column) * 10) / 10 }
                : rest;
            }}
            onEntry={(row, column, entry) => {
              if (entry.kind === 'score') write(row, column, { score: entry.score / scale(column) });
              else write(row, column, entry.kind === 'mark' ? { mark: entry.mark } : {});
            }}
            onDetails={(row, column) => {
              if (document.activeElement instanceof HTMLElement)
                setOpened({ row, column, anchor: document.activeElement });
            }}
            footLabel="Class average"
            footAverage="82.0"
          />
          <MarkLegend enough={60} hint="Arrow keys move, type to enter a score" />
        </Stack>
      </Stack>
      <MarkEditor
        anchor={opened?.anchor ?? null}
        onClose={() => setOpened(null)}
        student={`${student?.givenName} ${student?.familyName}`}
        summary={`${cell.score ?? 0} of ${most}, ${Math.round(((cell.score ?? 0) / most) * 100)}%`}
        mark={givenMark(cell)}
        onMarkChange={(mark) => {
          if (opened) write(opened.row, opened.column, { ...cell, mark: mark === 'on-time' ? null : mark });
        }}
        comment={comment}
        onCommentChange={setComment}
        onSave={() => setOpened(null)}
      />
    </SampleShell>
  );
}

/** A gradebook with a class of 24, made of the system's pieces alone. */
const meta = {
  title: 'Pages/Reference/Gradebook',
  component: GradebookSample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GradebookSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('checkbox', { name: 'To grade 6' });
    await userEvent.click(filter);
    await expect(canvas.getByText('Moretti')).toBeVisible();
    await expect(canvas.queryByText('Mokoena')).toBeNull();
    await userEvent.click(filter);
    const student = canvas.getByText('Mokoena').closest('tr') ?? document.body;
    const cell = within(student).getByRole('gridcell', { name: '27 of 30' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Percent' }));
    await expect(within(student).getByRole('gridcell', { name: '95 of 100' })).toHaveTextContent('95');
    await userEvent.click(canvas.getByRole('radio', { name: 'Points' }));
    await userEvent.click(cell);
    await userEvent.keyboard('{F2}');
    const editor = await screen.findByRole('dialog', { name: 'Thandiwe Mokoena' });
    await waitFor(() => expect(editor.contains(document.activeElement)).toBe(true));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
