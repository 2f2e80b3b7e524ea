import { useUnit } from 'effector-react';
import {
  changeRequested,
  changeProblemDismissed,
  type GenerationState,
  isSettled,
  reloadRequested,
  untrashRequested,
  type Writing,
} from '@/entities/generation';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { finishedCount } from '@/entities/document';
import { DeclineNotice } from '@/features/safety';
import { $pending, pendingDiscarded, pendingRetried } from '@/features/document/editor';
import { $outline } from '../../model/outline';
import { OutlineApproval } from './outline-approval';

const CHANGED_ELSEWHERE = 409;

const waitingCauses = {
  busy: 'The AI provider is busy.',
  loading: 'The AI model is loading.',
  error: 'The AI provider had an error.',
} as const satisfies Record<NonNullable<Writing['waiting']>['reason'], string>;

/** The state of the document where it needs attention, each with its next step. */
export function DocumentBanners({ state }: { state: GenerationState }) {
  const on = useUnit({
    change: changeRequested,
    dismiss: changeProblemDismissed,
    reload: reloadRequested,
    restore: untrashRequested,
    retry: pendingRetried,
    discard: pendingDiscarded,
  });
  const { pending, outline } = useUnit({ pending: $pending, outline: $outline });
  if (state.state === 'writing') {
    if (state.link.state === 'lost') {
      return (
        <Banner tone="warn" urgent title="Connection lost">
          Writing continues on the server. This page catches up when you’re back online.
        </Banner>
      );
    }
    return state.waiting ? (
      <Banner tone="info" title={waitingCauses[state.waiting.reason]}>
        Lectern tries again in {state.waiting.seconds === 1 ? '1 second' : `${state.waiting.seconds} seconds`}
        .
      </Banner>
    ) : null;
  }
  if (!isSettled(state)) return null;
  const { generation } = state.document;
  const finished = finishedCount(generation);
  const written =
    finished === 0
      ? 'Nothing is written yet, and you aren’t charged.'
      : `${finished} of ${generation.sections.length} sections are written and saved. You’re charged only for those.`;
  const continueButton = (label: string) => (
    <Button
      size="sm"
      variant="second"
      pending={state.pending?.kind === 'continue'}
      onClick={() => on.change({ kind: 'continue' })}
    >
      {label}
    </Button>
  );
  const isQuiet =
    generation.trashed_at === null &&
    state.state === 'complete' &&
    pending.state !== 'failed' &&
    (state.problem === null || state.problem.change.kind === 'edit');
  if (isQuiet) return null;
  const isTrashed = generation.trashed_at !== null;
  const isConflict = state.problem?.problem.status === CHANGED_ELSEWHERE;
  return (
    <Stack gap={2}>
      {generation.trashed_at === null ? null : (
        <Banner
          tone="info"
          title="This document is in the trash"
          action={
            <Button size="sm" variant="second" onClick={() => on.restore()}>
              Restore
            </Button>
          }
        />
      )}
      {pending.state === 'failed' ? (
        <Banner
          tone="danger"
          urgent
          title={pending.problem.message}
          action={
            <>
              <Button size="sm" variant="second" onClick={() => on.retry()}>
                {pending.problem.status === CHANGED_ELSEWHERE ? 'Use my version' : 'Try again'}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => on.discard()}>
                Discard my edit
              </Button>
            </>
          }
        >
          Your edit isn’t saved yet.
        </Banner>
      ) : null}
      {outline && !isTrashed && state.state !== 'failed' ? (
        <OutlineApproval outline={outline} state={state} />
      ) : null}
      {state.state === 'stopped' && !outline ? (
        <Banner tone="info" title="You stopped the writing" action={continueButton('Write the rest')}>
          {written}
        </Banner>
      ) : null}
      {state.state === 'interrupted' && !outline ? (
        <Banner tone="warn" title="The writing was interrupted" action={continueButton('Write the rest')}>
          {written}
        </Banner>
      ) : null}
      {state.state === 'failed' && state.failure.decline ? <DeclineNotice /> : null}
      {state.state === 'failed' && !state.failure.decline ? (
        <Banner
          tone="danger"
          title={state.failure.message}
          {...(state.failure.retryable && { action: continueButton('Try again') })}
        >
          {written}
        </Banner>
      ) : null}
      {state.problem && state.problem.change.kind !== 'edit' ? (
        <Banner
          tone="danger"
          urgent
          title={state.problem.problem.message}
          onDismiss={() => on.dismiss()}
          {...(isConflict && {
            action: (
              <Button size="sm" variant="second" onClick={() => on.reload()}>
                Show the latest version
              </Button>
            ),
          })}
        />
      ) : null}
    </Stack>
  );
}
