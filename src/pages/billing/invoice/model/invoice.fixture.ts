import type { Invoice } from '@/shared/api/invoices';

export const paid: Invoice = {
  id: 'in_1PqX2e',
  number: 'LECT-0038',
  status: 'paid',
  description: 'Teacher Pro',
  currency: 'usd',
  total: 1296,
  returned: 'none',
  amount_returned: 0,
  created_at: '2026-11-13T09:00:00.000Z',
  paid_at: '2026-11-13T09:00:05.000Z',
  period_start: '2026-11-13T09:00:00.000Z',
  period_end: '2026-12-13T09:00:00.000Z',
  lines: [
    {
      description: 'Unused time on Teacher Plus',
      amount: -300,
      proration: true,
      period_start: '2026-11-13T09:00:00.000Z',
      period_end: '2026-11-23T09:00:00.000Z',
    },
    {
      description: 'Teacher Pro',
      amount: 1500,
      proration: false,
      period_start: '2026-11-13T09:00:00.000Z',
      period_end: '2026-12-13T09:00:00.000Z',
    },
  ],
  subtotal: 1200,
  discount: 0,
  tax: 96,
  amount_paid: 1296,
  amount_due: 0,
  details: {
    name: 'Amara Okafor',
    email: 'a.okafor@harborview.test',
    address: {
      line1: '2214 Larkspur Street',
      city: 'Tacoma',
      state: 'WA',
      postal_code: '98405',
      country: 'US',
    },
  },
};

export const open: Invoice = {
  ...paid,
  status: 'open',
  paid_at: null,
  amount_paid: 0,
  amount_due: 1296,
};

export const partlyRefunded: Invoice = { ...paid, returned: 'partly_refunded', amount_returned: 500 };

export const disputed: Invoice = { ...paid, returned: 'disputed', amount_returned: 1296 };
