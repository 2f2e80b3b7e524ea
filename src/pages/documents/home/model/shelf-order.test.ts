import { expect, test } from 'vitest';
import { otherTemplate, template } from '../../../../../tests/support/templates';
import { withinReach } from './shelf-order';

test('starred templates come first, then those used last, and at most seven', () => {
  const used = { ...template, title: 'Used', last_used_at: '2026-11-20T09:00:00.000Z' };
  const earlier = { ...template, title: 'Used earlier', last_used_at: '2026-11-19T09:00:00.000Z' };
  const starred = { ...otherTemplate, title: 'Starred', favourite: true };
  const shown = withinReach([...Array.from({ length: 9 }, () => template), earlier, used, starred]);
  expect(shown.map(({ title }) => title).slice(0, 4)).toEqual([
    'Starred',
    'Used',
    'Used earlier',
    template.title,
  ]);
  expect(shown).toHaveLength(7);
});
