import { expect, test } from 'vitest';
import { menuOf } from '@/widgets/shell';
import { sessionOf, student, teacher } from '../../../tests/support/people';
import { guard } from './guard';
import { placeOf } from './access-table.fixture';
import { findRoute } from '../routing/route-lookup';

const entries = [teacher, student].flatMap((user) =>
  menuOf(user.role, '/', []).flatMap(({ items }) =>
    items.map(({ href }) => ({ user, role: user.role, href })),
  ),
);

test.each(entries)('the menu of a $role links to a built and accessible page: $href', ({ user, href }) => {
  expect(findRoute(href).kind).toBe('page');
  expect(guard(sessionOf(user), 'valid', placeOf(href))).toEqual({ kind: 'allow' });
});
