import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn } from 'storybook/test';
import { createTicketFx, deleteTicketFx, listTicketsFx, type Ticket } from '@/shared/api/tickets';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { ticketsOpened } from '../model/tickets';
import { TicketsPage } from './tickets-page';

const entry = (id: string, title: string): Ticket => ({
  id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${id}`,
  title,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
});
const first = entry('6e', 'First');
const long = entry('6f', 'One with a title so long that a narrow screen needs several lines to show it');
const third = entry('70', 'Third');

type Answer = { items: Ticket[]; next_cursor: string | null };
const read = fn<() => Answer | Promise<Answer>>();
const create = fn(() => third);
const remove = fn<() => void>();

function Example() {
  const start = () => {
    const scope = fork({
      handlers: [
        [listTicketsFx, read],
        [createTicketFx, create],
        [deleteTicketFx, remove],
      ],
    });
    void allSettled(ticketsOpened, { scope });
    return scope;
  };
  return (
    <PageFrame start={start}>
      <TicketsPage />
    </PageFrame>
  );
}

const meta = { title: 'Pages/support/Tickets', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => Answer | Promise<Answer>) => () => void read.mockImplementation(answer);
const unavailable = () => {
  throw new Error('The server answers nothing.');
};

export const Ready: Story = {
  beforeEach: answering(() => ({ items: [first, long], next_cursor: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Enter a title.')).toBeVisible();
    await expect(create).not.toHaveBeenCalled();

    read.mockReturnValue({ items: [third, first, long], next_cursor: null });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Third');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('Third')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    const request = expect.objectContaining({ ticketFields: { title: 'Third' } });
    await expect(create).toHaveBeenCalledOnce();
    await expect(create).toHaveBeenCalledWith(null, expect.objectContaining({ request }));
  },
};

export const Deleted: Story = {
  beforeEach: answering(() => ({ items: [first, long], next_cursor: null })),
  play: async ({ canvas, userEvent }) => {
    const deletion = await canvas.findByRole('button', { name: 'Delete First' });
    remove.mockImplementationOnce(unavailable);
    await userEvent.click(deletion);
    const restored = await canvas.findByRole('button', { name: 'Delete First' });
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(restored);
    await expect(canvas.queryByText('First')).toBeNull();
  },
};

export const Loading: Story = { beforeEach: answering(() => new Promise<Answer>(() => {})) };

export const Empty: Story = { beforeEach: answering(() => ({ items: [], next_cursor: null })) };

export const Failed: Story = { beforeEach: answering(unavailable) };
