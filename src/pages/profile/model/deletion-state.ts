/** How far deleting the account has come. */
export type Deletion =
  | { state: 'closed' }
  | { state: 'asking'; proof: string; error: string | null }
  | { state: 'deleting'; proof: string };

export const closed: Deletion = { state: 'closed' };

export const ask = (deletion: Deletion): Deletion =>
  deletion.state === 'closed' ? { state: 'asking', proof: '', error: null } : deletion;

export const write = (deletion: Deletion, proof: string): Deletion =>
  deletion.state === 'asking' ? { state: 'asking', proof, error: null } : deletion;

export const refuse = (deletion: Deletion, error: string): Deletion =>
  deletion.state === 'asking' ? { ...deletion, error } : deletion;

/** What is being deleted cannot be kept any more. */
export const cancel = (deletion: Deletion): Deletion => (deletion.state === 'asking' ? closed : deletion);

export const confirm = (deletion: Deletion): Deletion =>
  deletion.state === 'asking' && deletion.proof.trim() !== ''
    ? { state: 'deleting', proof: deletion.proof }
    : deletion;

export const fail = (deletion: Deletion, error: string): Deletion =>
  deletion.state === 'deleting' ? { state: 'asking', proof: deletion.proof, error } : deletion;
