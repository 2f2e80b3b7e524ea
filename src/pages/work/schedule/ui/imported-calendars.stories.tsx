import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  applyCalendarImportFx,
  type CalendarImports,
  endCalendarImportFx,
  getCalendarLinkFx,
  getScheduleFx,
  getSchoolCalendarFx,
  listCalendarImportsFx,
  readCalendarAddressFx,
  readCalendarFileFx,
} from '@/shared/api/schedule';
import { readClockFx } from '@/shared/lib/clock';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { schedule } from '../model/schedule';
import { ImportDialog } from './import-dialog';
import { ImportedCalendars } from './imported-calendars';
import { calendar, diary, link, now, plan, subscribed, timetable } from './schedule-page.sample';

type Call = (...call: unknown[]) => unknown;
const imports = fn<() => CalendarImports>();
const readFile = fn<Call>();
const readAddress = fn<Call>();
const applyImport = fn<Call>();
const endImport = fn<Call>();

function Example() {
  const start = () => {
    const scope = fork({
      handlers: [
        [readClockFx, () => now],
        [getScheduleFx, () => timetable],
        [getSchoolCalendarFx, () => calendar],
        [getCalendarLinkFx, () => link],
        [listCalendarImportsFx, imports],
        [readCalendarFileFx, readFile],
        [readCalendarAddressFx, readAddress],
        [applyCalendarImportFx, applyImport],
        [endCalendarImportFx, endImport],
      ],
    });
    void allSettled(schedule.opened, { scope, params: new URLSearchParams('day=2026-11-17') });
    return scope;
  };
  return (
    <PageFrame start={start} path="/teacher/schedule">
      <ImportedCalendars now={now} />
      <ImportDialog />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Schedule/Other calendars',
  component: ImportedCalendars,
  args: { now },
  render: () => <Example />,
  beforeEach: () => {
    localStorage.clear();
    for (const call of [readFile, readAddress, applyImport, endImport]) call.mockReset();
    imports.mockReset().mockReturnValue({ items: [], reads_addresses: true });
  },
} satisfies Meta<typeof ImportedCalendars>;

export default meta;
type Story = StoryObj<typeof meta>;

const requestOf = (call: typeof readFile): unknown => call.mock.lastCall?.[1];

/** The button, once it is known which calendars there are. */
async function addButton(canvas: ReturnType<typeof within>) {
  const button = await canvas.findByRole('button', { name: 'Add a calendar' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

export const Imported: Story = {
  play: async ({ canvas, userEvent }) => {
    readFile.mockReturnValue(plan);
    applyImport.mockReturnValue(diary);
    await userEvent.click(await addButton(canvas));
    let dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    await userEvent.upload(dialog.getByLabelText('Calendar file'), new File(['BEGIN'], 'diary.ics'));
    dialog = within(await screen.findByRole('dialog', { name: 'Check the calendar' }));
    await expect(await dialog.findByText(/2 new events\. One event has changed/)).toBeVisible();
    await expect(dialog.getByText('One thing was not understood')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /My schedule/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /Holidays of my school/ }));
    await expect(dialog.getByText(/One event at a time stays out/)).toBeVisible();
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Diary');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(applyImport).toHaveBeenCalledOnce());
    await expect(requestOf(applyImport)).toMatchObject({
      request: { id: plan.id, calendarImportChange: { name: 'Diary', target: 'holidays' } },
    });
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    readAddress.mockRejectedValue(new Error('No network.'));
    await userEvent.click(await addButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read it' }));
    await expect(dialog.getByText('Enter the address, or choose a file.')).toBeVisible();
    const address = dialog.getByRole('textbox', { name: /address of a calendar/ });
    await userEvent.type(address, 'https://school.test/x.ics');
    await userEvent.click(dialog.getByRole('button', { name: 'Read it' }));
    await waitFor(() => expect(readAddress).toHaveBeenCalledOnce());
    await expect(await dialog.findByRole('textbox', { name: /address of a calendar/ })).toHaveValue(
      'https://school.test/x.ics',
    );
  },
};

export const Ended: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/couldn’t be read again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End Holidays of Bavaria' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this subscription?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(endImport).toHaveBeenCalledOnce());
  },
  beforeEach: () => void imports.mockReturnValue({ items: [diary, subscribed], reads_addresses: true }),
};

/** Without the setting that lets the server read addresses, there are only files, and the dialog says why. */
export const WithoutAddresses: Story = {
  beforeEach: () => void imports.mockReturnValue({ items: [], reads_addresses: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await addButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByText(/^Addresses are switched off on this server/)).toBeVisible();
  },
};

/** A calendar without an event in reach is checked, and can't be added. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const counts = { added: 0, changed: 0, unchanged: 0, outside: 2, timed: 0 };
    readFile.mockReturnValue({ ...plan, counts, events: [], not_understood: [], not_understood_count: 0 });
    await userEvent.click(await addButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    await userEvent.upload(dialog.getByLabelText('Calendar file'), new File(['BEGIN'], 'diary.ics'));
    const check = within(await screen.findByRole('dialog', { name: 'Check the calendar' }));
    await expect(await check.findByText(/There is no event from a year ago/)).toBeVisible();
    await expect(check.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
};

/** What was typed stays while the server is asked. */
export const Reading: Story = {
  play: async ({ canvas, userEvent }) => {
    readAddress.mockReturnValue(new Promise(() => {}));
    await userEvent.click(await addButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    const address = dialog.getByRole('textbox', { name: /address of a calendar/ });
    await userEvent.type(address, 'https://school.test/x.ics');
    await userEvent.click(dialog.getByRole('button', { name: 'Read it' }));
    await expect(await dialog.findByLabelText('Reading the calendar')).toBeVisible();
  },
};
