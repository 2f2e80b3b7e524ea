import { ticketsOpened } from './model/tickets';

export { TicketsPage as View } from './ui/tickets-page';

export const open = () => ticketsOpened();
