import type { Problem } from '@/shared/api';
import type { BillingDetails } from '@/shared/api/invoices';
import { holdsCardNumber, NO_CARD_NUMBER } from '@/shared/lib/stripe';

/** The form, flat: a field a line. */
export type Draft = Pick<BillingDetails, 'name' | 'email'> & BillingDetails['address'];

export type Details =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | {
      state: 'ready';
      saved: BillingDetails;
      edit:
        | { kind: 'closed' }
        | { kind: 'typing'; draft: Draft; problem: Problem | null }
        | { kind: 'saving'; draft: Draft };
    };

export const read = (details: Details, saved: BillingDetails): Details => ({
  state: 'ready',
  saved,
  edit: details.state === 'ready' ? details.edit : { kind: 'closed' },
});

export const readFailed = (details: Details, problem: Problem): Details =>
  details.state === 'ready' ? details : { state: 'failed', problem };

export const retry = (details: Details): Details =>
  details.state === 'failed' ? { state: 'loading' } : details;

const draftOf = ({ name, email, address }: BillingDetails): Draft => ({ name, email, ...address });

export const open = (details: Details): Details =>
  details.state === 'ready' && details.edit.kind === 'closed'
    ? { ...details, edit: { kind: 'typing', draft: draftOf(details.saved), problem: null } }
    : details;

export const leave = (details: Details): Details =>
  details.state === 'ready' && details.edit.kind === 'typing'
    ? { ...details, edit: { kind: 'closed' } }
    : details;

export const type = (details: Details, change: Partial<Draft>): Details =>
  details.state === 'ready' && details.edit.kind === 'typing'
    ? { ...details, edit: { ...details.edit, draft: { ...details.edit.draft, ...change } } }
    : details;

/** The fields that hold a card's number. */
export const fieldsWithCard = (details: Details): string[] =>
  details.state === 'ready' && details.edit.kind === 'typing'
    ? Object.entries(details.edit.draft).flatMap(([field, text]) => (holdsCardNumber(text) ? [field] : []))
    : [];

/** A card's number is not for the server: it stays at its field, with why. */
export const refuse = (details: Details, fields: readonly string[]): Details =>
  details.state === 'ready' && details.edit.kind === 'typing'
    ? { ...details, edit: { ...details.edit, problem: cardProblem(fields) } }
    : details;

const cardProblem = (fields: readonly string[]): Problem => ({
  status: null,
  message: NO_CARD_NUMBER,
  fields: Object.fromEntries(fields.map((field) => [field, [NO_CARD_NUMBER]])),
});

/** What is to be saved; null while nothing is typed, it must not leave this device, or it is on its way. */
export function toSave(details: Details): BillingDetails | null {
  if (details.state !== 'ready' || details.edit.kind !== 'typing') return null;
  if (fieldsWithCard(details).length > 0) return null;
  const { name, email, ...address } = details.edit.draft;
  return { name: name.trim(), email: email.trim(), address };
}

export const beginSave = (details: Details): Details =>
  details.state === 'ready' && details.edit.kind === 'typing'
    ? { ...details, edit: { kind: 'saving', draft: details.edit.draft } }
    : details;

export const saved = (_: Details, answer: BillingDetails): Details => ({
  state: 'ready',
  saved: answer,
  edit: { kind: 'closed' },
});

export const saveFailed = (details: Details, problem: Problem): Details =>
  details.state === 'ready' && details.edit.kind === 'saving'
    ? { ...details, edit: { kind: 'typing', draft: details.edit.draft, problem } }
    : details;
