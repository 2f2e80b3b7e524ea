import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Role } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { $google, googleShown, retryAsked } from '../model/google-sign-in';
import { GoogleButton } from './google-button';
import * as styles from './google-sign-in.css';

// Only a new person sees it, and a dialog weighs more than all of this.
const NewcomerDialog = lazy(async () => ({
  default: (await import('./newcomer-dialog')).NewcomerDialog,
}));

export type GoogleSignInProps = {
  /** Under which Google knows this installation. */
  clientId: string;
  /** What a new person most likely is. */
  suggested?: Role;
};

/** Signing in with Google. It comes after the page, into a place of its own height. */
export function GoogleSignIn({ clientId, suggested = 'teacher' }: GoogleSignInProps) {
  const { google, shown, retry } = useUnit({ google: $google, shown: googleShown, retry: retryAsked });
  // The part comes when its code has come, which no route knows of.
  useEffect(() => shown(), [shown]);
  const isNew = google.state === 'choosing' || google.state === 'creating';
  return (
    <section className={styles.part} aria-label="Google">
      <p className={styles.or}>or</p>
      {google.state === 'ready' && google.problem && (
        <Banner tone="danger" urgent>
          {google.problem}
        </Banner>
      )}
      <div className={styles.place}>
        {google.state === 'loading' && <Spinner label="Loading Google" />}
        {google.state === 'signingIn' && <Spinner label="Signing in" />}
        {google.state === 'failed' && (
          <p className={styles.note} role="status">
            Google cannot be reached.{' '}
            <Button variant="quiet" size="sm" onClick={() => retry()}>
              Try again
            </Button>
          </p>
        )}
        {(google.state === 'ready' || isNew) && <GoogleButton clientId={clientId} suggested={suggested} />}
      </div>
      {isNew && (
        <Suspense>
          <NewcomerDialog />
        </Suspense>
      )}
    </section>
  );
}
