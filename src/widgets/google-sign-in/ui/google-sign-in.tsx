import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Role } from '@/shared/api';
import type { Terms } from '@/shared/api/auth';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { $google, googleShown, retryRequested } from '../model/google-sign-in';
import { GoogleButton } from './google-button';
import * as styles from './google-sign-in.css';

// Loaded late: only new users see it, and a dialog is large.
const NewcomerDialog = lazy(async () => ({
  default: (await import('./newcomer-dialog')).NewcomerDialog,
}));

export type GoogleSignInProps = {
  /** The installation's client id at Google. */
  clientId: string;
  /** What a new user agrees to. */
  terms: Terms;
  /** The role that is preselected for a new user. */
  suggested?: Role;
};

/** Sign-in with Google; loads after the page into a container of its final height. */
export function GoogleSignIn({ clientId, terms, suggested = 'teacher' }: GoogleSignInProps) {
  const { google, shown, retry } = useUnit({ google: $google, shown: googleShown, retry: retryRequested });
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
          <NewcomerDialog terms={terms} />
        </Suspense>
      )}
    </section>
  );
}
