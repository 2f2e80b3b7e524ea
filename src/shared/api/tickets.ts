export {
  createTicketFx,
  createCreateTicketMutation,
} from './generated/operations/create-ticket.ts';
export {
  createDeleteTicketMutation,
  deleteTicketFx,
} from './generated/operations/delete-ticket.ts';
export {
  createListTicketsQuery,
  listTicketsFx,
} from './generated/operations/list-tickets.ts';
export type { Ticket } from './generated/schemas';
