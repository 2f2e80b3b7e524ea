import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  createCalendarLinkFx,
  getCalendarLinkFx,
  revokeCalendarLinkFx,
  type CalendarLink as Link,
} from '@/shared/api/schedule';
import { PageFrame } from '../../../../.storybook/page-frame';
import { linkOpened } from '../model/calendar-link';
import { CalendarLink } from './calendar-link';

const none: Link = { url: null, created_at: null, last_read_at: null };
const made: Link = {
  url: `https://lectern.test/api/calendars/${'k3'.repeat(26)}/lectern.ics`,
  created_at: '2026-11-01T08:00:00Z',
  last_read_at: '2026-11-17T06:02:00Z',
};
const read = fn<() => Link | Promise<Link>>();
const create = fn<() => Link>();
const revoke = fn<() => void>();

function Example() {
  const start = () => {
    const scope = fork({
      handlers: [
        [getCalendarLinkFx, read],
        [createCalendarLinkFx, create],
        [revokeCalendarLinkFx, revoke],
      ],
    });
    void allSettled(linkOpened, { scope });
    return scope;
  };
  return (
    <PageFrame start={start}>
      <CalendarLink now={new Date('2026-11-17T10:24:00Z')} />
    </PageFrame>
  );
}

const meta = {
  title: 'Features/Calendar link',
  component: CalendarLink,
  render: () => <Example />,
  args: { now: null },
  beforeEach: () => {
    read.mockReset().mockReturnValue(made);
    create.mockReset().mockReturnValue(made);
    revoke.mockReset();
  },
} satisfies Meta<typeof CalendarLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Calendar link' })).toHaveValue(made.url);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await screen.findByRole('alertdialog', { name: 'Turn the link off?' });
    await expect(revoke).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Turn it off' }));
    await expect(await canvas.findByRole('button', { name: 'Create a link' })).toBeVisible();
  },
};

export const Off: Story = {
  beforeEach: () => void read.mockReturnValue(none),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a link' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('textbox', { name: 'Calendar link' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void read.mockReturnValue(new Promise<Link>(() => {})),
};
export const Failed: Story = {
  beforeEach: () =>
    void read.mockImplementation(() => {
      throw new Error('The server answers nothing.');
    }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    read.mockReset().mockReturnValue(made);
    await userEvent.click(again);
    await expect(await canvas.findByRole('textbox', { name: 'Calendar link' })).toBeVisible();
  },
};
