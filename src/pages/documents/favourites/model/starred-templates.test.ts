import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listGenerationsFx } from '@/shared/api/generations';
import { listTemplatesFx, unfavouriteTemplateFx } from '@/shared/api/templates';
import { $toasts } from '@/shared/lib/toasts';
import { otherTemplate, template } from '../../../../../tests/support/templates';
import { favouritesOpened } from './favourites';
import { $starred, unstarRequested } from './starred-templates';

const starred = { ...template, favourite: true };

async function start(unstar: () => unknown) {
  const scope = fork({
    handlers: [
      [listGenerationsFx, () => ({ items: [], next_cursor: null })],
      [listTemplatesFx, () => ({ items: [starred, otherTemplate] })],
      [unfavouriteTemplateFx, unstar],
    ],
  });
  await allSettled(favouritesOpened, { scope });
  return scope;
}

test('only starred templates are shown, until they are no longer starred', async () => {
  const unstar = vi.fn();
  const scope = await start(unstar);
  expect(scope.getState($starred)).toEqual([starred]);
  await allSettled(unstarRequested, { scope, params: starred.templateType });
  expect(unstar).toHaveBeenCalledOnce();
  expect(scope.getState($starred)).toEqual([]);
});

test('a template stays if the server rejects the change, which a toast says', async () => {
  const scope = await start(() => {
    throw httpError({ status: 503, statusText: '', response: null });
  });
  await allSettled(unstarRequested, { scope, params: starred.templateType });
  expect(scope.getState($starred)).toEqual([starred]);
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'bad' });
});
