import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './bar-chart';
import { ChartFrame } from './chart-frame';
import { LineChart } from './line-chart';
import { RankedBars } from './ranked-bars';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const used = [
  118_000, 65_000, 142_000, 96_000, 130_000, 88_000, 155_000, 47_000, 11_000, 171_000, 110_000, 58_000,
];
const days = Array.from({ length: 31 }, (_, index) => ({
  label: String(index + 1),
  ...(used[index] === undefined
    ? {}
    : { value: used[index], estimate: used[index] * (index % 2 === 0 ? 0.95 : 1.08) }),
  current: index === used.length - 1,
}));

/**
 * Use it for amounts and trends that a sentence can’t express, and sum it up in a sentence first. For two or
 * three figures use stats.
 */
const meta = {
  title: 'Data/Chart frame',
  component: ChartFrame,
  parameters: { frame: 560 },
  args: {
    title: 'By day',
    summary: 'Most credits, 171 thousand, were used on the 10th.',
    table: {
      columns: [
        { key: 'day', label: 'Day' },
        { key: 'used', label: 'Credits' },
      ],
      rows: used.map((value, index) => ({ day: String(index + 1), used: value })),
    },
    children: <BarChart label="Credits by day" bars={days} format={compact.format} labelEvery={4} />,
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('figure', { name: /Most credits, 171 thousand/ })).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'As a table' });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Lines: Story = {
  args: {
    title: 'Progress',
    summary: '7B is up four points since week 1.',
    table: {
      columns: [
        { key: 'week', label: 'Week' },
        { key: 'b', label: '7B' },
      ],
      rows: [{ week: '1', b: 78 }],
    },
    children: (
      <LineChart
        label="Progress by week"
        labels={['1', '2', '3', '4', '5', '6', 'Week 7']}
        floor={60}
        lines={[
          { name: '7B', values: [78, 79.5, 80, 79, 81.5, 82.5, 82] },
          { name: '6C', values: [72, 73.5, 73, null, 75, 77, 77.4], compared: true },
        ]}
        band={{
          name: 'half of 7B',
          ranges: [
            [71, 84],
            [72, 86],
            [73, 87],
            [71, 85.5],
            [75, 88],
            [77, 89.5],
            [76.5, 90],
          ],
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await userEvent.tab();
    const chart = canvas.getByRole('slider', { name: 'Progress by week' });
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAttribute('aria-valuetext', '1: 7B 78, 6C 72, half of 7B 71 to 84');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', '4: 7B 79, 6C –, half of 7B 71 to 85.5');
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(canvas.getByText(/^Week 7: 7B 82, 6C 77.4/)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
  },
};

/** The labels beside the lines: none lies on another, and none leaves the chart. */
async function labelsAreApart(figure: HTMLElement) {
  const frame = figure.getBoundingClientRect();
  const labels = [...figure.querySelectorAll('b')].flatMap(({ parentElement }) => parentElement ?? []);
  const boxes = labels
    .map((label) => label.getBoundingClientRect())
    .toSorted((one, other) => one.top - other.top);
  for (const [place, box] of boxes.entries()) {
    await expect(box.right).toBeLessThanOrEqual(frame.right + 0.5);
    await expect(box.left).toBeGreaterThan(frame.left);
    await expect(box.top).toBeGreaterThanOrEqual((boxes[place - 1]?.bottom ?? frame.top) - 0.5);
  }
  await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
}

const skills = ['MS-LS1-6', 'SEP-7', 'Reads a graph with two axes and says what it shows', 'OWN-1'];

/** Skills that end at the same value, one with a long name, one without a value in the last week. */
export const EqualEnds: Story = {
  args: {
    title: 'Skills by week',
    summary: 'Three skills end at 78.14%.',
    children: (
      <LineChart
        label="Skills by week"
        labels={['4 May', '11 May', '18 May']}
        floor={40}
        format={(value) => `${value}%`}
        lines={skills.map((name, place) => ({
          name,
          values: [60 + place, 70 - place, place === 3 ? null : 78.14],
        }))}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await labelsAreApart(canvas.getByRole('figure'));
    await expect(canvasElement.querySelectorAll('figure b')).toHaveLength(4);
  },
};

export const EqualEndsOnAPhone: Story = {
  ...EqualEnds,
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 300 },
};

/** One week, and the same value everywhere. */
export const OnePoint: Story = {
  args: {
    title: 'Skills by week',
    summary: 'Two skills were judged in one week.',
    children: (
      <LineChart
        label="Skills by week"
        labels={['4 May']}
        lines={skills.slice(0, 2).map((name) => ({ name, values: [0] }))}
      />
    ),
  },
  play: async ({ canvas }) => labelsAreApart(canvas.getByRole('figure')),
};

export const AllEqual: Story = {
  args: {
    title: 'The class by week',
    summary: 'The class average is 100% in each week.',
    children: (
      <LineChart
        label="The class by week"
        labels={['4 May', '11 May', '18 May', '25 May']}
        floor={100}
        format={(value) => `${value}%`}
        lines={[{ name: 'Average', values: [100, 100, 100, 100] }]}
        band={{ name: 'half of the class', ranges: Array.from({ length: 4 }, () => [100, 100] as const) }}
      />
    ),
  },
  play: async ({ canvas }) => labelsAreApart(canvas.getByRole('figure')),
};

export const Ranked: Story = {
  args: {
    title: 'Missing work',
    summary: 'Who has most missing work is first.',
    table: {
      columns: [
        { key: 'student', label: 'Student' },
        { key: 'missing', label: 'Missing' },
      ],
      rows: [{ student: 'Isla MacKenzie', missing: 2 }],
    },
    children: (
      <RankedBars
        label="Missing work by student"
        bars={[
          {
            label: 'Isla MacKenzie',
            href: '#isla',
            value: 2,
            note: 'Leaf diary, Diffusion. First due 8 Oct',
          },
          { label: 'Daniel Goldberg', href: '#daniel', value: 1, note: 'Leaf diary. First due 8 Oct' },
          { label: 'Why does half the distance give four times the light?', value: 0 },
          { label: 'Thandiwe Mokoena', value: null },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Missing work by student' });
    await expect(list).toHaveTextContent(/Isla MacKenzie2Leaf diary, Diffusion/);
    await expect(canvas.getByRole('link', { name: 'Daniel Goldberg' })).toBeVisible();
  },
};

/** Percentages are parts of 100, whatever the largest of them. */
export const RankedPercentages: Story = {
  args: {
    title: 'Skills',
    summary: 'The weakest skill is first.',
    children: (
      <RankedBars
        label="Skills"
        most={100}
        format={(value) => `${value}%`}
        bars={[
          { label: 'SEP-7', value: 25 },
          { label: 'MS-LS1-6', value: 50 },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((item) => {
      const bar = item.querySelector('[aria-hidden] > span');
      const track = bar?.parentElement;
      if (!bar || !track) throw new Error('There is no bar.');
      return Math.round((bar.getBoundingClientRect().width / track.getBoundingClientRect().width) * 100);
    });
    await expect(widths).toEqual([25, 50]);
  },
};

export const Nothing: Story = {
  args: { children: <BarChart label="Documents by day" bars={[]} />, summary: 'No documents yet.' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    summary: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
  },
  parameters: { frame: 300 },
};
