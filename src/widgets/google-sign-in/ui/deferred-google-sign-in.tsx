import { lazy, Suspense } from 'react';
import { place } from './deferred-google-sign-in.css';
import type { GoogleSignInProps } from './google-sign-in';

const GoogleSignIn = lazy(async () => ({
  default: (await import('./google-sign-in')).GoogleSignIn,
}));

/** Google sign-in on an entry page, loaded after the page. */
export function DeferredGoogleSignIn(props: GoogleSignInProps) {
  return (
    <div className={place}>
      <Suspense>
        <GoogleSignIn {...props} />
      </Suspense>
    </div>
  );
}
