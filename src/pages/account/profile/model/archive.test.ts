import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type ArchiveReport,
  downloadArchiveFx,
  importArchiveFx,
  listArchiveImportsFx,
  undoImportFx,
} from '@/shared/api/archive';
import { readClockFx } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/files';
import { toastShown } from '@/shared/lib/toasts';
import {
  $archiveImport,
  archiveChosen,
  downloadRequested,
  importCancelled,
  importConfirmed,
  importsList,
  undoRequested,
} from './archive';
import { inWords } from './archive-state';
import { profileOpened } from './profile-opened';

const id = '0192f0c1-7a54-7d3e-9d6c-000000000021';
const nothing = { documents: 0, sources: 0, drafts: 0, favourite_templates: 0 };
const report = (change: Partial<ArchiveReport> = {}): ArchiveReport => ({
  import_id: null,
  added: { ...nothing, documents: 2 },
  skipped: nothing,
  documents: [],
  problems: [],
  problem_count: 0,
  ...change,
});
const file = new File(['zip'], 'documents.zip');

const send = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const undo = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const download = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve());
const save = vi.fn();
const list = vi.fn((..._call: unknown[]): Promise<unknown> => Promise.resolve({ items: [] }));
const $toasts = createStore<string[]>([]).on(toastShown, (shown, { title, description }) => [
  ...shown,
  [title, description].filter(Boolean).join(' '),
]);

/** The requests of the calls, which come after the token. */
const requestsOf = ({ mock }: typeof send) => mock.calls.map((call) => Object(call.at(-1)).request);

const start = () =>
  fork({
    handlers: [
      [importArchiveFx, send],
      [undoImportFx, undo],
      [downloadArchiveFx, download],
      [saveFileFx, save],
      [listArchiveImportsFx, list],
      [readClockFx, () => new Date('2026-11-20T09:30:00.000Z')],
    ],
  });

beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue(report());
  undo.mockResolvedValue({ removed: nothing, kept: 1 });
});

test('an archive is checked before it is imported, and the import can be undone', async () => {
  const scope = start();
  await allSettled(profileOpened, { scope });
  await allSettled(archiveChosen, { scope, params: file });
  expect(requestsOf(send)).toEqual([{ importArchiveBody: { file }, params: { dry_run: true } }]);
  expect(scope.getState($archiveImport)).toMatchObject({ state: 'checked', report: report() });

  send.mockResolvedValue(report({ import_id: id }));
  await allSettled(importConfirmed, { scope });
  expect(requestsOf(send).at(-1)).toEqual({ importArchiveBody: { file } });
  expect(scope.getState($archiveImport)).toEqual({ state: 'idle', problem: null });
  expect(list).toHaveBeenCalledTimes(2);

  await allSettled(undoRequested, { scope, params: id });
  expect(requestsOf(undo)).toEqual([{ id }]);
  expect(scope.getState($toasts)).toEqual([
    'Added 2 documents.',
    'Import undone. 1 document you changed since then stayed.',
  ]);
});

test('an archive without anything new cannot be imported', async () => {
  const scope = start();
  send.mockResolvedValue(report({ added: nothing }));
  await allSettled(archiveChosen, { scope, params: file });
  await allSettled(importConfirmed, { scope });
  expect(send).toHaveBeenCalledOnce();
  await allSettled(importCancelled, { scope });
  expect(scope.getState($archiveImport)).toEqual({ state: 'idle', problem: null });
});

test('a file that is not an archive shows the reason', async () => {
  const scope = start();
  const response = { status: 'error', message: 'Please correct.', errors: { file: ['Not an archive.'] } };
  send.mockRejectedValue(httpError({ status: 422, statusText: '', response }));
  await allSettled(archiveChosen, { scope, params: file });
  expect(scope.getState($archiveImport)).toEqual({ state: 'idle', problem: 'Not an archive.' });
});

test('the download has the date in its name', async () => {
  const scope = start();
  download.mockResolvedValue(new Blob(['zip']));
  await allSettled(downloadRequested, { scope });
  expect(save).toHaveBeenCalledExactlyOnceWith({
    content: expect.any(Blob),
    name: 'lectern-documents-2026-11-20.zip',
  });
  expect(scope.getState(importsList.$list)).toMatchObject({ state: 'loading' });
});

test.each([
  [{ ...nothing, documents: 1_200, sources: 1 }, '1,200 documents, 1 source'],
  [{ ...nothing, drafts: 1, favourite_templates: 2 }, '1 draft, 2 favourite templates'],
])('counts are written out', (counts, words) => {
  expect(inWords(counts)).toBe(words);
});
