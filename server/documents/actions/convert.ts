import { z } from 'zod';
import type { Account } from '../../accounts/users/account.ts';
import type { Conversion, Estimate } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { compose } from '../exports/compose.ts';
import { toPlainText } from '../exports/plain-text.ts';
import { findQuestions } from '../generations/document/find-questions.ts';
import type { Form } from '../generations/document/form.ts';
import { openTemplate, requireMadeWith } from '../own-templates/find-generator.ts';
import { findGeneration, type GenerationRow } from '../generations/document/present-generation.ts';
import type { Runner } from '../generations/run/runner.ts';
import { estimateGeneration, startGeneration } from '../generations/start/start-generation.ts';
import { takesDocuments } from '../templates/actions.ts';
import type { Generator } from '../templates/generator.ts';
import { createDocumentSource } from './document-source.ts';
import type { SourceStore } from '../sources/service.ts';
import { rejectUnoffered } from './offered.ts';

type User = Pick<Account, 'id' | 'role' | 'emailVerifiedAt'>;

interface Order {
  /** The document that is converted. */
  id: string;
  templateType: string;
}

/** The fields that mean the same in every form. */
const SHARED = [
  'topic',
  'subject',
  'grade_level',
  'reading_level',
  'wida_level',
  'supports',
  'language',
  'standards_framework',
  'standards',
  'learning_objectives',
];

/** The form of another template, filled in from a document, which becomes its source; a 422 if nothing is written in it. */
export async function readConversion(
  store: SourceStore,
  user: Pick<User, 'id' | 'role'>,
  { id, templateType }: Order,
): Promise<Conversion> {
  const { row, from, target } = await open(store.db, user, { id, templateType });
  rejectUnoffered(from, 'add');
  if (isSame(target, from) || !takesDocuments(target)) throw new Problem('not_found');
  const text = toPlainText(compose(from, row, 'student'));
  // Unlike pasted text, it is printed on no student copy: it may have answers and notes for the teacher.
  const source = await createDocumentSource(store, user, id);
  const input = validIn(target, {
    ...sharedValues(row),
    ...takenText(target, text),
    source_type: 'document',
    source_file_ids: [source.id],
  });
  return { input };
}

/** The form that changes the questions of a document; a 404 for a document without questions. */
export async function readModification(
  { db }: SourceStore,
  user: Pick<User, 'id' | 'role'>,
  { id, templateType }: Order,
): Promise<Conversion> {
  const { row, from, target } = await open(db, user, { id, templateType });
  const questions = await findQuestions(db, user.id, id);
  if (!target.modification || !questions) throw new Problem('not_found');
  const own = isSame(target, from) ? row.input : sharedValues(row);
  return { input: validIn(target, { ...own, ...target.modification.ofDocument(id, questions) }) };
}

/** Starts the conversion; a 422 with its messages by field if the form needs more than the document has. */
export async function convertGeneration(
  store: SourceStore,
  runner: Runner,
  user: User,
  order: Order,
  idempotencyKey: string | undefined,
): Promise<string> {
  const { db } = store;
  const input = await completeConversion(store, user, order);
  const { templateType: template_type } = await openTemplate(db, user, order.templateType);
  const request = { template_type, input, origin: order.id };
  const { id } = await startGeneration(db, runner, user, request, idempotencyKey);
  return id;
}

/** Estimates the cost of a conversion; a 422 like its start. */
export async function estimateConversion(
  store: SourceStore,
  runner: Runner,
  user: User,
  order: Order,
): Promise<Estimate> {
  const { db } = store;
  const input = await completeConversion(store, user, order);
  const { templateType: template_type } = await openTemplate(db, user, order.templateType);
  return estimateGeneration(db, runner, user, { template_type, input });
}

async function completeConversion(store: SourceStore, user: User, order: Order): Promise<Form> {
  const { input } = await readConversion(store, user, order);
  const { input: schema } = await openTemplate(store.db, user, order.templateType);
  const { error } = schema.safeParse(input);
  if (error) throw new Problem('invalid', undefined, { errors: missingIn(schema, error) });
  return input;
}

function missingIn({ shape }: Generator['input'], { issues }: z.ZodError): Record<string, string[]> {
  const names = new Set(issues.map(({ path: [name] }) => String(name)));
  return Object.fromEntries(
    [...names].map((name) => {
      const field = shape[name];
      const { title = name } = (field && z.globalRegistry.get(field)) ?? {};
      return [name, [`${title} is missing.`]];
    }),
  );
}

async function open(db: Database, user: Pick<User, 'id' | 'role'>, { id, templateType }: Order) {
  const row = await findGeneration(db, user.id, id);
  if (!row) throw new Problem('not_found');
  const target = await openTemplate(db, user, templateType);
  return { row, from: requireMadeWith(row), target };
}

/** A document of a teacher's template may have an older version of it. */
const isSame = (one: Generator, other: Generator): boolean => one.templateType === other.templateType;

const sharedValues = (row: GenerationRow): Form => ({
  ...Object.fromEntries(SHARED.map((name) => [name, row.input[name]])),
  ...(row.topic === '' && { topic: row.title.slice(0, 200) }),
});

/** The text for the fields that are filled in with it, as long as they allow. */
function takenText({ input: { shape } }: Generator, text: string): Form {
  const taken = Object.entries(shape).filter(([, field]) => z.globalRegistry.get(field)?.takes_document);
  return Object.fromEntries(
    taken.map(([name, field]) => [name, text.slice(0, z.toJSONSchema(field, { io: 'input' }).maxLength)]),
  );
}

const validIn = ({ input: { shape } }: Generator, values: Form): Form =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && shape[name]?.safeParse(value).success,
    ),
  );
