/**
 * Runs tasks of many owners, at most `slots` at once and one at a time for each owner. Owners take
 * turns, so one with many tasks delays the others by at most one task.
 */
export class FairQueue {
  readonly #slots: number;
  /** The waiting tasks by owner, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Set<string>();

  constructor(slots: number) {
    this.#slots = slots;
  }

  /** Rejects with the signal's reason if it aborts before the task begins. */
  async run<Result>(owner: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#turn(owner, signal);
    try {
      return await task();
    } finally {
      this.#running.delete(owner);
      this.#startNext();
    }
  }

  /** How many tasks of the owner wait or run. */
  countOf(owner: string): number {
    return (this.#waiting.get(owner)?.length ?? 0) + (this.#running.has(owner) ? 1 : 0);
  }

  #turn(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#remove(owner, begin);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), begin]);
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const [owner, [begin]] of this.#waiting) {
      if (this.#running.size >= this.#slots) return;
      if (this.#running.has(owner) || begin === undefined) continue;
      this.#remove(owner, begin);
      this.#running.add(owner);
      begin();
    }
  }

  /** Removes a task; the owner's other tasks move to the end of the queue. */
  #remove(owner: string, task: () => void): void {
    const rest = (this.#waiting.get(owner) ?? []).filter((other) => other !== task);
    this.#waiting.delete(owner);
    if (rest.length > 0) this.#waiting.set(owner, rest);
  }
}
