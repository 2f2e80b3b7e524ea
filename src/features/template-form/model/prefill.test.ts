import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { templateOpened } from '../index';
import { lesson } from '../../../../tests/support/documents';
import { $form, fieldChanged, formSubmitted } from './form';
import { $prefilled, prefillCleared } from './template';
import { generation, requiredInput, start, type } from './template-form.fixture';

const prefill = { grade_level: 'Grade 9', subject: 'Physics', standards_framework: 'NGSS' };

test('a new form begins with the template’s values, a stored draft with its own', async () => {
  const outside = start();
  outside.template.mockReturnValue({ ...lesson.template, prefill });
  const scope = outside.scope();
  await allSettled(templateOpened, { scope, params: { type, id: null } });
  expect(scope.getState($form)).toMatchObject({ values: { ...prefill, topic: '' } });

  const withDraft = start();
  withDraft.template.mockReturnValue({ ...lesson.template, prefill });
  withDraft.storedDraft.mockReturnValue({
    stored: { values: { topic: 'Rain', grade_level: 'Grade 2' }, version: 0, user: null },
    saved: null,
  });
  const other = withDraft.scope();
  await allSettled(templateOpened, { scope: other, params: { type, id: null } });
  expect(other.getState($form)).toMatchObject({ values: { grade_level: 'Grade 2', subject: '' } });
});

test('the form after a document begins with the values of that document', async () => {
  const outside = start();
  outside.template.mockReturnValue({ ...lesson.template, prefill });
  const scope = outside.scope();
  await allSettled(templateOpened, { scope, params: { type, id: null } });
  for (const [name, value] of Object.entries(requiredInput))
    await allSettled(fieldChanged, { scope, params: { name, value } });
  await allSettled(formSubmitted, { scope });
  await allSettled(templateOpened, { scope, params: { type, id: generation.id } });
  await allSettled(templateOpened, { scope, params: { type, id: null } });
  expect(scope.getState($form)).toMatchObject({
    values: { topic: '', grade_level: 'Grade 7', subject: 'Science' },
  });
});

test('the form says what it has filled in, until the user changes or clears it', async () => {
  const outside = start();
  outside.template.mockReturnValue({ ...lesson.template, prefill });
  const scope = outside.scope();
  await allSettled(templateOpened, { scope, params: { type, id: null } });
  expect(scope.getState($prefilled)).toEqual(['grade_level', 'subject', 'standards_framework']);
  await allSettled(fieldChanged, { scope, params: { name: 'subject', value: 'Art' } });
  expect(scope.getState($prefilled)).toEqual(['grade_level', 'standards_framework']);
  await allSettled(prefillCleared, { scope });
  expect(scope.getState($prefilled)).toEqual([]);
  expect(scope.getState($form)).toMatchObject({ values: { grade_level: '', subject: 'Art' } });
});
