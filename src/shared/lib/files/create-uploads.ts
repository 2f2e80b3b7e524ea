import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { type ApiError, createRequest, problemOf } from '../../api';
import { isUpload, sendFile, type Upload, type UploadStep } from '../../api/upload';
import { begin, change, type ListedFile, remove } from './listed-files';

type Sending = { id: string; file: File };
type Change = (files: readonly ListedFile[]) => readonly ListedFile[];

type UploadsConfig = {
  name: string;
  /** Where the file is posted to. */
  url: () => string;
  /** Reads the server's answer; undefined if it is not a stored file. */
  read: (answer: unknown) => Pick<ListedFile, 'id' | 'name' | 'size'> | undefined;
};

/** Uploads the chosen files at once. The caller holds their list and applies each change to it. */
export function createUploads({ name, url, read }: UploadsConfig) {
  /** Carries a new id for the list; a stored file has that of the server. */
  const chosen = createEvent<Sending>();
  const removed = createEvent<string>();
  const reset = createEvent();

  const startFx = createRequest<Sending>(`${name}.start`, true, async ({ file }, init) =>
    sendFile(file, url(), init),
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

  const changed = merge<Change>([
    chosen.map(({ id, file }) => begin(id, file)),
    followFx.done.filterMap(({ params: { sending }, result }) => {
      if ('sent' in result) return change(sending.id, { progress: result.sent });
      const stored = read(result.answer);
      return stored && change(sending.id, { ...stored, state: 'done' });
    }),
    failed.map(({ id, error }) => {
      const problem = problemOf(error);
      return change(id, { state: 'failed', error: problem.fields.file?.[0] ?? problem.message });
    }),
    removed.map((id) => remove(id)),
  ]);

  sample({ clock: chosen, target: startFx });
  sample({ clock: started, target: followFx });
  sample({
    clock: followFx.done.filter({ fn: ({ result }) => 'sent' in result }),
    fn: ({ params }) => params,
    target: followFx,
  });
  sample({
    clock: sample({ clock: removed, source: $running, fn: (running, id) => running.get(id) }).filterMap(
      (upload) => upload,
    ),
    target: cancelFx,
  });

  return { chosen, removed, reset, changed, startFx };
}
