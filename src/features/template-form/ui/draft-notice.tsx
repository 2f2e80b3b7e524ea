import { useUnit } from 'effector-react';
import { shortDayOf, clockOf } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Text } from '@/shared/ui/text';
import {
  $notice,
  otherVersionChosen,
  ownVersionKept,
  startOverRequested,
  startOverUndone,
} from '../model/draft';
import { $prefilled, prefillCleared } from '../model/template';

const when = (at: string): string => `${shortDayOf(at)}, ${clockOf(at)}`;

/** What the form has restored or filled in, and the choice between two versions of it. */
export function DraftNotice() {
  const [notice, prefilled] = useUnit([$notice, $prefilled]);
  const on = useUnit({
    startOver: startOverRequested,
    undo: startOverUndone,
    other: otherVersionChosen,
    own: ownVersionKept,
    clear: prefillCleared,
  });
  switch (notice.state) {
    case 'none':
      return prefilled.length > 0 ? <PrefillNotice onClear={on.clear} /> : null;
    case 'restored':
      return (
        <Banner
          action={
            <Button size="sm" variant="quiet" onClick={() => on.startOver()}>
              Start over
            </Button>
          }
        >
          {notice.savedAt === null
            ? 'This is what you typed here last time.'
            : `This is your draft of ${when(notice.savedAt)}.`}
        </Banner>
      );
    case 'startedOver':
      return (
        <Banner
          action={
            <Button size="sm" variant="quiet" onClick={() => on.undo()}>
              Undo
            </Button>
          }
        >
          Your draft was deleted.
        </Banner>
      );
    case 'conflict':
      return (
        <Banner tone="warn" urgent title="This form changed in another window">
          <p>That version was saved on {when(notice.other.updated_at)}. Choose the one to keep.</p>
          <Cluster gap={2}>
            <Button size="sm" variant="second" onClick={() => on.own()}>
              Keep this one
            </Button>
            <Button size="sm" variant="quiet" onClick={() => on.other()}>
              Open the other one
            </Button>
          </Cluster>
        </Banner>
      );
  }
}

function PrefillNotice({ onClear }: { onClear: () => void }) {
  return (
    <Cluster gap={2} justify="between">
      <Text size="2xs" tone="muted">
        Filled in from your last document or your profile.
      </Text>
      <Button size="sm" variant="quiet" onClick={() => onClear()}>
        Clear
      </Button>
    </Cluster>
  );
}
