import { createEvent, createStore, merge, sample } from 'effector';
import { debounce } from 'patronum';
import { concurrency, problemOf } from '@/shared/api';
import {
  createCancelBatchMutation,
  createGetBatchQuery,
  createPauseBatchMutation,
  createResumeBatchMutation,
  createRetryBatchItemMutation,
} from '@/shared/api/batches';
import { createGetTemplateQuery, type Template } from '@/shared/api/templates';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown } from '@/shared/lib/toasts';
import { type BatchPage, failToRead, isChanging, openBatch, receiveBatch } from './batch-state';

/** Carries the id that the address names. */
export const batchOpened = createEvent<string>();
export const retryRequested = createEvent();
export const pageShown = createEvent();
export const pageHidden = createEvent();
export const pauseRequested = createEvent();
export const resumeRequested = createEvent();
export const cancelConfirmed = createEvent();
/** Carries the position of a failed item. */
export const itemRetried = createEvent<number>();

/** The time between two polls, in milliseconds. */
const POLL_INTERVAL = 1500;

const batchQuery = createGetBatchQuery();
concurrency(batchQuery, { strategy: 'TAKE_LATEST' });
const templateQuery = createGetTemplateQuery();
concurrency(templateQuery, { strategy: 'TAKE_LATEST' });
const pauseMutation = createPauseBatchMutation();
const resumeMutation = createResumeBatchMutation();
const cancelMutation = createCancelBatchMutation();
const retryMutation = createRetryBatchItemMutation();

// closed -> loading -> ready | failed -> loading; an answer about another batch is ignored
export const $page = createStore<BatchPage>({ state: 'closed' }, { name: 'batchPage' });
/** Polls stop while the page isn't shown. */
const $isShown = createStore(false, { name: 'batchPageIsShown' })
  .on(pageShown, () => true)
  .on(pageHidden, () => false);
/** Whether a pause, resume or cancel is pending. */
export const $isPending = createStore(false, { name: 'batchChangeIsPending' });
/** The items whose retry is pending. */
export const $retried = createStore<ReadonlySet<number>>(new Set(), { name: 'retriedItems' });
/** The batch's template, whose sections the class summary has; null until it is loaded. */
export const $template = createStore<Template | null>(null, { name: 'batchTemplate' });

const mutations = [pauseMutation, resumeMutation, cancelMutation] as const;
const batchReceived = merge([
  batchQuery.finished.success.map(({ result }) => result),
  ...mutations.map((mutation) => mutation.finished.success.map(({ result }) => result)),
  retryMutation.finished.success.map(({ result }) => result),
]);
const readingFailed = batchQuery.finished.failure.map(({ params: { id }, error }) => ({
  id,
  problem: problemOf(error),
}));

$page
  .on(batchOpened, openBatch)
  .on(retryRequested, (page) => (page.state === 'failed' ? { state: 'loading', id: page.id } : page))
  .on(batchReceived, receiveBatch)
  .on(readingFailed, failToRead);
$isPending
  .on(
    mutations.map(({ started }) => started),
    () => true,
  )
  .on(
    mutations.map(({ finished }) => finished.finally),
    () => false,
  );
$retried
  .on(retryMutation.started, (retried, { params }) => new Set([...retried, params.position]))
  .on(
    retryMutation.finished.finally,
    (retried, { params }) => new Set([...retried].filter((position) => position !== params.position)),
  )
  .reset(batchOpened);
$template.on(templateQuery.finished.success, (_, { result }) => result);

sample({ clock: batchOpened, fn: (id) => ({ id }), target: batchQuery.start });
sample({
  clock: retryRequested,
  source: $page,
  filter: ({ state }) => state === 'loading',
  fn: (page) => ({ id: page.state === 'closed' ? '' : page.id }),
  target: batchQuery.start,
});

sample({
  clock: sample({
    clock: batchReceived,
    source: $template,
    fn: (template, { template_type }) =>
      template?.entry.templateType === template_type ? null : template_type,
  }).filterMap(nonNull),
  fn: (templateType) => ({ templateType }),
  target: templateQuery.start,
});

const pollDue = debounce({ source: merge([batchReceived, readingFailed]), timeout: POLL_INTERVAL });
sample({
  clock: sample({
    clock: [pollDue.map(() => undefined), pageShown],
    source: { page: $page, isShown: $isShown },
    fn: ({ page, isShown }) =>
      isShown && page.state === 'ready' && (page.isStale || isChanging(page.batch)) ? page.id : null,
  }).filterMap(nonNull),
  fn: (id) => ({ id }),
  target: batchQuery.start,
});

const onBatch = (clock: typeof pauseRequested) =>
  sample({ clock, source: { page: $page, isPending: $isPending } }).filterMap(({ page, isPending }) =>
    page.state === 'ready' && !isPending ? { id: page.id } : undefined,
  );
sample({ clock: onBatch(pauseRequested), target: pauseMutation.start });
sample({ clock: onBatch(resumeRequested), target: resumeMutation.start });
sample({ clock: onBatch(cancelConfirmed), target: cancelMutation.start });
sample({
  clock: sample({
    clock: itemRetried,
    source: { page: $page, retried: $retried },
    fn: ({ page, retried }, position) =>
      page.state === 'ready' && !retried.has(position) ? { id: page.id, position } : null,
  }).filterMap(nonNull),
  target: retryMutation.start,
});

const changeFailed = merge([
  ...mutations.map((mutation) => mutation.finished.failure),
  retryMutation.finished.failure,
]);
sample({ clock: changeFailed, target: failureShown });
// Another window may have changed the batch.
sample({ clock: changeFailed, fn: ({ params: { id } }) => ({ id }), target: batchQuery.start });
