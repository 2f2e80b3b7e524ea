import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { estimateBatchFx, startBatchFx } from '@/shared/api/batches';
import { navigateFx } from '@/shared/lib/navigation';
import { type FormValues, rowsIn } from '@/entities/template-form';
import { $batchProblem, $isBatch, newBatchKeyFx } from './batch-form';
import { batchFormOf, batchPage, startedBatch } from './batch-form.fixture';
import { $form, batchSubmitted, focusFirstInvalidFx, removeDraftFx, storeDraftFx } from './form';
import { $template } from './template';
import { $studentFiles, readStudentFileFx, studentFilesChosen } from './student-files';

const ada = { student_name: 'Ada Lovelace', text: 'It is lighter.' };
const ben = { student_name: 'Ben Okri', text: '' };

function begin(papers: readonly FormValues[]) {
  const startBatch = vi.fn((..._call: unknown[]): unknown => startedBatch);
  const navigate = vi.fn();
  const readFile = vi.fn(({ file }: { file: File }) => Promise.resolve(`Text of ${file.name}`));
  let key = 0;
  const scope = fork({
    values: [
      [$template, batchPage],
      [$form, batchFormOf(papers)],
    ],
    handlers: [
      [startBatchFx, startBatch],
      [estimateBatchFx, () => ({})],
      [navigateFx, navigate],
      [readStudentFileFx, readFile],
      [newBatchKeyFx, () => `key-${(key += 1)}`],
      [removeDraftFx, () => {}],
      [storeDraftFx, () => {}],
      [focusFirstInvalidFx, () => {}],
    ],
  });
  const rows = () => {
    const form = scope.getState($form);
    return form.state === 'open' ? rowsIn(form.values, 'papers') : [];
  };
  const add = (...names: string[]) =>
    allSettled(studentFilesChosen, {
      scope,
      params: names.map((name) => ({ id: name, file: new File(['x'], name) })),
    });
  return { scope, startBatch, navigate, readFile, rows, add };
}

describe('a batch', () => {
  test('is offered once two students are filled in', () => {
    expect(begin([ada, { student_name: '', text: '' }]).scope.getState($isBatch)).toBe(false);
    expect(begin([ada, ben]).scope.getState($isBatch)).toBe(true);
  });

  test('starts once per click with the draft it ends, and its page opens', async () => {
    const { scope, startBatch, navigate } = begin([ada, ben]);
    void allSettled(batchSubmitted, { scope });
    await allSettled(batchSubmitted, { scope });
    expect(startBatch).toHaveBeenCalledOnce();
    expect(startBatch.mock.calls[0]?.[1]).toMatchObject({
      request: {
        generationRequest: {
          template_type: startedBatch.template_type,
          draft_version: 3,
          input: { task: 'Why does ice float?', papers: [ada, { student_name: 'Ben Okri' }] },
        },
        headers: { 'Idempotency-Key': 'key-1' },
      },
    });
    expect(navigate).toHaveBeenCalledWith({ to: `/teacher/batches/${startedBatch.id}` });
  });

  test('that failed to start says why, and the next click sends the same key', async () => {
    const { scope, startBatch } = begin([ada, ben]);
    startBatch.mockImplementationOnce(() => {
      throw httpError({ status: 503, statusText: 'Unavailable', response: null });
    });
    await allSettled(batchSubmitted, { scope });
    expect(scope.getState($batchProblem)).not.toBeNull();
    await allSettled(batchSubmitted, { scope });
    const keys = startBatch.mock.calls.map(([, call]) => JSON.stringify(call).match(/key-\d/)?.[0]);
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(scope.getState($batchProblem)).toBeNull();
  });
});

describe('the files of students', () => {
  test('go into the row of their student, or into a new one', async () => {
    const { rows, add } = begin([ada, ben]);
    await add('essay ben okri.docx', 'Mia Keller.pdf');
    expect(rows()).toMatchObject([
      ada,
      { student_name: 'Ben Okri', text: 'Text of essay ben okri.docx', is_guess: false },
      { student_name: 'Mia Keller', file_name: 'Mia Keller.pdf', is_guess: true },
    ]);
  });

  test('never replace work that is there', async () => {
    const { rows, add } = begin([ada]);
    await add('ada.docx');
    expect(rows()).toMatchObject([ada, { student_name: 'Ada Lovelace', is_guess: true }]);
  });

  test('are read one by one, and an unreadable one does not stop the others', async () => {
    const { scope, rows, add, readFile } = begin([]);
    readFile.mockRejectedValueOnce(httpError({ status: 422, statusText: '', response: null }));
    await add('ada.docx', 'ben.docx');
    expect(scope.getState($studentFiles)).toMatchObject([{ id: 'ada.docx', state: 'failed' }]);
    expect(rows()).toMatchObject([{ student_name: 'Ben Okri' }]);
  });
});
