import { httpError, networkError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import {
  favouriteTemplateFx,
  listTemplatesFx,
  type TemplateEntry,
  unfavouriteTemplateFx,
} from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { inSubject, shelve } from './shelves';
import {
  $catalogue,
  $found,
  $nearest,
  $shelves,
  bestMatchChosen,
  favouriteChanged,
  kindChosen,
  retryRequested,
  searchChanged,
  subjectChosen,
  templatesOpened,
} from './templates';
import { otherTemplate, template } from '../../../../../tests/support/templates';

const plan: TemplateEntry = {
  ...template,
  title: 'Lesson plan builder',
  description: 'One lesson, timed and ready to teach',
  group: 'Plan',
};
const quiz: TemplateEntry = {
  ...otherTemplate,
  title: 'Exams and quizzes',
  description: 'Nine question types, with an answer key',
  keywords: ['test', 'reading'],
  group: 'Assess',
};

const refused = httpError({ status: 403, statusText: '', response: null });
const answer = () => Promise.resolve({ items: [quiz, plan] });
const start = (list: () => Promise<unknown> = answer) => fork({ handlers: [[listTemplatesFx, list]] });

test('a starred template is on the shelf of favourites, until the server rejects it', async () => {
  const scope = fork({
    handlers: [
      [listTemplatesFx, answer],
      [favouriteTemplateFx, () => undefined],
      [unfavouriteTemplateFx, () => Promise.reject(refused)],
    ],
  });
  const names = () => scope.getState($shelves).map(({ name, entries }) => [name, entries.length]);
  await allSettled(templatesOpened, { scope });
  expect(names()).not.toContainEqual(['Favourites', 1]);
  const change = { templateType: quiz.templateType, favourite: true };
  await allSettled(favouriteChanged, { scope, params: change });
  expect(names()[0]).toEqual(['Favourites', 1]);
  await allSettled(favouriteChanged, { scope, params: { ...change, favourite: false } });
  expect(names()[0]).toEqual(['Favourites', 1]);
});

test('favourites come first, then recently used templates, then the groups without empty ones', () => {
  const starred = { ...plan, favourite: true, last_used_at: '2026-11-20T09:00:00.000Z' };
  const used = { ...quiz, last_used_at: '2026-11-19T09:00:00.000Z' };
  const names = (entries: readonly TemplateEntry[]) => shelve(entries, 'All').map(({ name }) => name);
  expect(names([used, starred])).toEqual(['Favourites', 'Recently used', 'Plan', 'Assess']);
  expect(names([quiz, plan])).toEqual(['Plan', 'Assess']);
});

test('a subject hides templates for other subjects, and puts those made for it first', () => {
  const sums = { ...quiz, title: 'Sums', subjects: ['Mathematics'] };
  expect(inSubject([plan, sums], 'Mathematics')).toEqual([sums, plan]);
  expect(inSubject([plan, sums], 'Science')).toEqual([plan]);
});

test('opening the page shows every shelf', async () => {
  const scope = start();
  await allSettled(templatesOpened, { scope });
  expect(scope.getState($shelves)).toMatchObject([
    { name: 'Plan', entries: [plan] },
    { name: 'Assess', entries: [quiz] },
  ]);
});

test('choosing a kind hides the other shelves, while the counts stay those of the search', async () => {
  const scope = start();
  await allSettled(templatesOpened, { scope });
  await allSettled(kindChosen, { scope, params: 'Assess' });
  expect(scope.getState($shelves)).toMatchObject([{ name: 'Assess', entries: [quiz] }]);
  expect(scope.getState($found)).toHaveLength(2);
});

test('a search shows one shelf, and Enter opens its first template', async () => {
  const navigate = vi.fn((..._call: unknown[]) => undefined);
  const scope = fork({
    handlers: [
      [listTemplatesFx, answer],
      [navigateFx, navigate],
    ],
  });
  await allSettled(templatesOpened, { scope });
  await allSettled(bestMatchChosen, { scope });
  expect(navigate, 'without a search').not.toHaveBeenCalled();
  await allSettled(searchChanged, { scope, params: 'reading test for Friday' });
  expect(scope.getState($shelves)).toMatchObject([{ name: 'Found', hint: '1 template', entries: [quiz] }]);
  await allSettled(bestMatchChosen, { scope });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: quiz.route });
});

test('a search without results offers the nearest templates', async () => {
  const scope = start();
  await allSettled(templatesOpened, { scope });
  await allSettled(searchChanged, { scope, params: 'leson paln' });
  expect(scope.getState($shelves)).toEqual([]);
  expect(scope.getState($nearest)[0]).toEqual(plan);
});

test('opening the page again resets search, subject and kind', async () => {
  const scope = start();
  await allSettled(templatesOpened, { scope });
  await allSettled(searchChanged, { scope, params: 'nothing like it' });
  await allSettled(subjectChosen, { scope, params: 'Music' });
  await allSettled(kindChosen, { scope, params: 'Favourites' });
  expect(scope.getState($shelves)).toEqual([]);
  await allSettled(templatesOpened, { scope });
  expect(scope.getState($shelves)).toHaveLength(2);
});

test('a failed request is shown and can be retried', async () => {
  const list = vi.fn(answer).mockRejectedValueOnce(refused);
  const scope = start(list);
  await allSettled(templatesOpened, { scope });
  expect(scope.getState($catalogue)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($catalogue)).toMatchObject({ state: 'ready' });
});

test('a ready catalogue stays when a refetch fails', async () => {
  const list = vi
    .fn(answer)
    .mockResolvedValueOnce({ items: [plan] })
    .mockRejectedValue(refused);
  const scope = start(list);
  await allSettled(templatesOpened, { scope });
  await allSettled(templatesOpened, { scope });
  expect(list).toHaveBeenCalledTimes(2);
  expect(scope.getState($catalogue)).toEqual({ state: 'ready', entries: [plan] });
});

test('an answer that breaks the contract is a failure', async () => {
  const scope = start(() => Promise.resolve({ items: [{ title: 'No type' }] }));
  await allSettled(templatesOpened, { scope });
  expect(scope.getState($catalogue)).toMatchObject({ state: 'failed' });
});

test('a lost connection is a failure without a status', async () => {
  const scope = start(() => Promise.reject(networkError({ reason: null })));
  await allSettled(templatesOpened, { scope });
  expect(scope.getState($catalogue)).toMatchObject({ state: 'failed', problem: { status: null } });
});
