import type { Document } from '../document/present-generation.ts';

/** Milliseconds from the start of a document to its first reader. */
const FRESH = 1_000;

/**
 * Documents as their starts have just stored them, each for its first reader, who then waits for no query. Later ones read the
 * database, because the user may have changed the document since.
 */
export class BegunDocuments {
  readonly #begun = new Map<string, { document: Document; at: number }>();

  add(document: Document): void {
    const now = performance.now();
    for (const [id, { at }] of this.#begun) {
      if (now - at < FRESH) break;
      this.#begun.delete(id);
    }
    this.#begun.set(document.row.id, { document, at: now });
  }

  /** Undefined unless the user has just started it. */
  take(userId: string, id: string): Document | undefined {
    const found = this.#begun.get(id);
    if (found?.document.row.userId !== userId) return undefined;
    this.#begun.delete(id);
    return performance.now() - found.at < FRESH ? found.document : undefined;
  }
}
