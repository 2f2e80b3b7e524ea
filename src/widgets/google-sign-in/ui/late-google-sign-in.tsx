import { lazy, Suspense } from 'react';
import type { Role } from '@/shared/api';
import { place } from './late-google-sign-in.css';

const GoogleSignIn = lazy(async () => ({
  default: (await import('./google-sign-in')).GoogleSignIn,
}));

type LateGoogleSignInProps = { clientId: string; suggested?: Role };

/** Google sign-in on an entry page, loaded after the page. */
export function LateGoogleSignIn(props: LateGoogleSignInProps) {
  return (
    <div className={place}>
      <Suspense>
        <GoogleSignIn {...props} />
      </Suspense>
    </div>
  );
}
