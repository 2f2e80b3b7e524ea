import type { Guest } from '../../../platform/http/security-headers.ts';

/** Google Identity Services: its script, the frame of its button and the sign-in popup. */
export const googleGuest: Guest = {
  scripts: ['https://accounts.google.com/gsi/client'],
  frames: ['https://accounts.google.com/gsi/'],
  connections: ['https://accounts.google.com/gsi/'],
  styles: ['https://accounts.google.com/gsi/style'],
  opensWindow: true,
};
