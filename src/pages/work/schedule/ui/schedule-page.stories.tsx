import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { listClassesFx } from '@/shared/api/classes';
import {
  changeOccurrenceFx,
  createScheduleSlotFx,
  findScheduleConflictsFx,
  getCalendarLinkFx,
  getScheduleFx,
  getSchoolCalendarFx,
  listCalendarImportsFx,
  saveSchoolCalendarFx,
  setLessonDateFx,
  shiftLessonsFx,
  type Timetable,
  undoLessonShiftFx,
} from '@/shared/api/schedule';
import { readClockFx } from '@/shared/lib/clock';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { schedule } from '../model/schedule';
import '../model/saved-move';
import { SchedulePage } from './schedule-page';
import { calendar, diary, empty, link, now, timetable } from './schedule-page.sample';

type Call = (...call: unknown[]) => unknown;
const read = fn<() => Timetable | Promise<Timetable>>();
const conflicts = fn<Call>();
const place = fn<Call>();
const shift = fn<Call>();
const undoShift = fn<Call>();
const createSlot = fn<Call>();
const saveCalendar = fn<Call>();
const changeDay = fn<Call>();

function Example({ query = 'view=week&day=2026-11-17' }: { query?: string }) {
  const start = () => {
    const scope = fork({
      handlers: [
        [readClockFx, () => now],
        [getScheduleFx, read],
        [getSchoolCalendarFx, () => calendar],
        [getCalendarLinkFx, () => link],
        [listClassesFx, () => ({ items: [] })],
        [findScheduleConflictsFx, conflicts],
        [setLessonDateFx, place],
        [shiftLessonsFx, shift],
        [undoLessonShiftFx, undoShift],
        [createScheduleSlotFx, createSlot],
        [saveSchoolCalendarFx, saveCalendar],
        [changeOccurrenceFx, changeDay],
        [listCalendarImportsFx, () => ({ items: [diary], reads_addresses: true })],
      ],
    });
    void allSettled(schedule.opened, { scope, params: new URLSearchParams(query) });
    return scope;
  };
  return (
    <PageFrame start={start} path="/teacher/schedule">
      <SchedulePage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Schedule',
  component: SchedulePage,
  render: () => <Example />,
  beforeEach: () => {
    localStorage.clear();
    for (const call of [conflicts, place, shift, undoShift, createSlot, saveCalendar, changeDay])
      call.mockReset();
    read.mockReset().mockReturnValue(timetable);
    conflicts.mockReturnValue({ items: [] });
  },
} satisfies Meta<typeof SchedulePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const requestOf = (call: typeof place): unknown => call.mock.lastCall?.[1];

export const Week: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Week A. 4 lessons, 2 without a plan/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Light and leaves/ })).toBeVisible();
    await expect(canvas.getAllByText('Staff training')[0]).toBeVisible();
    await expect(await canvas.findByText(/Half term, .* is skipped/)).toBeVisible();
  },
};

export const Month: Story = {
  render: () => <Example query="view=month&day=2026-11-17" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Due: Leaf diary' })).toBeVisible();
  },
};

export const Day: Story = {
  render: () => <Example query="view=day&day=2026-11-17" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Tue.* 17/ })).toBeVisible();
  },
};

/** A press of the handle, as by the keyboard, asks where the lesson goes. */
export const Moved: Story = {
  play: async ({ canvas, userEvent }) => {
    conflicts.mockReturnValue({ items: [{ kind: 'lesson', title: 'Bubbles', count: 0 }] });
    const handle = await canvas.findByRole('button', { name: 'Move Light and leaves' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Light and leaves”' }));
    const seat = await dialog.findByRole('combobox', { name: 'To' });
    dialog.getByRole('button', { name: 'Move' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('Choose a lesson.')).toBeVisible();
    await userEvent.selectOptions(seat, within(seat).getByRole('option', { name: /Thu.* 8:15/ }));
    await expect(await dialog.findByText('“Bubbles” is planned for this lesson already.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move anyway' }));
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    await expect(requestOf(place)).toMatchObject({ request: { lessonPlace: { on: '2026-11-19' } } });
  },
};

export const Shifted: Story = {
  play: async ({ canvas, userEvent }) => {
    const moved = (number: number) => ({
      id: String(number),
      title: `Lesson ${number}`,
      from: '2026-11-17',
      to: '2026-11-19',
    });
    shift.mockReturnValue({
      id: null,
      lessons: Array.from({ length: 40 }, (_, index) => moved(index + 1)),
      dues: [],
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Light and leaves' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Light and leaves”' }));
    const seat = await dialog.findByRole('combobox', { name: 'To' });
    await userEvent.selectOptions(seat, within(seat).getByRole('option', { name: /Thu.* 8:15/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /all that follow/ }));
    await expect(await dialog.findByText('40 lessons move.')).toBeVisible();
    await expect(dialog.getByText('And 32 more.')).toBeVisible();
    await expect(requestOf(shift)).toMatchObject({ request: { newLessonShift: { preview: true } } });
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(requestOf(shift)).toMatchObject({ request: { newLessonShift: { preview: false } } }),
    );
  },
};

export const Dragged: Story = {
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Light and leaves' });
    const thursday = canvas.getByRole('region', { name: 'Thu 19' });
    const box = thursday.getBoundingClientRect();
    const to = { clientX: box.left + box.width / 2, clientY: box.top + 180 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: thursday, coords: to },
      { keys: '[/MouseLeft]', target: handle, coords: to },
    ]);
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    await expect(requestOf(place)).toMatchObject({ request: { lessonPlace: { on: '2026-11-19' } } });
  },
};

export const SlotThatCollides: Story = {
  play: async ({ canvas, userEvent }) => {
    conflicts.mockReturnValue({ items: [{ kind: 'slot', title: '6C Science', count: 0 }] });
    createSlot.mockReturnValue(timetable.slots[0]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a weekly slot' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Name the duty, or choose a class.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Duty/ }), 'Lunch duty');
    await userEvent.type(dialog.getByLabelText(/Starts at/), '11:30');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('6C Science is at the same time.')).toBeVisible();
    await expect(createSlot).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(createSlot).toHaveBeenCalledOnce());
    await expect(requestOf(createSlot)).toMatchObject({
      request: { slotFields: { title: 'Lunch duty', starts_at: '11:30', starts_on: '2026-11-16' } },
    });
  },
};

export const SchoolCalendarChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    saveCalendar.mockReturnValue({ ...calendar, revision: 2 });
    await canvas.findByText(/Half term/);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'School calendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a holiday' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Give each holiday a name and both days.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove holiday 2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saveCalendar).toHaveBeenCalledOnce());
    await expect(requestOf(saveCalendar)).toMatchObject({
      request: { schoolCalendarChange: { revision: 1 } },
    });
  },
};

/** What was typed returns after the dialog was closed. */
export const SchoolCalendarKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Half term/);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'School calendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a holiday' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of holiday 2' }), 'Inset day');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    dialog = within(await screen.findByRole('dialog', { name: 'School calendar' }));
    await expect(dialog.getByRole('textbox', { name: 'Name of holiday 2' })).toHaveValue('Inset day');
  },
};

export const OneDayChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    conflicts.mockReturnValue({ items: [{ kind: 'slot', title: '6C Science', count: 0 }] });
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Break duty' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Break duty, Tue.* 17/ }));
    const room = dialog.getByRole('textbox', { name: /Room/ });
    await userEvent.type(room, 'Hall');
    const time = dialog.getByLabelText(/Starts at/);
    await userEvent.clear(time);
    await userEvent.type(time, '11:20');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('6C Science is at the same time.')).toBeVisible();
    await expect(changeDay).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(changeDay).toHaveBeenCalledOnce());
    await expect(requestOf(changeDay)).toMatchObject({
      request: {
        on: '2026-11-17',
        occurrenceChange: { state: 'moved', date: '2026-11-17', starts_at: '11:20', room: 'Hall' },
      },
    });
  },
};

export const OneDayCancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Light and leaves' }));
    const moving = within(await screen.findByRole('dialog', { name: 'Move “Light and leaves”' }));
    await userEvent.click(moving.getByRole('button', { name: 'Change this day' }));
    const dialog = within(await screen.findByRole('dialog', { name: /7B Science, Tue.* 17/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /Cancelled/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changeDay).toHaveBeenCalledOnce());
    await expect(requestOf(changeDay)).toMatchObject({
      request: { occurrenceChange: { state: 'cancelled' } },
    });
  },
};

export const Empty: Story = {
  beforeEach: () => void read.mockReturnValue(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No timetable yet')).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: () => void read.mockReturnValue(new Promise<Timetable>(() => {})),
};
export const Failed: Story = {
  beforeEach: () =>
    void read.mockImplementation(() => {
      throw new Error('The server answers nothing.');
    }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    read.mockReset().mockReturnValue(timetable);
    await userEvent.click(again);
    await expect(await canvas.findByText(/4 lessons/)).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thu 19' }));
    await expect(canvas.getByRole('list', { name: 'Thu 19' })).toHaveTextContent('7B Science');
  },
};
