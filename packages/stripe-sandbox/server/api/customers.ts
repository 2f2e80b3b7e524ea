import { z } from 'zod';
import type { Store } from '../store/store.ts';
import { isOver } from '../rules/subscription.ts';
import { missing } from '../objects/api-error.ts';
import { newId } from '../objects/ids.ts';
import type { Address } from '../objects/base-object.ts';
import type { Customer } from '../objects/objects.ts';
import { addressFields, emptied, listFields, metadata, operation, sent, words } from './operation.ts';
import { page } from './page.ts';
import { endSubscription } from '../collection/settle.ts';

const emptyAddress: Address = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
};

export const addressOf = (fields: z.output<typeof addressFields>): Address => ({
  ...emptyAddress,
  ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value === '' ? null : value])),
});

const fields = {
  email: words.optional(),
  name: words.optional(),
  description: words.optional(),
  address: z.union([emptied, addressFields.transform(addressOf)]).optional(),
  metadata: metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
};

/** A deleted customer, without personal data. */
const tombstone = ({ id }: Customer) => ({ id, object: 'customer', deleted: true });

export const customerOperations = [
  operation('POST /v1/customers', fields, async (store, given) => {
    const id = newId('customer');
    const { invoice_settings: settings, ...rest } = sent(given);
    const customer = await store.save<Customer>({
      id,
      object: 'customer',
      created: store.now,
      livemode: false,
      email: null,
      name: null,
      phone: null,
      description: null,
      address: null,
      balance: 0,
      currency: null,
      delinquent: false,
      invoice_prefix: id.slice(-8).toUpperCase(),
      next_invoice_sequence: 1,
      invoice_settings: { default_payment_method: settings?.default_payment_method ?? null },
      default_source: null,
      shipping: null,
      tax_exempt: 'none',
      metadata: {},
      ...rest,
    });
    await store.announce('customer.created', customer);
    return customer;
  }),
  operation(
    'GET /v1/customers',
    { ...listFields, email: z.string().optional() },
    (store, { email, ...cursor }) =>
      page(store, '/v1/customers', 'customer', cursor, {
        matching: { email: email === undefined ? undefined : [email] },
        except: { deleted: ['true'] },
      }),
  ),
  operation('GET /v1/customers/:id', {}, async (store, _, id) => {
    const customer = await store.need('customer', id);
    return customer.deleted ? tombstone(customer) : customer;
  }),
  operation('POST /v1/customers/:id', fields, async (store, given, id) => {
    const customer = await liveCustomer(store, id);
    const { invoice_settings: settings, metadata: added, ...rest } = sent(given);
    const method = settings?.default_payment_method;
    if (method !== undefined && method !== '') await store.need('payment_method', method, 'invoice_settings');
    const changed = await store.save<Customer>({
      ...customer,
      ...rest,
      metadata: { ...customer.metadata, ...added },
      ...(method !== undefined && {
        invoice_settings: { default_payment_method: method === '' ? null : method },
      }),
    });
    await store.announce('customer.updated', changed, customer);
    return changed;
  }),
  operation('DELETE /v1/customers/:id', {}, async (store, _, id) => {
    const customer = await liveCustomer(store, id);
    for (const subscription of await store.list('subscription', { customer: id })) {
      if (!isOver(subscription)) await endSubscription(store, subscription, 'cancellation_requested');
    }
    for (const method of await store.list('payment_method', { customer: id })) await store.remove(method.id);
    const gone = await store.save<Customer>({
      ...customer,
      email: null,
      name: null,
      description: null,
      address: null,
      metadata: {},
      deleted: true,
    });
    await store.announce('customer.deleted', gone);
    return tombstone(gone);
  }),
];

export async function liveCustomer(store: Store, id: string, param?: string): Promise<Customer> {
  const customer = await store.need('customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
}
