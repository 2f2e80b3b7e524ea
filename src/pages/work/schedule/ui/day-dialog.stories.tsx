import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork, type Scope } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  changeOccurrenceFx,
  findScheduleConflictsFx,
  getCalendarLinkFx,
  getScheduleFx,
} from '@/shared/api/schedule';
import { readClockFx } from '@/shared/lib/clock';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { dayChangeRequested } from '../model/moving';
import { DayDialog } from './day-dialog';
import { link, now, timetable } from './schedule-page.sample';

type Call = (...call: unknown[]) => unknown;
const conflicts = fn<Call>();
const changeDay = fn<Call>();
const entry = timetable.entries.find(({ lesson }) => lesson?.title === 'Light and leaves');

type Day = { state?: 'held' | 'cancelled'; room?: string };

async function openDay(scope: Scope, { state, room }: Required<Day>) {
  if (entry === undefined) return;
  const { date, starts_at: startsAt } = entry;
  const timeZone = timetable.time_zone;
  const params = { entry: { ...entry, state, room }, date, startsAt: startsAt ?? '', timeZone };
  await allSettled(dayChangeRequested, { scope, params });
}

function Example({ state = 'held', room = 'Lab 2' }: Day) {
  const start = () => {
    const scope = fork({
      handlers: [
        [readClockFx, () => now],
        [getScheduleFx, () => timetable],
        [getCalendarLinkFx, () => link],
        [findScheduleConflictsFx, conflicts],
        [changeOccurrenceFx, changeDay],
      ],
    });
    void openDay(scope, { state, room });
    return scope;
  };
  return (
    <PageFrame start={start} path="/teacher/schedule">
      <DayDialog />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Schedule/One day',
  component: DayDialog,
  render: () => <Example />,
  beforeEach: () => {
    localStorage.clear();
    changeDay.mockReset();
    conflicts.mockReset().mockReturnValue({ items: [] });
  },
} satisfies Meta<typeof DayDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: /7B Science, Tue.* 17/ }));

export const Moved: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('radio', { name: /another time/ })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: /Room/ })).toHaveValue('Lab 2');
  },
};

/** Each field says what is missing, and what was typed stays. */
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.clear(dialog.getByLabelText(/Starts at/));
    const minutes = dialog.getByRole('textbox', { name: /Minutes/ });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '900');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter the time.')).toBeVisible();
    await expect(dialog.getByText('Enter 5 to 600 minutes.')).toBeVisible();
    await expect(minutes).toHaveValue('900');
    await expect(changeDay).not.toHaveBeenCalled();
  },
};

export const OnAHoliday: Story = {
  play: async ({ userEvent }) => {
    conflicts.mockReturnValue({ items: [{ kind: 'holiday', title: 'Staff training', count: 0 }] });
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('It is on a holiday: Staff training.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeVisible();
  },
};

/** The day itself has no fields if nothing moves. */
export const Cancelled: Story = {
  render: () => <Example state="cancelled" />,
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('radio', { name: /Cancelled/ })).toBeChecked();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};

export const HeldAgain: Story = {
  render: () => <Example state="cancelled" />,
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'As every week' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changeDay).toHaveBeenCalledOnce());
    await expect(changeDay.mock.lastCall?.[1]).toMatchObject({
      request: { on: '2026-11-17', occurrenceChange: { state: 'held' } },
    });
  },
};

export const Failed: Story = {
  play: async ({ userEvent }) => {
    changeDay.mockRejectedValue(new Error('No network.'));
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changeDay).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
    await expect(dialog.getByRole('textbox', { name: /Room/ })).toHaveValue('Lab 2');
  },
};

export const LongRoom: Story = {
  render: () => <Example room={'W'.repeat(40)} />,
  globals: { viewport: { value: 'phone' } },
};
