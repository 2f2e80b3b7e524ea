/**
 * Calls back once nothing has been heard for a time. Hearing something only notes the time, because refreshing a timer at each token is
 * expensive.
 */
export class SilenceTimer {
  #heardAt = 0;
  #allowed = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Waits for so many milliseconds of silence from now on, in place of what it waited for before. */
  start(milliseconds: number, isOver: () => void): void {
    this.stop();
    this.#allowed = milliseconds;
    this.heard();
    this.#wait(milliseconds, isOver);
  }

  heard(): void {
    this.#heardAt = performance.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(milliseconds: number, isOver: () => void): void {
    // Not a job: it belongs to a model's answer that this process reads.
    this.#timer = setTimeout(() => {
      const rest = this.#heardAt + this.#allowed - performance.now();
      if (rest <= 0) isOver();
      else this.#wait(rest, isOver);
    }, milliseconds);
  }
}
