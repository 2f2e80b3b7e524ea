import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { createSourceFromBriefcaseFx, listBriefcaseEntriesFx } from '@/shared/api/briefcases';
import { type GenerationSummary, listGenerationsFx } from '@/shared/api/generations';
import { readFormSchema } from '@/entities/template-form';
import { entries } from '../../../../tests/support/briefcases';
import { lesson } from '../../../../tests/support/documents';
import { fieldChanged, formOpened, readDraftFx, storeDraftFx } from './form';
import { addDocumentFx } from './sources';
import { $storedDocuments, documentsSearched } from './stored-documents';

const { id, template_type, title, status, favourite, saved, version, created_at, updated_at } =
  lesson.generation;
const summary: GenerationSummary = {
  id,
  template_type,
  title,
  topic: 'Willow',
  subject: 'Science',
  grade_level: 'Grade 6',
  status,
  checks: { passed: 0, repaired: 0, open: 0 },
  favourite,
  saved,
  version,
  created_at,
  updated_at,
  trashed_at: null,
};

async function open(input: Record<string, unknown>) {
  const list = vi.fn((): unknown => ({ items: [summary], next_cursor: null }));
  const scope = fork({
    handlers: [
      [listGenerationsFx, list],
      [listBriefcaseEntriesFx, () => ({ items: entries, next_cursor: null })],
      [readDraftFx, () => ({ stored: null, saved: null })],
      [storeDraftFx, () => undefined],
    ],
  });
  const fields = readFormSchema(lesson.template.input_schema);
  await allSettled(formOpened, { scope, params: { key: 'form:a', fields, input, draftOf: null } });
  return { scope, list };
}

test('the newest documents are fetched once, when the user chooses this kind of source', async () => {
  const { scope, list } = await open({ source_type: 'file' });
  expect(list).not.toHaveBeenCalled();
  await allSettled(fieldChanged, { scope, params: { name: 'source_type', value: 'document' } });
  await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
  expect(list).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { params: { limit: 20 } },
  });
  expect(scope.getState($storedDocuments)).toEqual({
    found: [summary],
    files: entries.filter(({ kind }) => kind === 'file'),
    state: 'found',
  });
});

test('a form that was left with this kind fetches them when it opens', async () => {
  const { list } = await open({ source_type: 'document' });
  expect(list).toHaveBeenCalledOnce();
});

test('a search sends the last text after a pause', async () => {
  const { scope, list } = await open({ source_type: 'document' });
  void allSettled(documentsSearched, { scope, params: 'wil' });
  await allSettled(documentsSearched, { scope, params: ' willow ' });
  expect(list).toHaveBeenCalledTimes(2);
  expect(list).toHaveBeenLastCalledWith(null, {
    token: null,
    request: { params: { limit: 20, q: 'willow' } },
  });
});

test('after a failure, a search tries again', async () => {
  const { scope, list } = await open({});
  list.mockRejectedValueOnce(new Error('offline'));
  await allSettled(fieldChanged, { scope, params: { name: 'source_type', value: 'document' } });
  expect(scope.getState($storedDocuments)).toMatchObject({ found: [], state: 'failed' });
  await allSettled(documentsSearched, { scope, params: 'willow' });
  expect(scope.getState($storedDocuments).state).toBe('found');
});

test('a file of the briefcase becomes a source by a call of its own', async () => {
  const create = vi.fn((..._call: unknown[]): unknown => null);
  const scope = fork({ handlers: [[createSourceFromBriefcaseFx, create]] });
  const file = { field: 'source_file_ids', id, name: 'willow.pdf', isFile: true };
  await allSettled(addDocumentFx, { scope, params: file });
  expect(create).toHaveBeenCalledExactlyOnceWith(null, { token: null, request: { id } });
});
