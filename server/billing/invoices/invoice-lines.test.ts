import { expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { payerOf } from '../testing/payer.ts';

const testApp = await openTestApp();

test('the lines of invoices are in our words, without those of the card provider', async () => {
  const person = payerOf(testApp, await testApp.signIn({ subscribed: false }));
  await person.subscribe('teacher_plus_quarter');
  await person.pass(14);
  const change = { price_id: 'teacher_pro_quarter' };
  const shown = (await person.post('preview-subscription', change)).json();
  expect(shown.lines.map(({ description }: { description: string }) => description)).toEqual([
    'Unused time on Teacher Plus',
    'Remaining time on Teacher Pro',
  ]);
  await person.post('subscriptions/change', change);
  const { items } = (await person.get(`billing/invoices/${person.id}`)).json();
  expect(items.map(({ description }: { description: string }) => description)).toEqual([
    'Remaining time on Teacher Pro',
    'Teacher Plus',
    'Trial of Teacher Plus',
  ]);
});
