import { z } from 'zod';
import { listFields, operation, whole } from './operation.ts';
import { page } from './page.ts';

export const eventOperations = [
  operation('GET /v1/events/:id', {}, (store, _, id) => store.need('event', id)),
  operation(
    'GET /v1/events',
    {
      ...listFields,
      type: z.string().optional(),
      types: z.array(z.string()).max(20).optional(),
      created: z.strictObject({ gte: whole.optional(), gt: whole.optional() }).optional(),
    },
    (store, { type, types, created, ...cursor }) =>
      page(store, '/v1/events', 'event', cursor, {
        matching: { type: type === undefined ? types : [type] },
        createdFrom: created?.gte ?? (created?.gt === undefined ? undefined : created.gt + 1),
      }),
  ),
];
