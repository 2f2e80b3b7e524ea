import { httpError, networkError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import {
  favouriteTemplateFx,
  listTemplatesFx,
  type TemplateEntry,
  unfavouriteTemplateFx,
} from '@/shared/api/templates';
import { search, shelve } from './shelves';
import {
  $catalogue,
  $favourites,
  $found,
  $shelves,
  favouriteChanged,
  groupChosen,
  retryRequested,
  searchChanged,
  templatesOpened,
} from './templates';
import { otherTemplate, template } from '../../../../tests/support/templates';

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

describe('search', () => {
  test.each([
    ['', 2],
    ['plan', 1],
    ['LESSON plan', 1],
    ['question', 1],
    ['assess', 1],
    ['lesson quiz', 2],
    ['a reading test for Friday', 1],
    ['questions about lessons', 2],
    ['esson', 0],
    ['?!', 2],
  ])('%j finds %i', (text, count) => {
    expect(search([plan, quiz], text)).toHaveLength(count);
  });
});

test.each([
  ['reading test for Friday', ['Exams and quizzes']],
  ['letter to mum about missing work', ['Letters']],
  ['underwater basket weaving', []],
])('%j finds %j in a catalogue with keywords', (text, expected) => {
  const letter = { ...plan, title: 'Letters', keywords: ['mum', 'missing'] };
  const worksheet = { ...plan, title: 'Worksheets' };
  expect(search([plan, quiz, letter, worksheet], text).map(({ title }) => title)).toEqual(expected);
});

test('a starred template is on the shelf of favourites, until the server rejects it', async () => {
  const scope = fork({
    handlers: [
      [listTemplatesFx, answer],
      [favouriteTemplateFx, () => undefined],
      [unfavouriteTemplateFx, () => Promise.reject(refused)],
    ],
  });
  await allSettled(templatesOpened, { scope });
  expect(scope.getState($favourites)).toEqual([]);
  const change = { templateType: quiz.templateType, favourite: true };
  await allSettled(favouriteChanged, { scope, params: change });
  expect(scope.getState($favourites).map(({ title }) => title)).toEqual([quiz.title]);
  await allSettled(favouriteChanged, { scope, params: { ...change, favourite: false } });
  expect(scope.getState($favourites)).toHaveLength(1);
});

test('shelves are in their fixed order, without empty ones', () => {
  expect(shelve([quiz, plan]).map(({ group }) => group)).toEqual(['Plan', 'Assess']);
});

test('opening the page shows every shelf', async () => {
  const scope = start();
  await allSettled(templatesOpened, { scope });
  expect(scope.getState($shelves)).toEqual([
    { group: 'Plan', entries: [plan] },
    { group: 'Assess', entries: [quiz] },
  ]);
});

test('choosing a shelf hides the others, while the counts stay those of the search', async () => {
  const scope = start();
  await allSettled(templatesOpened, { scope });
  await allSettled(groupChosen, { scope, params: 'Assess' });
  expect(scope.getState($shelves)).toEqual([{ group: 'Assess', entries: [quiz] }]);
  expect(scope.getState($found)).toHaveLength(2);
});

test('opening the page again resets search and shelf', async () => {
  const scope = start();
  await allSettled(templatesOpened, { scope });
  await allSettled(searchChanged, { scope, params: 'nothing like it' });
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
