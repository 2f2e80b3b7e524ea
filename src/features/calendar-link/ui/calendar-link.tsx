import { useUnit } from 'effector-react';
import { Copy, RefreshCw } from 'lucide';
import { useState } from 'react';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import * as styles from './calendar-link.css';
import { $isChanging, $link, linkCopied, linkCreated, linkOpened, linkRevoked } from '../model/calendar-link';

type Question = 'renew' | 'revoke';

const questions: Readonly<Record<Question, { title: string; description: string; confirmLabel: string }>> = {
  renew: {
    title: 'Make a new link?',
    description: 'Calendars that use the present link stop at once.',
    confirmLabel: 'Make a new link',
  },
  revoke: {
    title: 'Turn the link off?',
    description: 'Calendars that use it stop at once, and can’t read your schedule any more.',
    confirmLabel: 'Turn it off',
  },
};

/** The private address of a person's schedule, for their calendar program. */
export function CalendarLink({ now }: { now: Date | null }) {
  const { state, isChanging, open, create, revoke, copy } = useUnit({
    state: $link,
    isChanging: $isChanging,
    open: linkOpened,
    create: linkCreated,
    revoke: linkRevoked,
    copy: linkCopied,
  });
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <div className={styles.link}>
      <PageSection title="Your calendar link">
        <Stack gap={3}>
          <Text tone="muted">
            Lessons and due dates in Google Calendar, Apple Calendar or Outlook. Anyone with the link can read
            your schedule. Google and Outlook look for changes every few hours, Apple as often as you set it.
          </Text>
          {state.state === 'loading' && <Skeleton lines={2} label="Loading your calendar link" />}
          {state.state === 'failed' && (
            <ErrorState title="Your calendar link couldn’t be loaded" onRetry={open}>
              {state.problem.message}
            </ErrorState>
          )}
          {state.state === 'ready' && state.link.url === null && (
            <div>
              <Button onClick={() => create()} pending={isChanging}>
                Create a link
              </Button>
            </div>
          )}
          {state.state === 'ready' && state.link.url !== null && (
            <>
              <TextInput label="Calendar link" value={state.link.url} readOnly />
              <Cluster gap={2}>
                <Button icon={Copy} onClick={() => copy()}>
                  Copy
                </Button>
                <Button icon={RefreshCw} onClick={() => setQuestion('renew')} pending={isChanging}>
                  New link
                </Button>
                <Button variant="quiet" onClick={() => setQuestion('revoke')}>
                  Turn off
                </Button>
              </Cluster>
              <Text tone="muted" size="sm">
                {state.link.last_read_at === null || now === null
                  ? 'No calendar has read it yet.'
                  : `Last read ${whenInWords(state.link.last_read_at, now)}.`}
              </Text>
            </>
          )}
        </Stack>
        <ConfirmDialog
          open={question !== null}
          {...questions[question ?? 'revoke']}
          danger={question === 'revoke'}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            if (question === 'renew') create();
            else revoke();
            setQuestion(null);
          }}
        />
      </PageSection>
    </div>
  );
}
