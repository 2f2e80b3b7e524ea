import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { exportGenerationFx } from '@/shared/api/generations';
import { saveFileFx } from '@/shared/lib/files';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { $export, exportProblemDismissed, exportRequested, exportRetried, slowExportFx } from './export';

const offers = lesson.template.exports;
const offerOf = (format: string) => {
  const offer = offers.find((each) => each.format === format);
  if (offer === undefined) throw new Error(`A lesson has no ${format}.`);
  return offer;
};
const pdf = { offer: offerOf('pdf'), copy: 'student', paper: 'a4' } as const;
const pdfParams = { format: 'pdf', copy: 'student', paper: 'a4' };

function start() {
  const outside = {
    export: vi.fn((..._call: unknown[]): unknown => new Blob(['# Plan'])),
    save: vi.fn(),
  };
  const scope = fork({
    values: [[$generation, settledState(lesson)]],
    handlers: [
      [exportGenerationFx, outside.export],
      [slowExportFx, () => undefined],
      [saveFileFx, outside.save],
    ],
  });
  return { ...outside, scope };
}

/** What the API is called with. */
const requestWith = (params: object) => [
  null,
  expect.objectContaining({ request: { id: expect.any(String), params } }),
];

const failure = () =>
  Promise.reject(httpError({ status: 422, statusText: '', response: { message: 'Too long.' } }));

test('a PDF is requested for the chosen copy and paper, and saved under the title', async () => {
  const outside = start();
  const { scope } = outside;
  await allSettled(exportRequested, { scope, params: pdf });
  expect(outside.export.mock.calls).toEqual([requestWith(pdfParams)]);
  expect(outside.save).toHaveBeenCalledExactlyOnceWith({
    content: expect.any(Blob),
    name: 'Where-does-a-tree-s-mass-come-from-student.pdf',
  });
  expect(scope.getState($export)).toEqual({ state: 'idle' });
});

test('Markdown has no paper', async () => {
  const outside = start();
  const { scope } = outside;
  await allSettled(exportRequested, { scope, params: { ...pdf, offer: offerOf('markdown') } });
  expect(outside.export.mock.calls).toEqual([requestWith({ format: 'markdown', copy: 'student' })]);
});

test('an export is slow after a second, and a second request waits for it', async () => {
  const outside = start();
  let answer = (_: Blob) => {};
  outside.export.mockReturnValue(new Promise<Blob>((resolve) => (answer = resolve)));
  const { scope } = outside;
  const settled = allSettled(exportRequested, { scope, params: pdf });
  void allSettled(exportRequested, { scope, params: { ...pdf, offer: offerOf('docx') } });
  await Promise.resolve();
  expect(scope.getState($export)).toEqual({ state: 'running', asked: pdf, slow: true });
  answer(new Blob(['%PDF']));
  await settled;
  expect(outside.export).toHaveBeenCalledOnce();
  expect(scope.getState($export)).toEqual({ state: 'idle' });
});

test('a failed export is repeated as it was', async () => {
  const outside = start();
  outside.export.mockImplementationOnce(failure);
  const { scope } = outside;
  await allSettled(exportRequested, { scope, params: pdf });
  expect(scope.getState($export)).toEqual({ state: 'failed', asked: pdf, message: 'Too long.' });
  await allSettled(exportRetried, { scope });
  expect(outside.export.mock.calls).toEqual([requestWith(pdfParams), requestWith(pdfParams)]);
  expect(scope.getState($export)).toEqual({ state: 'idle' });
});

test('a problem can be dismissed', async () => {
  const outside = start();
  outside.export.mockImplementationOnce(failure);
  const { scope } = outside;
  await allSettled(exportRequested, { scope, params: pdf });
  await allSettled(exportProblemDismissed, { scope });
  expect(scope.getState($export)).toEqual({ state: 'idle' });
  await allSettled(exportRetried, { scope });
  expect(outside.export).toHaveBeenCalledOnce();
});
