import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import type { Source } from '@/shared/api/sources';
import type { UploadStep } from '@/shared/api/upload';
import { readFormSchema } from '@/entities/template-form';
import { lesson } from '../../../../tests/support/documents';
import { $form, formOpened, readDraftFx, storeDraftFx, valuesTaken } from './form';
import { extractionOf } from './source-files';
import {
  $files,
  addDocumentFx,
  addLinkFx,
  cancelUploadFx,
  documentChosen,
  fileChosen,
  fileRemoved,
  followUploadFx,
  linkEntered,
  fetchSourcesFx,
  startUploadFx,
} from './sources';

const fields = readFormSchema(lesson.template.input_schema);
const source: Source = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  name: 'willow.pdf',
  kind: 'pdf',
  url: null,
  pages: 6,
  characters: 14_200,
  excerpt: 'In the 1600s',
  created_at: '2026-11-20T09:00:00.000Z',
};
const stored: Source = {
  ...source,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f',
  name: 'Willow plan',
  kind: 'document',
  pages: null,
};
const document = { field: 'source_file_ids', id: 'plan', name: 'Willow plan' };
const chosen = { field: 'source_file_ids', id: 'willow', file: new File(['In the 1600s'], 'willow.pdf') };

async function start(steps: (UploadStep | Error)[], ids: string[] = []) {
  const outside = {
    cancel: vi.fn(),
    follow: vi.fn((): Promise<UploadStep> => {
      const step = steps.shift();
      if (step instanceof Error) {
        return Promise.reject(
          httpError({ status: 415, statusText: '', response: { message: 'No text could be read.' } }),
        );
      }
      return step ? Promise.resolve(step) : new Promise(() => {});
    }),
    addDocument: vi.fn((): Source | Promise<Source> => stored),
    addLink: vi.fn((): Source => stored),
    fetch: vi.fn((_ids: readonly string[]) => [source]),
  };
  const scope = fork({
    handlers: [
      [startUploadFx, () => ({ next: outside.follow, cancel: outside.cancel })],
      [followUploadFx, outside.follow],
      [cancelUploadFx, outside.cancel],
      [addDocumentFx, outside.addDocument],
      [addLinkFx, outside.addLink],
      [fetchSourcesFx, outside.fetch],
      [readDraftFx, () => ({ stored: null, saved: null })],
      [storeDraftFx, () => undefined],
    ],
  });
  await allSettled(formOpened, {
    scope,
    params: { key: 'form:a', fields, input: { source_file_ids: ids }, draftOf: null },
  });
  return { outside, scope };
}

test('the sources of a form that is filled in from a document are shown', async () => {
  const { outside, scope } = await start([]);
  outside.fetch.mockReturnValue([stored]);
  await allSettled(valuesTaken, { scope, params: { source_file_ids: [stored.id] } });
  expect(outside.fetch).toHaveBeenCalledWith([stored.id]);
  expect(scope.getState($files)).toMatchObject([{ id: stored.id, state: 'read', source: stored }]);
});

describe('a file', () => {
  test('is shown with its progress, then as a source whose id is in the form', async () => {
    const { scope } = await start([{ sent: 0.4 }, { sent: 1 }, { answer: source }]);
    await allSettled(fileChosen, { scope, params: chosen });
    expect(scope.getState($files)).toMatchObject([{ id: source.id, state: 'read', source }]);
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [source.id] } });
  });

  test('that cannot be read shows the reason and stays out of the form', async () => {
    const { scope } = await start([{ sent: 0.4 }, new Error('refused')]);
    await allSettled(fileChosen, { scope, params: chosen });
    expect(scope.getState($files)).toMatchObject([{ state: 'rejected', message: 'No text could be read.' }]);
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [] } });
  });

  test('whose answer breaks the contract is rejected', async () => {
    const { scope } = await start([{ answer: { id: 'not a source' } }]);
    await allSettled(fileChosen, { scope, params: chosen });
    expect(scope.getState($files)).toMatchObject([{ state: 'rejected' }]);
  });

  test('that is removed during the upload is cancelled and stays away', async () => {
    const { scope, outside } = await start([{ sent: 0.4 }]);
    void allSettled(fileChosen, { scope, params: chosen });
    await vi.waitFor(() => expect(scope.getState($files)).toMatchObject([{ sent: 0.4 }]));
    void allSettled(fileRemoved, { scope, params: { field: chosen.field, id: chosen.id } });
    await vi.waitFor(() => expect(outside.cancel).toHaveBeenCalledOnce());
    expect(scope.getState($files)).toEqual([]);
  });

  test('of a stored draft is fetched, and can be removed', async () => {
    const { scope, outside } = await start([], [source.id]);
    expect(outside.fetch).toHaveBeenCalledExactlyOnceWith([source.id]);
    expect(scope.getState($files)).toMatchObject([{ name: 'willow.pdf', state: 'read' }]);
    await allSettled(fileRemoved, { scope, params: { field: chosen.field, id: source.id } });
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [] } });
  });
});

describe('a document', () => {
  test('is shown while it is added, then as a source beside the others', async () => {
    const { scope, outside } = await start([], [source.id]);
    const answer = Promise.withResolvers<Source>();
    outside.addDocument.mockReturnValueOnce(answer.promise);
    void allSettled(documentChosen, { scope, params: document });
    await vi.waitFor(() =>
      expect(scope.getState($files)).toMatchObject([{ id: source.id }, { id: 'plan', state: 'uploading' }]),
    );
    answer.resolve(stored);
    await allSettled(scope);
    expect(scope.getState($files)).toMatchObject([
      { id: source.id },
      { id: stored.id, documentId: 'plan', state: 'read', source: stored },
    ]);
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [source.id, stored.id] } });
  });

  test('that is a source of the form already is not added again', async () => {
    const { scope, outside } = await start([], [source.id]);
    outside.addDocument.mockReturnValue(source);
    await allSettled(documentChosen, { scope, params: document });
    expect(scope.getState($files)).toMatchObject([{ id: source.id, documentId: 'plan' }]);
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [source.id] } });
  });

  test('that cannot be added shows the reason, and can be added again', async () => {
    const { scope, outside } = await start([]);
    const message = 'This document is no longer there. Choose another one.';
    outside.addDocument.mockImplementationOnce(() => {
      throw httpError({ status: 404, statusText: '', response: { message } });
    });
    await allSettled(documentChosen, { scope, params: document });
    expect(scope.getState($files)).toMatchObject([{ id: 'plan', state: 'rejected', message }]);
    await allSettled(documentChosen, { scope, params: document });
    expect(scope.getState($files)).toMatchObject([{ id: stored.id, state: 'read' }]);
  });

  test('that is removed while it is added stays away', async () => {
    const { scope, outside } = await start([]);
    const answer = Promise.withResolvers<Source>();
    outside.addDocument.mockReturnValueOnce(answer.promise);
    void allSettled(documentChosen, { scope, params: document });
    await vi.waitFor(() => expect(scope.getState($files)).toHaveLength(1));
    void allSettled(fileRemoved, { scope, params: { field: document.field, id: document.id } });
    answer.resolve(stored);
    await allSettled(scope);
    expect(scope.getState($files)).toEqual([]);
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [] } });
  });
});

describe('a web page', () => {
  const link = { field: 'source_file_ids', url: 'https://example.org/willow' };

  test('is added by its address', async () => {
    const { scope, outside } = await start([], [source.id]);
    const page: Source = { ...stored, kind: 'link', url: link.url };
    outside.addLink.mockReturnValueOnce(page);
    await allSettled(linkEntered, { scope, params: link });
    expect(scope.getState($files)).toMatchObject([{ id: source.id }, { id: stored.id, source: page }]);
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [source.id, stored.id] } });
  });

  test('that cannot be added shows the reason beside its address', async () => {
    const { scope, outside } = await start([]);
    const message = 'There is no page at this address. Check the link.';
    outside.addLink.mockImplementationOnce(() => {
      throw httpError({
        status: 422,
        statusText: '',
        response: { message: 'Wrong', errors: { url: [message] } },
      });
    });
    await allSettled(linkEntered, { scope, params: link });
    expect(scope.getState($files)).toMatchObject([
      { name: link.url, url: link.url, state: 'rejected', message },
    ]);
    expect(scope.getState($form)).toMatchObject({ values: { source_file_ids: [] } });
  });
});

test.each([
  [source, '6 pages, 14,200 characters read'],
  [{ ...source, pages: 1 }, '1 page, 14,200 characters read'],
  [{ ...source, pages: null }, '14,200 characters read'],
])('shows how much text was extracted: %#', (read, words) => {
  expect(extractionOf(read)).toBe(words);
});
