import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { sources } from '../../sources/tables.ts';
import { findQuestions } from './find-questions.ts';
import { findRubric } from './find-rubric.ts';
import type { SourceText } from '../../../engine/port/writing-request.ts';
import type { Safety } from '../../../generated/schemas/index.ts';
import type { Generator, GeneratorContext } from '../../templates/generator.ts';
import { Problem } from '../../../platform/problem.ts';
import { findStandard } from '../../standards/standards.ts';
import { requireMadeWith } from '../../own-templates/find-generator.ts';
import {
  chosenStandards,
  type Form,
  isStoredSource,
  readForm,
  readShared,
  type SharedFields,
} from './form.ts';
import type { GenerationRow } from './present-generation.ts';

/** The material of a document. */
export interface Writing {
  generator: Generator;
  input: Form;
  context: GeneratorContext;
}

/** With the verdict of the safety rules, which adds notes to the prompt. */
export interface JudgedWriting extends Writing {
  safety: Safety;
}

/** The catalogues in which checks look up. */
export type References = Pick<GeneratorContext, 'books'>;

/** Loads what the form refers to: the user's sources or pasted text, and the chosen standards. */
export async function loadContext(
  db: Database,
  { books }: References,
  userId: string,
  input: Form,
): Promise<GeneratorContext> {
  const shared = readShared(input);
  const rubric = shared.rubric_id === '' ? null : await findRubric(db, userId, shared.rubric_id);
  const questions = shared.source_id === '' ? null : await findQuestions(db, userId, shared.source_id);
  return {
    sources: await loadSources(db, userId, shared),
    standards: chosenStandards(input).flatMap((code) => findStandard(code) ?? []),
    ...(rubric && { rubric }),
    ...(questions && { questions }),
    ...(books && { books }),
  };
}

/** The document's form with its current sources and standards. */
export async function readWriting(
  db: Database,
  { references }: { references: References },
  row: GenerationRow,
): Promise<Writing> {
  const generator = requireMadeWith(row);
  const input = readForm(generator, row.input);
  return { generator, input, context: await loadContext(db, references, row.userId, input) };
}

async function loadSources(db: Database, userId: string, shared: SharedFields): Promise<SourceText[]> {
  if (shared.source_type === 'paste') {
    return shared.source_text === '' ? [] : [{ id: 'pasted', name: 'Pasted text', text: shared.source_text }];
  }
  const ids = shared.source_file_ids;
  if (!isStoredSource(shared) || ids.length === 0) return [];
  const rows = await db
    .select({ id: sources.id, name: sources.name, text: sources.text })
    .from(sources)
    .where(and(eq(sources.userId, userId), inArray(sources.id, ids)));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Rejects a form that refers to sources or a rubric which are deleted or belong to another user. */
export function rejectMissingSources(input: Form, context: GeneratorContext): void {
  const shared = readShared(input);
  const { source_file_ids, rubric_id, source_id } = shared;
  if (isStoredSource(shared) && context.sources.length < new Set(source_file_ids).size) {
    throw Problem.field('source_file_ids', 'A source is no longer there. Please add it again.');
  }
  if (rubric_id !== '' && !context.rubric) {
    throw Problem.field('rubric_id', 'This rubric is no longer there. Choose another one.');
  }
  if (source_id !== '' && !context.questions) {
    throw Problem.field('source_id', 'This set has no questions any more. Choose another one.');
  }
}
