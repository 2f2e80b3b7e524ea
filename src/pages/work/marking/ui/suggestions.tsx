import { useUnit } from 'effector-react';
import { PenTool } from 'lucide';
import type { MarkSuggestion, SuggestionOverview } from '@/shared/api/suggestions';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { Progress } from '@/shared/ui/progress';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/suggestions';
import { isRunning } from '../model/suggestions-state';
import { AgreementLine } from './agreement';
import { SuggestDialog } from './suggest-dialog';

/** What was suggested for this work and for the others, with the button that asks for it. */
export function Suggestions({ isLocked }: { isLocked: boolean }) {
  const { overview, suggestion } = useUnit({
    overview: model.overview.$data,
    suggestion: model.suggestion.$data,
  });
  const ask = useUnit(model.suggestAsked);
  if (overview === null || suggestion === null) return null;
  const { papers, unreadable, run } = overview;
  const isOffered = papers > 0 && !isRunning(overview) && !isLocked;
  if (!isOffered && run === null && suggestion.state === 'none') return null;
  return (
    <Stack as="section" gap={3} label="Suggested marks">
      <OwnState suggestion={suggestion} isLocked={isLocked} isOffered={isOffered} />
      {run && isRunning(overview) ? <Run run={run} /> : null}
      <AgreementLine {...overview} />
      {isOffered ? (
        <div>
          <Button icon={PenTool} onClick={() => ask()}>
            {papers === 1 ? 'Suggest marks for 1 paper' : `Suggest marks for ${papers} papers`}
          </Button>
        </div>
      ) : null}
      {unreadable > 0 && isOffered ? (
        <Text size="xs" tone="muted">
          {unreadable === 1 ? '1 paper gets none' : `${unreadable} papers get none`}: only text of up to
          20,000 characters can be read.
        </Text>
      ) : null}
      <SuggestDialog />
    </Stack>
  );
}

type OwnStateProps = {
  suggestion: MarkSuggestion;
  isLocked: boolean;
  /** Whether the teacher can ask for suggestions now. */
  isOffered: boolean;
};

/** What there is for the work on this page. */
function OwnState({ suggestion, isLocked, isOffered }: OwnStateProps) {
  const { isHidden, blanks, acceptAll, hide } = useUnit({
    isHidden: model.$isHidden,
    blanks: model.$blanks,
    acceptAll: model.allAccepted,
    hide: model.suggestionsHidden,
  });
  const { state, because, outdated, attempt, flags } = suggestion;
  if (outdated !== null) {
    return (
      <Banner tone="warn" title="This suggestion is outdated">
        {outdated === 'new_attempt'
          ? `It is about attempt ${attempt}.${isOffered ? ' Ask for suggestions again to have this one read.' : ''}`
          : `The rubric has changed since.${isOffered ? ' Ask for suggestions again.' : ''}`}
      </Banner>
    );
  }
  if (state === 'none') return null;
  if (state === 'failed') {
    return (
      <Banner tone="warn" title="No suggestion for this paper">
        {because ?? 'It could not be read.'} Mark it yourself{isOffered ? ', or ask again.' : '.'}
      </Banner>
    );
  }
  if (state === 'paused') {
    return (
      <Banner tone="warn" title="Suggestions are paused">
        {because}
      </Banner>
    );
  }
  if (state !== 'ready') {
    return (
      <Text size="sm" tone="muted">
        {state === 'writing' ? 'This paper is being read.' : 'This paper is waiting to be read.'}
      </Text>
    );
  }
  return (
    <>
      <Cluster gap={3} align="start" wrap={false}>
        <Icon of={PenTool} />
        <Text size="2xs" tone="soft">
          Suggestions only. A score stays blank until you give one, and students never see a suggestion.
        </Text>
      </Cluster>
      {flags.includes('off_task') ? <Banner tone="warn" title="This paper may answer another task" /> : null}
      {flags.includes('unreadable') ? <Banner tone="warn" title="Much of this paper can’t be read" /> : null}
      {isLocked ? null : (
        <Cluster gap={2}>
          {blanks < 2 ? null : (
            <Button size="sm" variant="soft" onClick={() => acceptAll()}>
              Fill in blank scores
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => hide(!isHidden)}>
            {isHidden ? 'Show suggestions' : 'Ignore for this paper'}
          </Button>
        </Cluster>
      )}
    </>
  );
}

function Run({ run }: { run: NonNullable<SuggestionOverview['run']> }) {
  const { waiting, writing, finished, failed, cancelled } = run.counts;
  const all = waiting + writing + finished + failed + cancelled;
  const done = finished + failed + cancelled;
  const failures = failed > 0 ? ` ${failed} could not be read.` : '';
  return (
    <Stack gap={1}>
      <Progress thin label="Suggested marks" value={done} max={all} valueText={`${done} of ${all} papers`} />
      <Text size="xs" tone="muted">
        {done} of {all} read.{failures}{' '}
        {run.is_own ? <Link href={`/teacher/batches/${run.batch_id}`}>See or stop the run</Link> : null}
      </Text>
    </Stack>
  );
}
