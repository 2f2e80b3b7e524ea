import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listGenerationsFx } from '@/shared/api/generations';
import { searchSchoolFx } from '@/shared/api/search';
import { listTemplatesFx } from '@/shared/api/templates';
import { readClockFx } from '@/shared/lib/clock';
import { navigateFx } from '@/shared/lib/navigation';
import { summary } from '../../../../../tests/support/generation-summary';
import { template } from '../../../../../tests/support/templates';
import { $foundInClasses, retryRequested } from './found-in-classes';
import { addressOf, noSearch, searchIn } from './address';
import { $filters, filterChanged, filtersCleared, list, searchOpened } from './search';

const now = new Date('2026-11-20T09:00:00Z');

const leafDiary = {
  kind: 'assignment',
  id: '1',
  title: 'Leaf diary',
  classes: ['7B Science'],
  is_archived: false,
};

async function open(query: string) {
  const school = vi.fn((..._call: unknown[]): unknown => ({ items: [leafDiary] }));
  const generations = vi.fn((..._call: unknown[]): unknown => ({ items: [summary(1)], next_cursor: null }));
  const navigate = vi.fn((..._call: unknown[]) => undefined);
  const scope = fork({
    handlers: [
      [listGenerationsFx, generations],
      [searchSchoolFx, school],
      [listTemplatesFx, () => ({ items: [template] })],
      [readClockFx, () => now],
      [navigateFx, navigate],
    ],
  });
  await allSettled(searchOpened, { scope, params: query });
  const asked = () => generations.mock.lastCall?.[1];
  return { scope, navigate, asked, school };
}

const type = template.templateType;

test('the address restores the search with its filters', async () => {
  const { scope, asked } = await open(`?q=rain&template=${type}&age=week&order=oldest&favourites`);
  expect(asked()).toMatchObject({
    request: {
      params: {
        q: 'rain',
        template_type: type,
        since: '2026-11-13T00:00:00.000Z',
        sort: 'oldest',
        favourite: true,
      },
    },
  });
  expect(scope.getState(list.$search)).toBe('rain');
});

test('unknown values of an address are ignored', () => {
  expect(searchIn('?template=poem&age=ever&order=random')).toEqual(noSearch);
  expect(addressOf(searchIn(`?q=rain+bow&template=${type}`))).toBe(
    `/teacher/search?q=rain+bow&template=${type}`,
  );
});

test('a changed filter and changed words are in the address, so that going back finds them', async () => {
  const { scope, navigate, asked } = await open('?q=rain');
  await allSettled(filterChanged, { scope, params: { template: type } });
  expect(asked()).toMatchObject({ request: { params: { q: 'rain', template_type: type } } });
  await allSettled(list.searchChanged, { scope, params: 'snow' });
  expect(navigate.mock.calls).toEqual([
    [{ to: `/teacher/search?q=rain&template=${type}`, replace: true }],
    [{ to: `/teacher/search?q=snow&template=${type}`, replace: true }],
  ]);
  await allSettled(filtersCleared, { scope });
  expect(scope.getState($filters).template).toBeNull();
  expect(asked()).toMatchObject({ request: { params: { q: 'snow', limit: 50 } } });
});

test('what the classes have with the words is found too, and again after a failure', async () => {
  const { scope, school } = await open('?q=leaf');
  expect(scope.getState($foundInClasses)).toEqual({ state: 'ready', results: [leafDiary] });
  school.mockRejectedValueOnce(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(list.searchChanged, { scope, params: 'leaves ' });
  expect(school.mock.lastCall?.[1]).toMatchObject({ request: { params: { q: 'leaves' } } });
  expect(scope.getState($foundInClasses)).toEqual({ state: 'failed' });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($foundInClasses)).toMatchObject({ state: 'ready' });
  await allSettled(list.searchChanged, { scope, params: ' ' });
  expect(scope.getState($foundInClasses)).toEqual({ state: 'none' });
});
