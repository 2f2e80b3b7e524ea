import type { Problem } from '@/shared/api';
import type { BriefcaseUpload } from '@/shared/api/briefcases';

/** A file on its way, in parts. */
export type Sending = {
  /** Of the list, until the server gives one. */
  id: string;
  file: File;
  folderId: string | null;
  /** The entry of which it becomes the newest version. */
  entryId?: string | undefined;
  /** What the server has told of it. */
  upload: Pick<BriefcaseUpload, 'id' | 'received' | 'part_bytes'> | null;
  /** Calls that failed in a row. */
  failures: number;
  state: 'waiting' | 'sending' | 'interrupted' | 'done' | 'failed';
  error?: string;
};

type List = readonly Sending[];

/** How often a part is sent again before the user is asked. A connection that is away for a minute is waited for. */
const MAX_FAILURES = 8;

/** Whether the same call may succeed later. A 409 to a part says that another arrived, and to a new upload that it can't begin. */
const passes = ({ status }: Problem, { upload }: Sending): boolean =>
  status === null || status === 408 || status === 429 || status >= 500 || (status === 409 && upload !== null);

const change = (list: List, id: string, changed: (sending: Sending) => Sending): List =>
  list.map((sending) => (sending.id === id ? changed(sending) : sending));

/** The next file to send, unless one is on its way. */
export const nextOf = (list: List): Sending | undefined =>
  list.some(({ state }) => state === 'sending' || state === 'interrupted')
    ? undefined
    : list.find(({ state }) => state === 'waiting');

export const begin = (list: List, id: string): List =>
  change(list, id, (sending) => ({ ...sending, state: 'sending' }));

export const receive = (list: List, id: string, upload: BriefcaseUpload): List =>
  change(list, id, ({ error: _, ...sending }) => ({
    ...sending,
    upload,
    // A server that answers but takes nothing is given up like one that does not.
    failures: upload.received > (sending.upload?.received ?? -1) ? 0 : sending.failures,
    state: upload.entry === null ? 'sending' : 'done',
  }));

/** A cut connection or a busy server is waited for; anything else ends the upload. */
export const fail = (list: List, id: string, problem: Problem): List =>
  change(list, id, (sending) =>
    passes(problem, sending) && sending.failures < MAX_FAILURES
      ? { ...sending, failures: sending.failures + 1, state: 'interrupted' }
      : { ...sending, state: 'failed', error: problem.fields.file?.[0] ?? problem.message },
  );

export const retry = (list: List, id: string): List =>
  change(list, id, ({ error: _, ...sending }) => ({ ...sending, failures: 0, state: 'waiting' }));

export const remove = (list: List, id: string): List => list.filter((sending) => sending.id !== id);

/** From 0 to 1. */
export const progressOf = ({ file, upload, state }: Sending): number =>
  state === 'done' ? 1 : file.size === 0 ? 0 : (upload?.received ?? 0) / file.size;
