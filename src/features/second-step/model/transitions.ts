import type { SecondFactorMethod } from '@/shared/api/second-factor';

export type CodeMethod = Exclude<SecondFactorMethod, 'passkey'>;

/** What the user confirms the sign-in with. */
export type SecondStep =
  | { state: 'idle' }
  | { state: 'code'; method: CodeMethod }
  | { state: 'passkey'; problem: string | null }
  /** The browser asks for the passkey, or the server checks it. */
  | { state: 'signing' };

export const idle: SecondStep = { state: 'idle' };

export const choose = (step: SecondStep, method: SecondFactorMethod): SecondStep => {
  if (step.state === 'signing') return step;
  return method === 'passkey' ? { state: 'passkey', problem: null } : { state: 'code', method };
};

export const sign = (step: SecondStep): SecondStep =>
  step.state === 'passkey' ? { state: 'signing' } : step;

export const fail = (step: SecondStep, problem: string): SecondStep =>
  step.state === 'signing' ? { state: 'passkey', problem } : step;

/** The method that is shown now. */
export const methodOf = (step: SecondStep): SecondFactorMethod | null => {
  if (step.state === 'idle') return null;
  return step.state === 'code' ? step.method : 'passkey';
};
