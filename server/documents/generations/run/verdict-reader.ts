import { type ModelVerdict, readVerdict, VERDICT_KEY } from '../../../engine/safety/model-verdict.ts';
import { JsonReader } from './json-reader.ts';

/** Reads the model's verdict from the beginning of its answer, before any section is shown. */
export class VerdictReader {
  #reader: JsonReader | null;

  /** `isSection` tells the document's keys from those of an object around it. */
  constructor(isSection: (key: string) => boolean, judged: (verdict: ModelVerdict) => void) {
    const stop = () => {
      this.#reader = null;
    };
    this.#reader = new JsonReader(
      {},
      (key) => {
        // Any other key may be that of an object around the document.
        if (isSection(key)) stop();
        return key === VERDICT_KEY;
      },
      {
        started: () => {},
        patch: () => {},
        finished(_, value) {
          stop();
          const verdict = readVerdict(value);
          if (verdict) judged(verdict);
        },
      },
      (key) => key === VERDICT_KEY || isSection(key),
    );
  }

  /** Throws what `judged` throws. */
  feed(chunk: string): void {
    this.#reader?.feed(chunk);
  }
}
