import type { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import type { Generator } from '../templates/generator.ts';
import { TemplateType } from '../../generated/schemas/templateType.ts';
import { rejectInvalidContent } from '../own-templates/check-content.ts';
import { ownGenerator } from '../own-templates/own-generator.ts';
import { ownTypeOf } from '../own-templates/own-type.ts';
import { generatorOf } from '../templates/generators.ts';
import { fileSchemas, type Manifest, readableManifest } from './archive-format.ts';
import { isList, type ItemName, MANIFEST, readFileName, readLineName } from './file-names.ts';
import { DocumentImport } from './import-documents.ts';
import { importDraft, importFavourites, importSource } from './import-others.ts';
import type { ImportRun } from './import-run.ts';
import { unreadable } from './reader/problems.ts';
import type { ReadFile } from './reader/read-archive.ts';

/** Files and lines that can't be imported, until the rest is not worth reading. */
const MAX_PROBLEMS = 1_000;

/** Why a file or a line can't be imported; the others are. */
class BadFile extends Error {}

const NO_TEMPLATE = 'This template does not exist here.';

/** Takes the files and lines of an archive one by one, in the order of the reader, and adds what is new. */
export class ArchiveImport {
  readonly #run: ImportRun;
  readonly #documents: DocumentImport;
  #manifest: Manifest | undefined;

  constructor(run: ImportRun) {
    this.#run = run;
    this.#documents = new DocumentImport(run);
  }

  async take(read: ReadFile): Promise<void> {
    if (read.file === MANIFEST) {
      this.#manifest = readManifest(read);
      return;
    }
    try {
      if ('problem' in read) throw new BadFile(read.problem);
      const name = isList(read.file) ? readLineName(read.file, read.value) : readFileName(read.file);
      if (!name) throw new Error('The reader passes only files of the format.');
      await this.#add(name, read.value);
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      const place = read.line === undefined ? read.file : `${read.file}, line ${read.line}`;
      if (this.#run.report.addProblem(place, error.message) > MAX_PROBLEMS) throw unreadable();
    }
  }

  /** Stores the remaining documents once every file is read. */
  async finish(): Promise<void> {
    await this.#documents.finish();
    const unknown = await importFavourites(this.#run, this.#manifest?.favourite_templates ?? []);
    for (const type of unknown) this.#run.report.addProblem(MANIFEST, `${NO_TEMPLATE} (${type})`);
  }

  async #add(name: ItemName, value: unknown): Promise<void> {
    switch (name.kind) {
      case 'source': {
        const source = parse(fileSchemas.source, value);
        requireEqual(source.id, name.id);
        return importSource(this.#run, source);
      }
      case 'document': {
        const document = parse(fileSchemas.document, value);
        requireEqual(document.id, name.id);
        return this.#documents.add(document, this.#templateOf(document));
      }
      case 'version': {
        const named = name.id === undefined ? value : { document_id: name.id, ...Object(value) };
        const version = parse(fileSchemas.version, named);
        requireEqual(version.version, name.version);
        if (!(await this.#documents.addVersion(version)))
          throw new BadFile('Its document could not be imported.');
        return;
      }
      case 'draft': {
        const draft = parse(fileSchemas.draft, value);
        requireEqual(draft.template_type, name.templateType);
        const { templateType } = this.#requireTemplate(draft.template_type);
        // Its form may refer to the last documents.
        await this.#documents.finish();
        return importDraft(this.#run, draft, templateType);
      }
    }
  }

  /** A document of a teacher's template brings its version of it, which is not trusted. */
  #templateOf({ template_type, own_template: own }: z.output<typeof fileSchemas.document>): Generator {
    if (own === null) return this.#requireTemplate(template_type);
    if (this.#run.owner.role !== 'teacher') throw new BadFile(NO_TEMPLATE);
    requireEqual(template_type, ownTypeOf(own.id));
    const base = Object.values(TemplateType).find((type) => type === own.content.base);
    if (base === undefined) throw new BadFile(NO_TEMPLATE);
    const content = { ...own.content, base };
    try {
      rejectInvalidContent(content);
    } catch {
      throw new BadFile('Its template can’t be used here.');
    }
    return ownGenerator({ ...own, content });
  }

  #requireTemplate(type: string): Generator {
    const generator = generatorOf(type);
    if (generator?.audience !== this.#run.owner.role) throw new BadFile(NO_TEMPLATE);
    return generator;
  }
}

function requireEqual(inside: string | number, inName: string | number | undefined): void {
  if (inName !== undefined && inside !== inName)
    throw new BadFile('The name of this file does not match its content.');
}

function readManifest(read: ReadFile): Manifest {
  const manifest = 'value' in read ? readableManifest.safeParse(read.value) : undefined;
  if (manifest?.success) return manifest.data;
  throw Problem.field('file', 'This archive has a format that is not known here. Download it again.');
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new BadFile(`Not as the schema says: ${issue?.path.join('.') || 'content'}: ${issue?.message}.`);
}
