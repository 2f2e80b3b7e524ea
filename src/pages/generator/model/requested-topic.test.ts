import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { generatorOpened } from '../index';
import { $form, fieldChanged } from './form';
import { start, type } from './workspace.fixture';

const topic = 'Density, with fruit';

test('the topic in the address fills the form and leaves the address', async () => {
  const outside = start();
  const scope = outside.scope();
  await allSettled(generatorOpened, { scope, params: { type, id: null, topic } });
  expect(scope.getState($form)).toMatchObject({ values: { topic } });
  expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: `/teacher/${type}`, replace: true });
});

test('a later change of the topic stays when the page is opened again', async () => {
  const scope = start().scope();
  await allSettled(generatorOpened, { scope, params: { type, id: null, topic } });
  await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Density' } });
  await allSettled(generatorOpened, { scope, params: { type, id: null, topic: null } });
  expect(scope.getState($form)).toMatchObject({ values: { topic: 'Density' } });
});
