import { useUnit } from 'effector-react';
import { logoutAsked } from '@/entities/session';
import type { AccountSession } from '@/shared/api/account';
import { clockOf, shortDayOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { Skeleton } from '@/shared/ui/skeleton';
import { $sessions, endAsked, sessionsAsked } from '../model/sessions';
import { Part } from './part';

/** Where the account is signed in, each with the way to end it. */
export function SessionsPart() {
  const { sessions, end, retry, signOut } = useUnit({
    sessions: $sessions,
    end: endAsked,
    retry: sessionsAsked,
    signOut: logoutAsked,
  });
  return (
    <Part title="Signed in" note="End what you do not know, then change your password.">
      {sessions.state === 'loading' && <Skeleton lines={3} label="Loading where you are signed in" />}
      {sessions.state === 'failed' && (
        <ErrorState title="Where you are signed in could not be read" onRetry={retry}>
          {sessions.problem.message}
        </ErrorState>
      )}
      {sessions.state === 'ready' && (
        // The list is as tall as its rows, however tall the margin beside it is.
        <div>
          <MarginList
            label="Where you are signed in, and when you last were there"
            density="dense"
            items={sessions.items.map((session) =>
              rowOf(session, sessions.ending.includes(session.id), { end, signOut }),
            )}
          />
        </div>
      )}
    </Part>
  );
}

type Actions = { end: (id: string) => void; signOut: () => void };

function rowOf(session: AccountSession, ending: boolean, { end, signOut }: Actions): MarginListItem {
  const { id, device, current, created_at, last_used_at, expires_at } = session;
  const span = `Since ${shortDayOf(created_at)}, until ${shortDayOf(expires_at)}`;
  return {
    id,
    lead: current ? 'Now' : shortDayOf(last_used_at),
    leadNote: current ? undefined : clockOf(last_used_at),
    title: device,
    note: current ? `This device. ${span}` : span,
    current,
    end: current ? (
      <Button size="sm" onClick={() => signOut()}>
        Sign out
      </Button>
    ) : (
      <Button size="sm" pending={ending} onClick={() => end(id)}>
        End
      </Button>
    ),
  };
}
