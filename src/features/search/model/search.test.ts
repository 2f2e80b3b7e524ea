import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $session, logoutRequested } from '@/entities/session';
import { listGenerationsFx } from '@/shared/api/generations';
import { searchSchoolFx } from '@/shared/api/search';
import { listTemplatesFx } from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { summary } from '../../../../tests/support/generation-summary';
import { sessionOf, student, teacher } from '../../../../tests/support/people';
import { template } from '../../../../tests/support/templates';
import {
  $isBusy,
  $isOpen,
  $query,
  $results,
  documentSearchChosen,
  queryChanged,
  resultChosen,
  searchRequested,
} from './search';

const places = [{ label: 'Drafts', href: '/draft' }];
const refused = httpError({ status: 403, statusText: '', response: null });

const $searched = createStore<string[]>([]).on(documentSearchChosen, (words, word) => [...words, word]);

const leafDiary = {
  kind: 'assignment',
  id: '1',
  title: 'Leaf diary',
  classes: ['7B Science'],
  is_archived: false,
};

async function open(user = teacher) {
  const outside = {
    list: vi.fn((..._call: unknown[]): unknown => ({ items: [summary(1)], next_cursor: null })),
    school: vi.fn((..._call: unknown[]): unknown => ({ items: [] })),
    navigate: vi.fn((..._call: unknown[]) => undefined),
    store: vi.fn((..._call: unknown[]) => undefined),
    remove: vi.fn((..._call: unknown[]) => undefined),
  };
  const scope = fork({
    values: [[$session, sessionOf(user)]],
    handlers: [
      [listGenerationsFx, outside.list],
      [searchSchoolFx, outside.school],
      [listTemplatesFx, () => ({ items: [{ ...template, favourite: true }] })],
      [navigateFx, outside.navigate],
      [readStoredFx, () => ['rain', 7]],
      [storeFx, outside.store],
      [removeStoredFx, outside.remove],
    ],
  });
  await allSettled(searchRequested, { scope, params: places });
  const shown = () =>
    scope.getState($results).map(({ label, items }) => [label, items.map((item) => item.label)]);
  const choose = (kind: string) =>
    allSettled(resultChosen, {
      scope,
      params: scope
        .getState($results)
        .flatMap(({ items }) => items)
        .find((item) => item.kind === kind) ?? { kind: 'retry', target: '', label: '' },
    });
  return { scope, outside, shown, choose };
}

test('offers recent searches, own templates and pages before the user types', async () => {
  const { shown } = await open();
  expect(shown()).toEqual([
    ['Recent searches', ['rain']],
    ['Your templates', [template.title]],
    ['Go to', ['Drafts']],
  ]);
});

test('finds templates and documents, and opens a document', async () => {
  const { scope, outside, shown, choose } = await open();
  const searched = allSettled(queryChanged, { scope, params: template.title });
  expect(scope.getState($isBusy)).toBe(true);
  await searched;
  expect(scope.getState($isBusy)).toBe(false);
  expect(shown()).toEqual([
    ['Templates', [template.title]],
    ['Documents', ['Plan 1', `All documents with “${template.title}”`]],
  ]);
  await choose('document');
  expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
    to: `${template.route}/edit/${summary(1).id}`,
  });
  expect(outside.store).toHaveBeenCalledExactlyOnceWith({
    name: `searches:${teacher.id}`,
    value: [template.title, 'rain'],
  });
  expect([scope.getState($isOpen), scope.getState($query)]).toEqual([false, '']);
});

test('a recent search is searched again, and all its documents have a page', async () => {
  const { scope, outside, choose } = await open();
  await choose('recent');
  expect([scope.getState($isOpen), scope.getState($query)]).toEqual([true, 'rain']);
  await choose('all');
  expect(scope.getState($searched)).toEqual(['rain']);
  expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/teacher/search?q=rain' });
});

test('a failed search can be retried, while templates are still found', async () => {
  const { scope, outside, shown, choose } = await open();
  outside.list.mockRejectedValueOnce(refused);
  await allSettled(queryChanged, { scope, params: 'plan' });
  expect(shown()).toContainEqual(['Documents', ['Search the documents again', 'All documents with “plan”']]);
  await choose('retry');
  expect(scope.getState($isOpen)).toBe(true);
  expect(shown()).toContainEqual(['Documents', ['Plan 1', 'All documents with “plan”']]);
});

test('signing out removes the recent searches from the device', async () => {
  const { scope, outside } = await open();
  await allSettled(logoutRequested, { scope });
  expect(outside.remove).toHaveBeenCalledExactlyOnceWith(`searches:${teacher.id}`);
});

test('what the classes have is found first, and opens the page of the role', async () => {
  const { scope, outside, shown, choose } = await open();
  outside.school.mockReturnValue({ items: [leafDiary] });
  await allSettled(queryChanged, { scope, params: 'leaf' });
  expect(shown().map(([label]) => label)).toEqual(['Assignments', 'Documents']);
  await choose('assignment');
  expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/teacher/assignments/details?id=1' });
});

test('a student searches the classes only', async () => {
  const { scope, outside, shown, choose } = await open(student);
  outside.school.mockReturnValue({ items: [leafDiary] });
  await allSettled(queryChanged, { scope, params: 'leaf' });
  expect(shown()).toEqual([['Assignments', ['Leaf diary']]]);
  expect(outside.list).not.toHaveBeenCalled();
  expect(scope.getState($isBusy)).toBe(false);
  await choose('assignment');
  expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/students/classes/details/studentAssignmentDetails?id=1',
  });
});

test('a failed search of the classes can be retried, while documents are found', async () => {
  const { scope, outside, shown, choose } = await open();
  outside.school.mockRejectedValueOnce(refused);
  await allSettled(queryChanged, { scope, params: 'zebra' });
  expect(shown()).toEqual([
    ['Classes', ['Search the classes again']],
    ['Documents', ['Plan 1', 'All documents with “zebra”']],
  ]);
  await choose('retry');
  expect(shown()).toEqual([['Documents', ['Plan 1', 'All documents with “zebra”']]]);
});
