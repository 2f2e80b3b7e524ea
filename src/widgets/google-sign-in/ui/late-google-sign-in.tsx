import { lazy, Suspense } from 'react';
import type { Role } from '@/shared/api';
import { place } from './late-google-sign-in.css';

const GoogleSignIn = lazy(async () => ({
  default: (await import('./google-sign-in')).GoogleSignIn,
}));

type LateGoogleSignInProps = { clientId: string; suggested?: Role };

/** Google's part of an entry page: its code comes after the page that can do without it. */
export function LateGoogleSignIn(props: LateGoogleSignInProps) {
  return (
    <div className={place}>
      <Suspense>
        <GoogleSignIn {...props} />
      </Suspense>
    </div>
  );
}
