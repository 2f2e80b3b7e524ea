import type { ArchiveCounts, ArchiveProblem, ArchiveReport } from '../../generated/schemas/index.ts';

/** Documents and problems that a report lists; the rest is only counted. */
const MAX_LISTED = 100;

export const noItems = (): ArchiveCounts => ({ documents: 0, sources: 0, drafts: 0, favourite_templates: 0 });

/** Collects what an import added, skipped and could not read. */
export class ImportReport {
  readonly added = noItems();
  readonly #skipped = noItems();
  readonly #documents: ArchiveReport['documents'] = [];
  readonly #problems: ArchiveProblem[] = [];
  #problemCount = 0;

  count(kind: keyof ArchiveCounts, isAdded: boolean): void {
    (isAdded ? this.added : this.#skipped)[kind] += 1;
  }

  addDocument(title: string, templateTitle: string): void {
    this.count('documents', true);
    if (this.#documents.length < MAX_LISTED) this.#documents.push({ title, template_title: templateTitle });
  }

  /** Returns how many there are now. */
  addProblem(file: string, message: string): number {
    this.#problemCount += 1;
    if (this.#problems.length < MAX_LISTED) this.#problems.push({ file: file.slice(0, 200), message });
    return this.#problemCount;
  }

  present(importId: string | null): ArchiveReport {
    return {
      import_id: importId,
      added: this.added,
      skipped: this.#skipped,
      documents: this.#documents,
      problems: this.#problems,
      problem_count: this.#problemCount,
    };
  }
}
