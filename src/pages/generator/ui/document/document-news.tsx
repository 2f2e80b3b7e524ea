import { useUnit } from 'effector-react';
import {
  changeAsked,
  changeProblemDismissed,
  type GenerationState,
  isResting,
  reloadAsked,
  untrashAsked,
} from '@/entities/generation';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { finishedCount } from '../../model/document-view';

/** What the person should know about the document before reading on, and what can be done about it. */
export function DocumentNews({ state }: { state: GenerationState }) {
  const on = useUnit({
    change: changeAsked,
    dismiss: changeProblemDismissed,
    reload: reloadAsked,
    restore: untrashAsked,
  });
  if (state.state === 'writing') {
    return state.link.state === 'cut' ? (
      <Banner tone="warn" urgent title="The connection is gone.">
        Writing goes on without it. What is missing here comes when the connection is back.
      </Banner>
    ) : null;
  }
  if (!isResting(state)) return null;
  const { generation } = state.document;
  const written = `${finishedCount(generation)} of ${generation.sections.length} sections are written and kept.`;
  const goOn = (label: string) => (
    <Button
      size="sm"
      variant="second"
      pending={state.asked?.kind === 'continue'}
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
          title="This document is in the trash."
          action={
            <Button size="sm" variant="second" onClick={() => on.restore()}>
              Restore
            </Button>
          }
        />
      )}
      {state.state === 'stopped' ? (
        <Banner tone="info" title="You stopped the writing." action={goOn('Write the rest')}>
          {written} Only what was used is charged.
        </Banner>
      ) : null}
      {state.state === 'interrupted' ? (
        <Banner tone="warn" title="The writing was interrupted." action={goOn('Write the rest')}>
          {written} Only what was used is charged.
        </Banner>
      ) : null}
      {state.state === 'failed' ? (
        <Banner
          tone="danger"
          title={state.failure.message}
          {...(state.failure.retryable && { action: goOn('Try again') })}
        >
          {written} Only what was used is charged.
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
                Show the newest
              </Button>
            ),
          })}
        />
      ) : null}
    </Stack>
  );
}
