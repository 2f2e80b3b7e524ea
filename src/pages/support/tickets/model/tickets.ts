import { createEvent, sample } from 'effector';
import { problemOf } from '@/shared/api';
import {
  createCreateTicketMutation,
  createDeleteTicketMutation,
  createListTicketsQuery,
} from '@/shared/api/tickets';
import { createForm, filled, sendForm } from '@/shared/lib/form';
import { createPagedList } from '@/shared/lib/paged-list';
import { toastShown } from '@/shared/lib/toasts';

const empty = { title: '' };

export const ticketsOpened = createEvent();
/** Carries the id of an entry of the list. */
export const deleteRequested = createEvent<string>();

const createMutation = createCreateTicketMutation();
const deleteMutation = createDeleteTicketMutation();

export const ticketsList = createPagedList({
  name: 'tickets',
  query: createListTicketsQuery(),
  request: (_: void, cursor) => ({ params: cursor === undefined ? {} : { cursor } }),
});

export const newTicket = createForm({
  name: 'newTicket',
  initial: empty,
  rules: { title: filled('Enter a title.') },
});

sample({ clock: ticketsOpened, target: [ticketsList.opened, newTicket.reset] });

sendForm({
  form: newTicket,
  mutation: createMutation,
  request: (ticketFields) => ({ ticketFields }),
});
sample({ clock: createMutation.finished.success, target: ticketsList.refreshed });
sample({
  clock: createMutation.finished.success,
  fn: () => empty,
  target: newTicket.opened,
});

// The entry disappears at once and returns when the server rejects the call.
sample({ clock: deleteRequested, target: ticketsList.itemRemoved });
sample({ clock: deleteRequested, fn: (id) => ({ id }), target: deleteMutation.start });
sample({
  clock: deleteMutation.finished.failure,
  fn: ({ params }) => params.id,
  target: ticketsList.itemRestored,
});
sample({
  clock: deleteMutation.finished.failure,
  fn: ({ error }) => ({
    tone: 'bad' as const,
    title: 'It couldn’t be deleted',
    description: problemOf(error).message,
  }),
  target: toastShown,
});
