import { useUnit } from 'effector-react';
import { logoutRequested } from '@/entities/session';
import type { AccountSession } from '@/shared/api/account';
import { byLatest, clockOf, shortDayOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { Skeleton } from '@/shared/ui/skeleton';
import { $revoking, sessionsList, signOutRequested } from '../model/sessions';
import { Part } from './part';

/** The devices on which the account is signed in, each with a button to sign it out. */
export function SessionsPart() {
  const { sessions, revoking } = useUnit({ sessions: sessionsList.$list, revoking: $revoking });
  const on = useUnit({ end: signOutRequested, retry: sessionsList.refreshed, signOut: logoutRequested });
  return (
    <Part title="Devices" note="Sign out any device you don’t recognise, then change your password.">
      {sessions.state === 'loading' && <Skeleton lines={3} label="Loading your devices" />}
      {sessions.state === 'failed' && (
        <ErrorState title="Your devices couldn’t be loaded" onRetry={on.retry}>
          {sessions.problem.message}
        </ErrorState>
      )}
      {sessions.state === 'ready' && (
        // As tall as its rows, even if the margin beside it is taller.
        <div>
          <MarginList
            label="Devices, most recently used first"
            density="dense"
            items={byUse(sessions.items).map((session) => rowOf(session, revoking.includes(session.id), on))}
          />
        </div>
      )}
    </Part>
  );
}

/** This device first, then the most recently used. */
const byUse = (sessions: readonly AccountSession[]): AccountSession[] =>
  sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || byLatest(one.last_used_at, other.last_used_at),
  );

type Actions = { end: (id: string) => void; signOut: () => void };

function rowOf(session: AccountSession, pending: boolean, { end, signOut }: Actions): MarginListItem {
  const { id, device, current, created_at, last_used_at, expires_at } = session;
  const span = `Signed in ${shortDayOf(created_at)}, expires ${shortDayOf(expires_at)}`;
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
      <Button size="sm" pending={pending} onClick={() => end(id)}>
        Sign out device
      </Button>
    ),
  };
}
