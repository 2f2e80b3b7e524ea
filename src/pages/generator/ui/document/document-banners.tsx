import { useUnit } from 'effector-react';
import {
  changeRequested,
  changeProblemDismissed,
  type GenerationState,
  isSettled,
  reloadRequested,
  untrashRequested,
} from '@/entities/generation';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { finishedCount } from '../../model/document-view';

/** The state of the document where it needs attention, each with its next step. */
export function DocumentBanners({ state }: { state: GenerationState }) {
  const on = useUnit({
    change: changeRequested,
    dismiss: changeProblemDismissed,
    reload: reloadRequested,
    restore: untrashRequested,
  });
  if (state.state === 'writing') {
    return state.link.state === 'lost' ? (
      <Banner tone="warn" urgent title="Connection lost">
        Writing continues on the server. This page catches up when you’re back online.
      </Banner>
    ) : null;
  }
  if (!isSettled(state)) return null;
  const { generation } = state.document;
  const written = `${finishedCount(generation)} of ${generation.sections.length} sections are written and saved.`;
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
    (state.problem === null || state.problem.change.kind === 'edit');
  if (isQuiet) return null;
  const isConflict = state.problem?.problem.status === 409;
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
      {state.state === 'stopped' ? (
        <Banner tone="info" title="You stopped the writing" action={continueButton('Write the rest')}>
          {written} You’re charged only for those.
        </Banner>
      ) : null}
      {state.state === 'interrupted' ? (
        <Banner tone="warn" title="The writing was interrupted" action={continueButton('Write the rest')}>
          {written} You’re charged only for those.
        </Banner>
      ) : null}
      {state.state === 'failed' ? (
        <Banner
          tone="danger"
          title={state.failure.message}
          {...(state.failure.retryable && { action: continueButton('Try again') })}
        >
          {written} You’re charged only for those.
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
