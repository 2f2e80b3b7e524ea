import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $form, fieldChanged } from '@/features/template-form';
import '../index';
import { generatorOpened } from './generator';
import { valuesIn } from './requested-values';
import { start, type } from './workspace.fixture';

const topic = 'Density, with fruit';

test('the topic in the address fills the form and leaves the address', async () => {
  const outside = start();
  const scope = outside.scope();
  await allSettled(generatorOpened, { scope, params: { type, id: null, values: { topic } } });
  expect(scope.getState($form)).toMatchObject({ values: { topic } });
  expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({ to: `/teacher/${type}`, replace: true });
});

test('a later change of the topic stays when the page is opened again', async () => {
  const scope = start().scope();
  await allSettled(generatorOpened, { scope, params: { type, id: null, values: { topic } } });
  await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Density' } });
  await allSettled(generatorOpened, { scope, params: { type, id: null } });
  expect(scope.getState($form)).toMatchObject({ values: { topic: 'Density' } });
});

test('notes are added to those of a draft, once, and fields that the form lacks are left out', async () => {
  const outside = start();
  outside.stored.mockReturnValue({
    values: { topic: 'Rain', prior_knowledge: 'They know clouds.' },
    version: 0,
    user: null,
  });
  const scope = outside.scope();
  const note = '5 of 24 students may think: rain falls from full clouds.';
  const values = valuesIn(
    `?prior_knowledge=${encodeURIComponent(note)}&topic=Rain&distractor_focus=Mixed&x=1`,
  );
  for (const _ of [1, 2]) await allSettled(generatorOpened, { scope, params: { type, id: null, values } });
  expect(scope.getState($form)).toMatchObject({
    values: { topic: 'Rain', prior_knowledge: `They know clouds.\n${note}` },
  });
  expect(JSON.stringify(scope.getState($form))).not.toContain('Mixed');
});
