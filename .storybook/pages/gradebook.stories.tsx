import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Cluster } from '@/shared/ui/cluster';
import { DataGrid, type GridCell, type GridEntry } from '@/shared/ui/data-grid';
import { Grid } from '@/shared/ui/grid';
import { IconButton } from '@/shared/ui/icon-button';
import { type GivenMark, MarkEditor } from '@/shared/ui/mark-editor';
import { MarkLegend } from '@/shared/ui/mark-legend';
import { Menu } from '@/shared/ui/menu';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { WeightScale } from '@/shared/ui/weight-scale';
import { chooseEntry } from '../choose-entry';
import { everything, GradebookFilters, type Waiting } from './gradebook-filters';
import { cells, columns as assignments, foot, rows, totals, weights } from './gradebook.sample';
import { type ScoreUnit, shownAs, tableOf } from './gradebook-scores';
import { GradebookTools } from './gradebook-tools';
import { SampleShell } from './sample-shell';
import { classes } from './school.sample';

const waits = (cell: GridCell | undefined, kind: Waiting) =>
  kind === 'grade' ? cell?.toGrade === true : cell?.mark === 'missing';

const givenMark = ({ mark }: GridCell): GivenMark => (mark === 'extended' ? 'on-time' : (mark ?? 'on-time'));

function entered(text: string, scale: number): GridCell {
  if (/^m$/i.test(text)) return { mark: 'missing' };
  if (/^ex$/i.test(text)) return { mark: 'excused' };
  if (text === '') return {};
  return Number.isNaN(Number(text))
    ? { text, invalid: 'Enter a score, M or Ex.' }
    : { text: String(Number(text) / scale) };
}

type Opened = { row: string; column: string; anchor: HTMLElement };

function GradebookSample() {
  const [group, setGroup] = useState<(typeof classes)[number]>(classes[0]);
  const [columns, setColumns] = useState(assignments);
  const [book, setBook] = useState(cells);
  const [filters, setFilters] = useState(everything);
  const [unit, setUnit] = useState<ScoreUnit>('points');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [comment, setComment] = useState(
    'Careful method. Put the units in the table heading, not in every box.',
  );

  const students = rows.slice(0, group.students);
  const shownColumns = columns.filter(
    ({ category, date }) =>
      (filters.category === 'all' || category?.name === filters.category) &&
      (filters.month === 'all' || date?.endsWith(filters.month)),
  );
  const shownRows = students.filter(
    (row) =>
      `${row.givenName} ${row.familyName}`.toLowerCase().includes(filters.name.trim().toLowerCase()) &&
      filters.waiting.every((kind) => columns.some((column) => waits(book[row.id]?.[column.id], kind))),
  );
  const count = (kind: Waiting) =>
    students.flatMap((row) => columns.filter((column) => waits(book[row.id]?.[column.id], kind))).length;
  const most = (column: string) => Number(columns.find(({ id }) => id === column)?.outOf ?? 0);
  const scale = (column: string) => (unit === 'percent' ? 100 / most(column) : 1);
  const cellAt = (row: string, column: string) => shownAs(unit, book[row]?.[column], most(column));
  const cell = opened ? (book[opened.row]?.[opened.column] ?? {}) : {};
  const student = rows.find(({ id }) => id === opened?.row);
  const enter = (entries: GridEntry[]) => {
    for (const { row, column, text } of entries) write(row, column, entered(text, scale(column)));
  };
  const write = (row: string, column: string, next: GridCell) =>
    setBook((before) => ({ ...before, [row]: { ...before[row], [column]: next } }));

  return (
    <SampleShell who="teacher" place="Gradebook" marking>
      <Stack gap={4}>
        <Grid min="md" gap={4} fill>
          <PageHeader
            size="md"
            title={`${group.name} ${group.subject}`}
            lead={`${students.length} students, term 1, saved just now`}
            beside={
              <Menu
                label="Class"
                trigger={<IconButton icon={ChevronDown} label="Another class" />}
                entries={classes.map(({ name, subject }) => ({
                  kind: 'item',
                  value: `${name} ${subject}`,
                  label: `${name} ${subject}`,
                }))}
                onSelect={(value) =>
                  setGroup(classes.find(({ name, subject }) => `${name} ${subject}` === value) ?? group)
                }
              />
            }
          />
          <WeightScale label="Category weights" weights={weights} />
        </Grid>
        <Cluster justify="between" gap={2}>
          <GradebookFilters filters={filters} onChange={setFilters} count={count} />
          <GradebookTools
            unit={unit}
            onUnitChange={setUnit}
            table={tableOf(shownRows, shownColumns, cellAt)}
            fileName={`${group.name} ${group.subject}.csv`}
            onAdd={(title) => setColumns((before) => [...before, { id: title, title, outOf: 10 }])}
          />
        </Cluster>
        <Stack gap={0}>
          <DataGrid
            label={`Scores for ${group.name} ${group.subject}, term 1`}
            columns={shownColumns.map((column) => ({ ...column, outOf: most(column.id) * scale(column.id) }))}
            rows={shownRows}
            cells={Object.fromEntries(
              shownRows.map(({ id }) => [
                id,
                Object.fromEntries(shownColumns.map((column) => [column.id, cellAt(id, column.id)] as const)),
              ]),
            )}
            totals={totals}
            foot={foot}
            onChange={enter}
            onDetails={(row, column) => {
              if (document.activeElement instanceof HTMLElement)
                setOpened({ row, column, anchor: document.activeElement });
            }}
            opened={opened}
          />
          <MarkLegend enough={60} hint="Arrow keys move, type to enter a score" />
        </Stack>
      </Stack>
      <MarkEditor
        anchor={opened?.anchor ?? null}
        onClose={() => setOpened(null)}
        student={`${student?.givenName} ${student?.familyName}`}
        summary={`${cell.text ?? 0} of ${most(opened?.column ?? '')}, ${Math.round((Number(cell.text ?? 0) / most(opened?.column ?? '')) * 100)}%`}
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
    // A page of 300 cells is searched by label in a fraction of the time that its roles take.
    const filter = canvas.getByLabelText(/^To grade/);
    await userEvent.click(filter);
    await expect(canvas.getByText('Moretti')).toBeVisible();
    await expect(canvas.queryByText('Mokoena')).toBeNull();
    await userEvent.click(filter);
    const student = canvas.getByText('Mokoena').closest('tr') ?? document.body;
    const cell = within(student).getByRole('gridcell', { name: /27 of 30/ });
    await userEvent.click(canvas.getByLabelText('Percent'));
    await expect(within(student).getByRole('gridcell', { name: /95 of 100/ })).toHaveTextContent('95');
    await userEvent.click(canvas.getByLabelText('Letter'));
    await expect(within(student).getByRole('gridcell', { name: /Leaf-disc lab, A−/ })).toHaveTextContent(
      'A−',
    );
    await userEvent.click(canvas.getByLabelText('Points'));
    await userEvent.click(cell);
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const editor = (await screen.findByLabelText('Comment for the student')).closest('[role="dialog"]');
    await expect(editor).toHaveAccessibleName('Thandiwe Mokoena');
    await waitFor(() => expect(editor?.contains(document.activeElement)).toBe(true));
  },
};

export const AnotherAssignment: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another class' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: /6C Science/ }));
    await expect(await canvas.findByText('6C Science', { selector: 'h1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assignment' }));
    const name = await screen.findByLabelText('Its name');
    const dialog = name.closest('[role="dialog"]');
    await waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true));
    await userEvent.type(name, 'Float test{Enter}');
    await waitFor(() => expect(name).not.toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'October');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'Term 1');
    await expect(canvas.getByRole('columnheader', { name: /Float test/ })).toBeInTheDocument();
    const file = canvas.getByRole('link', { name: 'Export' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(file)).toContain('"Adeyemi, Oluwaseun",82.2,9,17,27.5');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
