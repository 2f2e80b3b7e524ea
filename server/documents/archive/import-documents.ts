import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { purgeCutoff } from '../trash/purge-time.ts';
import { generations, versions } from '../generations/document/tables.ts';
import type { Generator } from '../templates/generator.ts';
import type { ArchivedDocument, ArchivedVersion } from './archive-format.ts';
import { findExisting } from './find-existing.ts';
import type { ImportRun } from './import-run.ts';
import { linkOrigins, renameReferences, withNewIds } from './references.ts';
import { archiveImports, importedItems } from './tables.ts';

/** Documents of one transaction. */
const BATCH = 50;
/** Versions of one transaction, so that a long history takes no more memory than others. */
const MAX_VERSIONS = 200;

type WaitingDocument = ArchivedDocument & { generator: Generator };

/** Adds documents in batches, each with its versions, unless the account already has them. */
export class DocumentImport {
  readonly #run: ImportRun;
  /** The ids here of every document of the archive so far, by its id there; null until it is stored. */
  readonly #ids = new Map<string, string | null>();
  readonly #added = new Set<string>();
  readonly #origins: { id: string; origin: string }[] = [];
  #documents: WaitingDocument[] = [];
  #versions: ArchivedVersion[] = [];

  constructor(run: ImportRun) {
    this.#run = run;
  }

  async add(document: ArchivedDocument, generator: Generator): Promise<void> {
    if (this.#documents.length >= BATCH) await this.#store();
    this.#documents.push({ ...document, generator });
    this.#ids.set(document.id, null);
  }

  /** Adds a version of a document that came before it; returns false if there is no such document. */
  async addVersion(version: ArchivedVersion): Promise<boolean> {
    const id = this.#ids.get(version.document_id);
    if (id === undefined) return false;
    if (this.#run.importId === null || (id !== null && !this.#added.has(id))) return true;
    if (this.#versions.length >= MAX_VERSIONS) await this.#store();
    this.#versions.push(version);
    return true;
  }

  /** Stores the last batch and links the documents to each other. */
  async finish(): Promise<void> {
    await this.#store();
    if (this.#run.importId === null) return;
    const origins = this.#origins.splice(0);
    await linkOrigins(
      this.#run,
      origins.map(({ id, origin }) => ({ id, origin: this.#ids.get(origin) ?? origin })),
    );
    if (origins.length > 0 || this.#added.size > 0) await renameReferences(this.#run);
    this.#added.clear();
  }

  async #store(): Promise<void> {
    const { importId, db, report } = this.#run;
    const documents = this.#documents.splice(0);
    const versionsOfBatch = this.#versions.splice(0);
    const { owned, taken } = await findExisting(this.#run, documents);
    const fresh: (WaitingDocument & { newId: string })[] = [];
    for (const document of documents) {
      const existing = owned.get(document.id);
      const newId = existing ?? (taken.has(document.id) ? randomUUID() : document.id);
      this.#ids.set(document.id, newId);
      if (newId !== document.id) this.#run.renamed.set(document.id, newId);
      if (existing === undefined) {
        fresh.push({ ...document, newId });
        this.#added.add(newId);
        report.addDocument(document.title, document.generator.title);
        if (document.origin) this.#origins.push({ id: newId, origin: document.origin.id });
      } else report.count('documents', false);
    }
    if (importId === null || fresh.length + versionsOfBatch.length === 0) return;
    await db.transaction(async (tx) => {
      await this.#insertDocuments(tx, importId, fresh);
      await this.#insertVersions(tx, versionsOfBatch);
      await tx.update(archiveImports).set({ added: report.added }).where(eq(archiveImports.id, importId));
    });
  }

  async #insertDocuments(
    tx: Database,
    importId: string,
    fresh: readonly (WaitingDocument & { newId: string })[],
  ): Promise<void> {
    if (fresh.length === 0) return;
    await tx.insert(generations).values(fresh.map((document) => rowOf(this.#run, document, document.newId)));
    await tx.insert(importedItems).values(
      fresh.map(({ id, newId, version }) => ({
        importId,
        kind: 'document' as const,
        item: newId,
        archivedAs: id,
        version,
      })),
    );
  }

  async #insertVersions(tx: Database, waiting: readonly ArchivedVersion[]): Promise<void> {
    const rows = waiting.flatMap(({ document_id: archivedAs, created_at, ...version }) => {
      const id = this.#ids.get(archivedAs);
      return typeof id === 'string' && this.#added.has(id)
        ? [{ ...version, generationId: id, createdAt: new Date(created_at) }]
        : [];
    });
    if (rows.length > 0) await tx.insert(versions).values(rows);
  }
}

function rowOf(
  { owner, renamed }: ImportRun,
  document: WaitingDocument,
  id: string,
): typeof generations.$inferInsert {
  const trashedAt = document.trashed_at === null ? null : new Date(document.trashed_at);
  return {
    id,
    userId: owner.id,
    templateType: document.generator.templateType,
    ownTemplate: document.generator.own ?? null,
    title: document.title,
    topic: document.topic,
    subject: document.subject,
    gradeLevel: document.grade_level,
    status: document.status,
    failure: document.failure,
    input: withNewIds(document.input, renamed),
    result: document.result,
    sections: document.sections,
    checks: document.checks,
    safety: document.safety,
    meta: document.meta,
    favourite: document.favourite,
    saved: document.saved,
    version: document.version,
    originVersion: document.origin?.version ?? null,
    originKind: document.origin?.kind ?? null,
    createdAt: new Date(document.created_at),
    updatedAt: new Date(document.updated_at),
    // Its 30 days begin again if they are over, so that an import loses nothing.
    trashedAt: trashedAt && trashedAt <= purgeCutoff(new Date()) ? new Date() : trashedAt,
  };
}
