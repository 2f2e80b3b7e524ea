import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import type { SecondFactor } from '@/shared/api/second-factor';
import { shortDayOf } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { ErrorState } from '@/shared/ui/error-state';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $dialog, changeRequested } from '../model/factor-dialog';
import type { Task } from '../model/factor-dialog-state';
import { $factors, factorsRetried } from '../model/second-factor';
import { Part } from './part';

// Loaded late: few visits of the profile change a second factor.
const FactorDialogs = lazy(async () => ({
  default: (await import('./factor-dialogs')).FactorDialogs,
}));

/** Fewer than this many recovery codes are announced as low. */
const LOW = 4;

/** Two-step verification: the authenticator app, the passkeys and the recovery codes. */
export function SecondFactorPart() {
  const [state, dialog] = useUnit([$factors, $dialog]);
  const retry = useUnit(factorsRetried);
  return (
    <Part title="Two-step verification" note="Protects your account even if someone knows your password.">
      {state.state === 'loading' && <Skeleton lines={3} label="Loading two-step verification" />}
      {state.state === 'failed' && (
        <ErrorState title="Two-step verification couldn’t be loaded" onRetry={() => retry()}>
          {state.problem.message}
        </ErrorState>
      )}
      {state.state === 'ready' && <Factors factors={state.factors} />}
      {dialog.state !== 'closed' && (
        <Suspense>
          <FactorDialogs />
        </Suspense>
      )}
    </Part>
  );
}

function Factors({ factors }: { factors: SecondFactor }) {
  const change = useUnit(changeRequested);
  const { authenticator, passkeys, recovery_codes_left: left, required, session_verified } = factors;
  const isOff = authenticator === null && passkeys.length === 0;
  return (
    <>
      {required && isOff && (
        <Banner tone="warn">Administrators need two-step verification. Add an app or a passkey.</Banner>
      )}
      {required && session_verified && (
        <Banner
          tone="info"
          title="You are an administrator"
          action={
            <Button size="sm" href="/admin">
              Open administration
            </Button>
          }
        />
      )}
      {required && !isOff && !session_verified && (
        <Banner tone="info">Sign out and in again to use what administrators can do.</Banner>
      )}
      {!isOff && left < LOW && (
        <Banner tone="warn">
          {left === 0 ? 'You have no recovery codes left.' : `You have ${left} recovery codes left.`} Create
          new ones.
        </Banner>
      )}
      {isOff ? (
        <Text size="sm" tone="soft">
          Off. Add an authenticator app or a passkey, and you confirm each sign-in with it.
        </Text>
      ) : (
        // The list is as tall as its rows, even where the margin beside it is taller.
        <div>
          <MarginList label="How you confirm a sign-in" density="dense" items={rowsOf(factors, change)} />
        </div>
      )}
      <Cluster gap={3}>
        {authenticator === null && (
          <Button onClick={() => change({ kind: 'addAuthenticator' })}>Add an authenticator app</Button>
        )}
        <Button onClick={() => change({ kind: 'addPasskey' })}>Add a passkey</Button>
      </Cluster>
    </>
  );
}

function rowsOf(
  { authenticator, passkeys, recovery_codes_left: left }: SecondFactor,
  change: (task: Task) => void,
): MarginListItem[] {
  const remove = (label: string, task: Task) => (
    <Button size="sm" onClick={() => change(task)}>
      Remove<VisuallyHidden> {label}</VisuallyHidden>
    </Button>
  );
  return [
    ...(authenticator
      ? [
          {
            id: 'authenticator',
            lead: 'App',
            title: 'Authenticator app',
            note: datesOf(authenticator),
            end: remove('the authenticator app', { kind: 'removeAuthenticator' }),
          },
        ]
      : []),
    ...passkeys.map((passkey) => ({
      id: passkey.id,
      lead: 'Key',
      title: passkey.name,
      note: datesOf(passkey),
      end: remove(passkey.name, { kind: 'removePasskey', id: passkey.id, name: passkey.name }),
    })),
    {
      id: 'codes',
      lead: 'Codes',
      title: 'Recovery codes',
      note: `${left} of 10 left`,
      end: (
        <Button size="sm" onClick={() => change({ kind: 'renewCodes' })}>
          Create new codes
        </Button>
      ),
    },
  ];
}

const datesOf = ({ added_at, last_used_at }: { added_at: string; last_used_at: string | null }) =>
  `Added ${shortDayOf(added_at)}, ${last_used_at === null ? 'not used yet' : `last used ${shortDayOf(last_used_at)}`}`;
