import { object } from 'yup';
import { readTicketCode } from '../tickets/ticket-code.ts';
import { requiredText } from './required.ts';

/** The code of a ticket, with what may be typed around it. */
export const ticketForm = object({
  code: requiredText().test(
    'ticket',
    'That code has a typing mistake.',
    (typed) => readTicketCode(typed) !== null,
  ),
});
