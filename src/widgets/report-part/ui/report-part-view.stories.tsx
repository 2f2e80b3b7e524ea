import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ReportPart } from '@/shared/api/class-reports';
import { ReportPartView } from './report-part-view';

const column = (label: string, kind: ReportPart['columns'][number]['kind'] = 'text') => ({
  label,
  kind,
  links_to: null,
});
const row = (...cells: ReportPart['rows'][number]['cells']) => ({
  cells,
  student_id: null,
  assignment_id: null,
});

const marks: ReportPart = {
  title: 'Zurückgegebene Bewertungen',
  summary: 'Nach Abgabetermin, der früheste zuerst.',
  columns: [column('Arbeit'), column('Abgabe', 'day'), column('Prozent', 'percent')],
  rows: [row('Leaf diary', '2026-09-15', 82.5), row('Concept map', '2026-09-15', 90)],
  chart: { kind: 'lines', labels: 1, values: [2], band: null },
};

/** A part of a report: a sentence, a chart, and the same numbers as a table. */
const meta = {
  title: 'Widgets/Report part',
  component: ReportPartView,
  args: { part: marks, links: { student: (id) => `/${id}`, assignment: (id) => `/${id}` }, language: 'de' },
} satisfies Meta<typeof ReportPartView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two works of one day are two points. */
export const Lines: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getByRole('cell', { name: /82,5\s%/ })).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: '15. Sept.' })).toHaveLength(2);
  },
};

export const Bars: Story = {
  args: { part: { ...marks, chart: { kind: 'bars', labels: 0, values: [2], band: null } } },
};

/** A list is a table at once. */
export const Table: Story = {
  args: { part: { ...marks, chart: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Leaf diary' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { part: { ...marks, rows: [], summary: 'Noch keine Arbeit ist bewertet zurückgegeben.' } },
};
