import { createEvent, createStore, sample } from 'effector';
import {
  $document,
  $generation,
  acceptsChanges,
  changeCompleted,
  generationClosed,
  openAccepted,
  startAccepted,
} from '@/entities/generation';
import { assignPath } from '@/entities/assignment';
import { documentRoute } from '@/shared/api/template-route';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import {
  createDeriveGenerationsMutation,
  createDuplicateGenerationMutation,
  createEstimateDerivationMutation,
  createEstimateRevisionMutation,
} from '@/shared/api/actions';
import type { Estimate } from '@/shared/api/generations';
import type { ActionKey } from '@/shared/api/templates';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { derivationOf, revisionOf } from './action-request';

/** An action that shows its price before it begins. `choice` is a language, a section or a template; empty if none is chosen. */
export type ChosenAction =
  | { state: 'none' }
  | {
      state: 'choosing' | 'pricing' | 'priced' | 'starting';
      key: ActionKey;
      choice: string;
      estimate: Estimate | null;
      problem: Problem | null;
    };

export const actionOpened = createEvent<ActionKey>();
export const choiceMade = createEvent<string>();
export const actionConfirmed = createEvent();
export const actionClosed = createEvent();
export const duplicateRequested = createEvent();
/** Opens the form of an assignment that begins with the document. */
export const assignRequested = createEvent();

const revisionPrice = createEstimateRevisionMutation();
const derivationPrice = createEstimateDerivationMutation();
const deriveMutation = createDeriveGenerationsMutation();
const duplicateMutation = createDuplicateGenerationMutation();
concurrency(revisionPrice, { strategy: 'TAKE_LATEST' });
concurrency(derivationPrice, { strategy: 'TAKE_LATEST' });

// none -> choosing -> pricing -> priced -> starting -> none; without a choice to make, none -> pricing
export const $action = createStore<ChosenAction>({ state: 'none' }, { name: 'documentAction' });

const begin = (key: ActionKey, choice: string): ChosenAction => ({
  state: 'choosing',
  key,
  choice,
  estimate: null,
  problem: null,
});

$action
  .on(actionOpened, (_, key) => begin(key, ''))
  .on(choiceMade, (action, choice) => (action.state === 'none' ? action : begin(action.key, choice)))
  .reset(actionClosed, changeCompleted, generationClosed, openAccepted, startAccepted);

const priceRequested = sample({
  clock: [actionOpened, choiceMade],
  source: { action: $action, state: $generation },
  fn: ({ action, state }) => {
    if (action.state === 'none' || !acceptsChanges(state)) return null;
    const { id, version } = state.document.generation;
    return { id, revision: revisionOf(action, version), derivation: derivationOf(action, version) };
  },
}).filterMap(nonNull);

sample({
  clock: priceRequested.filterMap(({ id, revision }) => revision && { id, revisionRequest: revision }),
  target: revisionPrice.start,
});
sample({
  clock: priceRequested.filterMap(
    ({ id, derivation }) => derivation && { id, derivationRequest: derivation },
  ),
  target: derivationPrice.start,
});

$action
  .on([revisionPrice.start, derivationPrice.start], (action) =>
    action.state === 'choosing' ? { ...action, state: 'pricing' } : action,
  )
  .on([revisionPrice.finished.success, derivationPrice.finished.success], (action, { result }) =>
    action.state === 'pricing' ? { ...action, state: 'priced', estimate: result } : action,
  )
  .on(
    [revisionPrice.finished.failure, derivationPrice.finished.failure, deriveMutation.finished.failure],
    (action, { error }) =>
      action.state === 'none' ? action : { ...action, state: 'choosing', problem: problemOf(error) },
  );

const confirmed = sample({
  clock: actionConfirmed,
  source: { action: $action, state: $generation },
  fn: ({ action, state }) => {
    const canBegin =
      action.state === 'priced' && action.estimate?.affordable && action.estimate.refusal === null;
    if (!canBegin || !acceptsChanges(state)) return null;
    const { id, version } = state.document.generation;
    return { id, revision: revisionOf(action, version), derivation: derivationOf(action, version) };
  },
}).filterMap(nonNull);

/** A rewrite of the open document was confirmed; its editor sends it. */
export const revisionConfirmed = confirmed.filterMap(({ revision }) =>
  revision
    ? {
        kind: 'revise' as const,
        change: revision.change,
        ...(revision.section && { section: revision.section }),
      }
    : undefined,
);
sample({ clock: revisionConfirmed, target: actionClosed });
sample({
  clock: confirmed.filterMap(({ id, derivation }) => derivation && { id, derivationRequest: derivation }),
  target: deriveMutation.start,
});
$action.on(deriveMutation.start, (action) =>
  action.state === 'priced' ? { ...action, state: 'starting' } : action,
);

const routeOf = ({ id, template_type }: { id: string; template_type: string }) =>
  documentRoute(template_type, id);

sample({
  clock: deriveMutation.finished.success.filterMap(({ result }) => result.items[0]),
  fn: (first) => ({ to: routeOf(first) }),
  target: [navigateFx, actionClosed.prepend(() => undefined)],
});

sample({
  clock: duplicateRequested,
  source: $document,
  filter: Boolean,
  fn: ({ generation }) => ({ id: generation.id }),
  target: duplicateMutation.start,
});
sample({
  clock: duplicateMutation.finished.success,
  fn: ({ result }) => ({ to: routeOf(result) }),
  target: navigateFx,
});
sample({
  clock: duplicateMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Duplicated. This is the copy.' }),
  target: toastShown,
});
sample({ clock: duplicateMutation.finished.failure, target: failureShown });

sample({
  clock: assignRequested,
  source: $document,
  filter: Boolean,
  fn: ({ generation }) => ({ to: assignPath(generation.id) }),
  target: navigateFx,
});
