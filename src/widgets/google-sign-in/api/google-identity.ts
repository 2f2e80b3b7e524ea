import { createEffect } from 'effector';
import { afterHydration } from '@/shared/first-view';

/** The part of Google's script that is used here. */
type GoogleIdentity = {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
    cancel_on_tap_outside: boolean;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    look: { type: 'standard'; theme: 'outline'; size: 'large'; text: 'continue_with'; width: number },
  ) => void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

const SOURCE = 'https://accounts.google.com/gsi/client';
/** The largest width that Google's button supports. */
const WIDEST = 400;

const identity = (): GoogleIdentity | undefined => window.google?.accounts?.id;

/** Loads Google's script once. Fails where it is blocked, as by a school's filter. */
export const loadGoogleFx = createEffect<void, void>({
  name: 'loadGoogle',
  handler: () => afterHydration(loadScript),
});

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (identity()) return resolve();
    const script = document.createElement('script');
    script.src = SOURCE;
    script.async = true;
    script.onload = () => (identity() ? resolve() : reject(new Error('Google’s script has no sign-in.')));
    script.onerror = () => {
      script.remove();
      reject(new Error('Google’s script could not be loaded.'));
    };
    document.head.append(script);
  });
}

/** Renders Google's button, which alone can request an ID token. */
export function drawGoogleButton(
  place: HTMLElement,
  { clientId, nonce }: { clientId: string; nonce: string },
  onCredential: (credential: string) => void,
): void {
  identity()?.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onCredential(credential),
    cancel_on_tap_outside: false,
  });
  identity()?.renderButton(place, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    text: 'continue_with',
    width: Math.min(WIDEST, place.clientWidth),
  });
}
