import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ReportKind, ReportPart } from '@/shared/api/class-reports';
import { ReportPartView } from '@/widgets/report-part';
import { answers, ISLA } from '../model/class-report.fixture';

const partOf = (kind: ReportKind, place: number): ReportPart => {
  const part = answers[kind].parts[place];
  if (!part) throw new Error(`There is no part ${place} of ${kind}.`);
  return part;
};

/** The parts of the reports on a class: each chart says what its table says. */
const meta = {
  title: 'Pages/Reports/Parts',
  component: ReportPartView,
  args: {
    part: partOf('progress', 0),
    links: { student: (id) => `#student-${id}`, assignment: (id) => `#assignment-${id}` },
  },
} satisfies Meta<typeof ReportPartView>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** What each mark of the chart says, in order. */
async function marksIn({ canvas, userEvent }: Context): Promise<string[]> {
  const list = canvas.queryByRole('list');
  if (list) return within(list).getAllByRole('listitem').map(textsIn);
  const chart = canvas.getByRole('slider');
  chart.focus();
  const marks: string[] = [];
  for (let place = 0; place <= Number(chart.getAttribute('aria-valuemax')); place += 1) {
    marks.push(chart.getAttribute('aria-valuetext') ?? '');
    await userEvent.keyboard('{ArrowRight}');
  }
  return marks;
}

/** The label and the value of a bar, without its note. */
const textsIn = (item: HTMLElement): string =>
  `${item.firstElementChild?.textContent ?? ''}: ${item.querySelector('b')?.textContent ?? ''}`;

/** The same marks, from the texts of the table. */
function marksOfTable({ canvas }: Context, { chart, columns }: ReportPart): string[] {
  const { kind, labels, values, band } = chart ?? { kind: 'bars', labels: 0, values: [], band: null };
  return canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = [...row.children].map(({ textContent }) => textContent);
      const label = cells[labels] ?? '';
      if (kind === 'bars') return `${label}: ${cells[values[0] ?? 0] ?? ''}`;
      const lines = values.map((place) => `${columns[place]?.label ?? ''} ${cells[place] ?? ''}`);
      const range = band ? [`${band.name} ${cells[band.lower] ?? ''} to ${cells[band.upper] ?? ''}`] : [];
      return `${label}: ${[...lines, ...range].join(', ')}`;
    });
}

/** The chart says of each row what the table says. */
const isTheTable: Play = async (context) => {
  const { canvas, userEvent, args } = context;
  const marks = await marksIn(context);
  await expect(marks).toHaveLength(args.part.rows.length);
  await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
  await expect(marks).toEqual(marksOfTable(context, args.part));
};

const showing = (kind: ReportKind, place: number): Story => ({
  args: { part: partOf(kind, place) },
  play: isTheTable,
});

export const ProgressByWeek = showing('progress', 0);
export const WhoIsBehind = showing('progress', 1);
export const MissingByStudent = showing('missing', 0);
export const MissingByAssignment = showing('missing', 1);
export const ToMark = showing('marking', 0);
export const Misconceptions = showing('understanding', 0);
export const Skills = showing('understanding', 1);
export const SkillsByWeek = showing('understanding', 2);
export const AiByWeek = showing('ai_use', 0);
export const AiByStudents = showing('ai_use', 1);
export const AiByMe = showing('ai_use', 2);

export const Links: Story = {
  args: { part: partOf('progress', 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Isla MacKenzie' })).toHaveAttribute(
      'href',
      `#student-${ISLA}`,
    );
  },
};

/** Without rows there is a sentence, and no chart. */
export const Empty: Story = {
  args: { part: { ...partOf('missing', 0), rows: [], summary: 'No student has missing work.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No student has missing work.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'As a table' })).toBeNull();
  },
};

const byWeek = partOf('understanding', 2);

/** The reach of the last week ends with the chart. */
export const TwoWeeks: Story = {
  args: { part: { ...byWeek, rows: byWeek.rows.slice(0, 2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** A single week has nothing to shade. */
export const OneWeek: Story = {
  args: { part: { ...partOf('progress', 0), rows: partOf('progress', 0).rows.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeVisible();
    await expect(canvas.queryByText(/^Shaded/)).toBeNull();
  },
};

export const Phone: Story = {
  args: { part: byWeek },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const axis = canvas.getByRole('slider').previousElementSibling;
    const shown = [...(axis?.querySelectorAll(':scope > span') ?? [])]
      .filter((label) => label.checkVisibility())
      .map((label) => label.getBoundingClientRect());
    await expect(shown.length).toBeGreaterThan(1);
    for (const [place, { left }] of shown.entries())
      await expect(left).toBeGreaterThan(shown[place - 1]?.right ?? -Infinity);
  },
};
