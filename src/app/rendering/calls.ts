import { callPersistently } from '@/shared/api';
import type { CallAnswer, Rendering } from '@/shared/first-view';

export type Answer = CallAnswer & { url: string };

/** Milliseconds that the document waits for a call; slower answers are sent after the view. */
const PATIENCE = 100;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The calls of one rendering: those that are answered go into the document, the others are pending. */
export function trackCalls(call: Rendering['call']) {
  const answers: Answer[] = [];
  /** By URL and caller: several parts of a page may need the same answer. */
  const made = new Map<string, Promise<Answer>>();
  const pending = new Map<Promise<Answer>, { url: string; startedAt: number }>();
  let isClosed = false;

  function tracked(url: string, authorization: string | null): Promise<CallAnswer> {
    // The browser makes the calls that follow the first view.
    if (isClosed) return new Promise(() => {});
    const key = `${url} ${authorization}`;
    const same = made.get(key);
    if (same) return untilClosed(same);
    const answered = callPersistently(call, url, authorization).then((answer) => {
      pending.delete(answered);
      if (!isClosed) answers.push({ ...answer, url });
      return { ...answer, url };
    });
    answered.catch(() => pending.delete(answered));
    made.set(key, answered);
    pending.set(answered, { url, startedAt: performance.now() });
    return untilClosed(answered);
  }

  /** A pending answer must not change the view while it is being rendered: the browser hydrates it without this answer. */
  async function untilClosed(answered: Promise<Answer>): Promise<Answer> {
    try {
      return await answered;
    } finally {
      if (isClosed) await new Promise(() => {});
    }
  }

  /** Resolves when no call is pending, or when one has taken too long. */
  async function settled(): Promise<void> {
    for (;;) {
      await turn();
      await turn();
      const [oldest] = pending;
      if (!oldest) return;
      const [answered, { startedAt }] = oldest;
      const left = startedAt + PATIENCE - performance.now();
      if (left <= 0) return;
      await raceTimeout(answered, left);
    }
  }

  /** Ends the first view. Later calls stay pending, and pending ones are pending. */
  function close(): { answers: Answer[]; pending: { url: string; answer: Promise<Answer> }[] } {
    isClosed = true;
    return { answers, pending: [...pending].map(([answer, { url }]) => ({ url, answer })) };
  }

  return { call: tracked, settled, close };
}

async function raceTimeout(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise.catch(() => {}), timeout]);
  clearTimeout(timer);
}
