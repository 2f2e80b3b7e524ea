import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CalendarFrame } from './calendar-frame';
import { CalendarMonth, type MonthEvent } from './calendar-month';
import { CalendarWeek, type CalendarEvent } from './calendar-week';

const at = (hour: number, minute = 0) => hour * 60 + minute;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((weekday, index) => ({
  weekday,
  date: String(12 + index),
  today: index === 1,
  free: index > 4,
}));

const events: CalendarEvent[] = [
  {
    id: '1',
    day: 0,
    start: at(9, 10),
    end: at(10),
    title: 'Leaf discs again',
    note: '9:10 7B',
    template: 'moss',
    href: '#1',
  },
  {
    id: '2',
    day: 1,
    start: at(8, 15),
    end: at(9, 5),
    title: 'Light and leaves',
    note: '8:15 7B',
    template: 'moss',
    href: '#2',
  },
  {
    id: '3',
    day: 1,
    start: at(11, 15),
    end: at(12, 5),
    title: 'No plan yet',
    note: '11:15 6C',
    template: 'terracotta',
    unplanned: true,
    href: '#3',
  },
  { id: '4', day: 1, start: at(10), end: at(10, 20), title: 'Break duty' },
  {
    id: '5',
    day: 3,
    start: at(9, 10),
    end: at(10),
    title: 'Density quiz',
    note: '9:10 6C',
    template: 'terracotta',
    href: '#5',
  },
  { id: '6', day: 3, start: at(9, 30), end: at(10, 20), title: 'Fire drill' },
];

const monthEvents: MonthEvent[] = [
  { id: 'a', time: '8:15', title: 'Light and leaves', template: 'moss', href: '#a', movable: true },
  { id: 'b', time: '9:10', title: 'Density', template: 'terracotta', href: '#b', cancelled: true },
  { id: 'c', title: 'Book fair' },
  { id: 'd', time: '13:30', title: 'Team leaders' },
  { id: 'e', time: 'Due:', title: 'Leaf diary', template: 'moss', href: '#e', movable: true },
];
const moved = fn();

const week = (
  <CalendarWeek
    label="12 to 18 October"
    days={days}
    events={events}
    dues={[{ id: 'due', day: 3, label: 'Leaf diary', template: 'moss', href: '#due' }]}
    hours={{ from: 8, to: 13 }}
    now={{ day: 1, minute: at(10, 24) }}
  />
);

/** Use it around a day, week or month. For a plan of weeks in a document use a schedule block. */
const meta = {
  title: 'Data/Calendar frame',
  component: CalendarFrame,
  parameters: { frame: 1080 },
  args: {
    title: 'Week 7',
    summary: '12 to 18 October. Eleven lessons, one without a plan.',
    view: 'week',
    onViewChange: fn(),
    onStep: fn(),
    onToday: fn(),
    children: week,
  },
} satisfies Meta<typeof CalendarFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onToday).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('month');
    await expect(canvas.getByRole('region', { name: 'Tue 13, today' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '8:15 7B Light and leaves' })).toBeVisible();
  },
};

export const Month: Story = {
  args: {
    title: 'October 2026',
    view: 'month',
    summary: undefined,
    children: (
      <CalendarMonth
        label="October 2026"
        onMove={moved}
        weekdays={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}
        weeks={[0, 1].map((row) =>
          Array.from({ length: 7 }, (_, index) => {
            const date = 28 + row * 7 + index;
            const inside = date > 30;
            return {
              date: inside ? date - 30 : date,
              label: inside ? `${date - 30} October` : `${date} September`,
              inside,
              today: row === 1 && index === 1,
              events: row === 1 && index === 1 ? monthEvents : [],
            };
          }),
        )}
      />
    ),
  },
};

/** In a month, an event is moved as in a week. */
export const MonthMoved: Story = {
  args: Month.args ?? {},
  beforeEach: () => void moved.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Light and leaves' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(moved).toHaveBeenLastCalledWith({ id: 'a' });
    const friday = canvas.getByRole('cell', { name: /^9 / });
    const box = friday.getBoundingClientRect();
    const coords = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: friday, coords },
      { keys: '[/MouseLeft]', target: handle, coords },
    ]);
    await expect(moved).toHaveBeenLastCalledWith({ id: 'a', day: 11 });
  },
};

export const MonthOnAPhone: Story = {
  args: Month.args ?? {},
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  beforeEach: () => void moved.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: '6 October' });
    await expect(list).toHaveTextContent('Team leaders');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Leaf diary' }));
    await expect(moved).toHaveBeenLastCalledWith({ id: 'e' });
    await userEvent.click(canvas.getByRole('button', { name: '9 October' }));
    await expect(canvas.queryByRole('button', { name: 'Move Leaf diary' })).toBeNull();
  },
};

const crowded = (
  <CalendarWeek
    label="12 to 18 October"
    days={days}
    onMove={moved}
    events={[
      { ...events[1], id: 'x', movable: true, title: 'Reading a journey from a line, and writing one' },
      { ...events[1], id: 'y', movable: true, note: '8:15 6C', template: 'terracotta', title: 'Density' },
      { ...events[4], id: 'z', movable: true, title: 'Break duty on the lower field', end: at(9, 25) },
    ].map((event) => ({ day: 1, start: at(8, 15), end: at(9), ...event }))}
    dues={[
      { id: 'due', day: 1, label: 'Leaf diary, 7B', template: 'moss', href: '#due', movable: true },
      { id: 'other', day: 3, label: 'Reading log '.repeat(6), href: '#other', movable: true },
    ]}
    hours={{ from: 8, to: 13 }}
    now={{ day: 1, minute: at(7, 58) }}
  />
);

/** Two lessons at one time: their titles end in an ellipsis, and a handle appears where the mouse or the focus is. */
export const AtOneTime: Story = {
  args: { children: crowded },
  beforeEach: () => void moved.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Density' });
    handle.focus();
    await waitFor(() => expect(getComputedStyle(handle).opacity).toBe('1'));
    await userEvent.keyboard('{Enter}');
    await expect(moved).toHaveBeenLastCalledWith({ id: 'y' });
    await expect(canvas.getByText('8:00')).toBeVisible();
    await expect(canvas.queryByText('7:58'), 'a time before the first hour').toBeNull();
  },
};

/** A card is dragged with the mouse as a whole, and a press of it opens what it shows. */
export const DraggedByItsCard: Story = {
  args: { children: crowded },
  beforeEach: () => void moved.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    const card = canvas.getByRole('link', { name: /Density/ });
    card.addEventListener('click', opened);
    const from = card.getBoundingClientRect();
    const start = { clientX: from.left + 20, clientY: from.top + 20 };
    const to = canvas.getByRole('region', { name: 'Fri 16' }).getBoundingClientRect();
    const end = { clientX: to.left + 20, clientY: start.clientY };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: card, coords: start },
      { target: card, coords: { ...start, clientX: start.clientX + 3 } },
      { keys: '[/MouseLeft]', target: card },
    ]);
    await expect(moved).not.toHaveBeenCalled();
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: card, coords: start },
      { target: card, coords: end },
      { keys: '[/MouseLeft]', target: card, coords: end },
    ]);
    await expect(moved).toHaveBeenCalledOnce();
    await expect(moved.mock.lastCall?.[0]).toMatchObject({ id: 'y', day: 4 });
    await expect(opened, 'a drag is no press').toHaveBeenCalledOnce();
    card.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};

/** On a phone, a handle stands beside what it moves. */
export const HandlesOnAPhone: Story = {
  args: { children: crowded },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  play: async ({ canvas }) => {
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const link = canvas.getByRole('link', { name: 'Density' });
    const handle = canvas.getByRole('button', { name: 'Move Density' });
    await expect(Math.abs(middleOf(handle) - middleOf(link))).toBeLessThan(24);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thu 15' }));
    await expect(canvas.getByRole('link', { name: 'Density quiz' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Light and leaves' })).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
