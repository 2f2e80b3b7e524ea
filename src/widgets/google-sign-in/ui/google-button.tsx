import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Role } from '@/shared/api';
import { drawGoogleButton } from '../api/google-identity';
import { $nonce, credentialReceived } from '../model/google-sign-in';
import { button } from './google-sign-in.css';

type GoogleButtonProps = { clientId: string; suggested: Role };

/** The container of Google's button. */
export function GoogleButton({ clientId, suggested }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const { nonce, received } = useUnit({ nonce: $nonce, received: credentialReceived });
  // Google stores the first callback, so the current role is read when it calls.
  const receive = useEffectEvent((credential: string) => received({ credential, suggested }));
  useEffect(() => {
    if (place.current && nonce)
      drawGoogleButton(place.current, { clientId, nonce }, (credential) => receive(credential));
  }, [clientId, nonce]);
  return <div ref={place} className={button} />;
}
