import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { type ApiError, createRequest, problemOf } from '../../api';
import { isUpload, sendFile, type Upload, type UploadStep } from '../../api/upload';
import { nonNull } from '../non-null';
import { begin, change, type ListedFile, remove } from './listed-files';

/** A chosen file with the address that it is posted to. */
type Sending = { id: string; file: File; to: string };
type Change = (files: readonly ListedFile[]) => readonly ListedFile[];

type UploadsConfig = {
  name: string;
  /** Reads the server's answer; undefined if it is not a stored file. */
  read: (answer: unknown) => Pick<ListedFile, 'id' | 'name' | 'size'> | undefined;
};

/** Uploads the chosen files at once. The caller holds their list and applies each change to it. */
export function createUploads({ name, read }: UploadsConfig) {
  /** Carries a new id for the list; a stored file has that of the server. */
  const chosen = createEvent<Sending>();
  const removed = createEvent<string>();
  const reset = createEvent();

  const startFx = createRequest<Sending>(`${name}.start`, true, async ({ file, to }, init) =>
    sendFile(file, to, init),
  );
  const followFx = createEffect<{ sending: Sending; upload: Upload }, UploadStep, ApiError>({
    name: `${name}.follow`,
    handler: ({ upload }) => upload.next(),
  });
  const cancelFx = createEffect<Upload, void>({
    name: `${name}.cancel`,
    handler: (upload) => upload.cancel(),
  });

  const started = startFx.done.filterMap(({ params, result }) =>
    isUpload(result) ? { sending: params, upload: result } : undefined,
  );
  const $running = createStore<ReadonlyMap<string, Upload>>(new Map(), {
    name: `${name}.running`,
    serialize: 'ignore',
  })
    .on(started, (running, { sending, upload }) => new Map([...running, [sending.id, upload]]))
    .reset(reset);
  const failed = merge([
    startFx.fail.map(({ params, error }) => ({ id: params.id, error })),
    followFx.fail.map(({ params, error }) => ({ id: params.sending.id, error })),
  ]);

  const progressed = followFx.done.filterMap(({ params, result }) =>
    'sent' in result ? { ...params, sent: result.sent } : undefined,
  );
  /** Carries the id that the file had in the list. */
  const stored = followFx.done.filterMap(({ params: { sending }, result }) => {
    const file = 'answer' in result ? read(result.answer) : undefined;
    return file && { id: sending.id, file };
  });

  const changed = merge<Change>([
    chosen.map(({ id, file }) => begin(id, file)),
    progressed.map(({ sending, sent }) => change(sending.id, { progress: sent })),
    stored.map(({ id, file }) => change(id, { ...file, state: 'done' })),
    failed.map(({ id, error }) => {
      const problem = problemOf(error);
      return change(id, { state: 'failed', error: problem.fields.file?.[0] ?? problem.message });
    }),
    removed.map((id) => remove(id)),
  ]);

  sample({ clock: chosen, target: startFx });
  sample({ clock: started, target: followFx });
  sample({ clock: progressed, fn: ({ sending, upload }) => ({ sending, upload }), target: followFx });
  sample({
    clock: sample({ clock: removed, source: $running, fn: (running, id) => running.get(id) }).filterMap(
      nonNull,
    ),
    target: cancelFx,
  });

  return { chosen, removed, reset, changed, stored, startFx };
}
