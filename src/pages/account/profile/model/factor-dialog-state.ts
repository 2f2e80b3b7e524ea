import type { PasskeyCreationOptions } from '@/shared/api/second-factor';

/** What the owner wants to change. */
export type Task =
  | { kind: 'addAuthenticator' }
  | { kind: 'removeAuthenticator' }
  | { kind: 'addPasskey' }
  | { kind: 'removePasskey'; id: string; name: string }
  | { kind: 'renewCodes' };

export type FactorDialog =
  | { state: 'closed' }
  /** Asks for the password. */
  | { state: 'confirming'; task: Task }
  /** Shows the QR code and asks for a first code. */
  | { state: 'scanning'; secret: string; uri: string }
  /** Asks for a name, then the browser creates the passkey. */
  | { state: 'naming'; options: PasskeyCreationOptions }
  /** Shows the recovery codes, once. */
  | { state: 'codes'; codes: readonly string[] };

export const closed: FactorDialog = { state: 'closed' };

export const open = (dialog: FactorDialog, task: Task): FactorDialog =>
  dialog.state === 'closed' ? { state: 'confirming', task } : dialog;

export const scan = (dialog: FactorDialog, app: { secret: string; uri: string }): FactorDialog =>
  dialog.state === 'confirming' ? { state: 'scanning', ...app } : dialog;

export const name = (dialog: FactorDialog, options: PasskeyCreationOptions): FactorDialog =>
  dialog.state === 'confirming' ? { state: 'naming', options } : dialog;

/** New recovery codes are shown, also when the user has closed the dialog meanwhile. */
export const finish = (_: FactorDialog, codes: readonly string[] | null): FactorDialog =>
  codes === null ? closed : { state: 'codes', codes };
