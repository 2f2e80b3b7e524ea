import { lazy, Suspense } from 'react';
import type { Role } from '@/shared/api';
import { place } from './deferred-google-sign-in.css';

const GoogleSignIn = lazy(async () => ({
  default: (await import('./google-sign-in')).GoogleSignIn,
}));

type DeferredGoogleSignInProps = { clientId: string; suggested?: Role };

/** Google sign-in on an entry page, loaded after the page. */
export function DeferredGoogleSignIn(props: DeferredGoogleSignInProps) {
  return (
    <div className={place}>
      <Suspense>
        <GoogleSignIn {...props} />
      </Suspense>
    </div>
  );
}
