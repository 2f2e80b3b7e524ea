import { createEffect, createEvent, createStore, sample } from 'effector';
import { type ApiError, createRequest, problemOf } from '@/shared/api';
import { createSourceFromBriefcaseFx } from '@/shared/api/briefcases';
import {
  createSourceFromGenerationFx,
  createSourceFromLinkFx,
  getCreateSourceUrl,
  getSourceFx,
  type Source,
  sourceSchema,
} from '@/shared/api/sources';
import { isUpload, sendFile, type Upload, type UploadStep } from '@/shared/api/upload';
import { listIn } from '@/entities/template-form';
import { nonNull } from '@/shared/lib/non-null';
import { $form, fieldChanged, formFilled, valuesTaken } from './form';
import {
  addFile,
  fileKnown,
  fileRead,
  fileRejected,
  fileSent,
  type SourceFile,
  withoutFile,
} from './source-files';

export type Sending = { field: string; id: string; file: File };

/** A document of the user that becomes a source, or a file of a briefcase; `id` is its own. */
export type DocumentChoice = { field: string; id: string; name: string; isFile?: boolean };

/** A web page that becomes a source. */
export type LinkChoice = { field: string; url: string };

export const linkEntered = createEvent<LinkChoice>();
export const documentChosen = createEvent<DocumentChoice>();
export const fileChosen = createEvent<Sending>();
export const fileRemoved = createEvent<{ field: string; id: string }>();

export const startUploadFx = createRequest<Sending>('startUpload', true, async ({ file }, init) =>
  sendFile(file, getCreateSourceUrl(), init),
);
export const followUploadFx = createEffect<{ sending: Sending; upload: Upload }, UploadStep, ApiError>({
  name: 'followUpload',
  handler: ({ upload }) => upload.next(),
});
export const cancelUploadFx = createEffect<Upload, void>({
  name: 'cancelUpload',
  handler: (upload) => upload.cancel(),
});
export const addDocumentFx = createEffect<DocumentChoice, Source>({
  name: 'addDocument',
  handler: async ({ id, isFile }) =>
    sourceSchema.parse(
      await (isFile ? createSourceFromBriefcaseFx({ id }) : createSourceFromGenerationFx({ id })),
    ),
});
export const addLinkFx = createEffect<LinkChoice, Source>({
  name: 'addLink',
  handler: async ({ url }) => sourceSchema.parse(await createSourceFromLinkFx({ sourceLink: { url } })),
});
/** Fetches sources by id; deleted ones are left out. */
export const fetchSourcesFx = createEffect<readonly string[], Source[]>({
  name: 'fetchSources',
  handler: async (ids) => {
    const answers = await Promise.allSettled(ids.map((id) => getSourceFx({ id })));
    return answers.flatMap(
      (answer) => sourceSchema.safeParse('value' in answer ? answer.value : null).data ?? [],
    );
  },
});

export const $files = createStore<readonly SourceFile[]>([], { name: 'sourceFiles' });
/** Whether this installation downloads web pages; only then the form offers them. */
export const $canAddLinks = $form.map(
  (form) =>
    form.state === 'open' &&
    form.fields.some((field) => field.kind === 'choice' && field.options.includes('link')),
);
const $uploads = createStore<ReadonlyMap<string, Upload>>(new Map(), {
  name: 'uploads',
  serialize: 'ignore',
});

const uploadStarted = startUploadFx.done.filterMap(({ params, result }) =>
  isUpload(result) ? { sending: params, upload: result } : undefined,
);

const stepTaken = followUploadFx.done;
const isUnderWay = (files: readonly SourceFile[], id: string): boolean =>
  files.some((file) => file.id === id && file.state === 'uploading');

/** A finished upload of a file that is still in the form. */
const fileArrived = sample({
  clock: stepTaken,
  source: $files,
  fn: (files, { params: { sending }, result }) => {
    if ('sent' in result || !isUnderWay(files, sending.id)) return null;
    const source = sourceSchema.safeParse(result.answer).data;
    return { ...sending, outcome: source ?? null };
  },
}).filterMap(nonNull);

/** A stored document that is still in the form. */
const documentArrived = sample({
  clock: addDocumentFx.done,
  source: $files,
  fn: (files, { params: { field, id }, result }) =>
    isUnderWay(files, id) ? { field, id, outcome: result } : null,
}).filterMap(nonNull);

const linkId = (url: string): string => `link:${url}`;

/** A web page whose text has arrived and that is still in the form. */
const linkArrived = sample({
  clock: addLinkFx.done,
  source: $files,
  fn: (files, { params: { field, url }, result }) =>
    isUnderWay(files, linkId(url)) ? { field, id: linkId(url), outcome: result } : null,
}).filterMap(nonNull);

$files
  .on(linkEntered, (files, { url }) => addFile(files, { id: linkId(url), name: url, size: null, url }))
  .on([documentArrived, linkArrived], (files, { id, outcome }) => fileRead(files, { id, source: outcome }))
  .on(addLinkFx.fail, (files, { params, error }) =>
    fileRejected(files, { id: linkId(params.url), problem: problemOf(error) }),
  )
  .on(documentChosen, (files, { id, name, isFile }) =>
    addFile(files, { id, name, size: null, documentId: id, ...(isFile && { isFile }) }),
  )
  .on(addDocumentFx.fail, (files, { params, error }) =>
    fileRejected(files, { id: params.id, problem: problemOf(error) }),
  )
  .on(fileChosen, (files, { id, file }) => addFile(files, { id, name: file.name, size: file.size }))
  .on(stepTaken, (files, { params, result }) =>
    'sent' in result ? fileSent(files, { id: params.sending.id, sent: result.sent }) : files,
  )
  .on(fileArrived, (files, { id, outcome }) =>
    outcome
      ? fileRead(files, { id, source: outcome })
      : fileRejected(files, { id, problem: problemOf(null) }),
  )
  .on(startUploadFx.fail, (files, { params, error }) =>
    fileRejected(files, { id: params.id, problem: problemOf(error) }),
  )
  .on(followUploadFx.fail, (files, { params, error }) =>
    fileRejected(files, { id: params.sending.id, problem: problemOf(error) }),
  )
  .on(fetchSourcesFx.doneData, (files, sources) => sources.reduce(fileKnown, files))
  .on(fileRemoved, (files, { id }) => withoutFile(files, id))
  .reset(formFilled);

$uploads.on(uploadStarted, (uploads, { sending, upload }) => new Map([...uploads, [sending.id, upload]]));

sample({ clock: fileChosen, target: startUploadFx });
sample({ clock: documentChosen, target: addDocumentFx });
sample({ clock: linkEntered, target: addLinkFx });
sample({ clock: uploadStarted, target: followUploadFx });
sample({
  clock: stepTaken,
  source: $files,
  filter: (files, { params, result }) => 'sent' in result && isUnderWay(files, params.sending.id),
  fn: (_, { params }) => params,
  target: followUploadFx,
});

sample({
  clock: sample({ clock: fileRemoved, source: $uploads, fn: (uploads, { id }) => uploads.get(id) ?? null }),
  filter: Boolean,
  target: cancelUploadFx,
});

const $values = $form.map((form) => (form.state === 'open' ? form.values : {}));

sample({
  clock: [fileArrived, documentArrived, linkArrived],
  source: $values,
  filter: (values, { field, outcome }) => outcome !== null && !listIn(values, field).includes(outcome.id),
  fn: (values, { field, outcome }) => ({ name: field, value: [...listIn(values, field), outcome?.id] }),
  target: fieldChanged,
});

sample({
  clock: fileRemoved,
  source: $values,
  filter: (values, { field, id }) => listIn(values, field).includes(id),
  fn: (values, { field, id }) => ({
    name: field,
    value: listIn(values, field).filter((other) => other !== id),
  }),
  target: fieldChanged,
});

sample({
  clock: sample({
    clock: [formFilled, valuesTaken],
    source: $form,
    fn: (form) =>
      form.state === 'open'
        ? form.fields.flatMap(({ kind, name }) => (kind === 'source' ? listIn(form.values, name) : []))
        : [],
  }),
  filter: (ids) => ids.length > 0,
  target: fetchSourcesFx,
});
