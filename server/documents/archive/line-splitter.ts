const NEW_LINE = 10;

/** Splits a stream into lines. A line of more bytes than allowed is null, and is not held in memory. */
export class LineSplitter {
  readonly #most: number;
  #parts: Buffer[] = [];
  #size = 0;

  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** The lines that end in this chunk. */
  *split(chunk: Buffer): Generator<Buffer | null> {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, from)) {
      this.#add(chunk.subarray(from, end));
      yield this.rest();
      from = end + 1;
    }
    this.#add(chunk.subarray(from));
  }

  /** What follows the last line. */
  rest(): Buffer | null {
    const line = this.#size > this.#most ? null : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#size = 0;
    return line;
  }

  #add(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > this.#most) this.#parts = [];
    else this.#parts.push(part);
  }
}
