import { z } from 'zod';
import { Problem } from '../../platform/problem.ts';
import { essayTitle, type Form, readShared } from '../generations/document/form.ts';
import { columnsOf } from '../templates/columns.ts';
import type { BatchDeclaration, Generator } from '../templates/generator.ts';

export type BatchGenerator = Generator & { batch: BatchDeclaration };

/** The generator, if its template can be written in a batch; throws a 422 otherwise. */
export function requireBatch(generator: Generator): BatchGenerator {
  const { batch } = generator;
  if (!batch) throw new Problem('invalid', 'This template writes one document at a time.');
  return { ...generator, batch };
}

const MAX_NAME_LENGTH = 120;
const entriesSchema = z.array(z.unknown());

export const entriesOf = ({ batch }: BatchGenerator, input: Form): unknown[] =>
  entriesSchema.safeParse(input[batch.items]).data ?? [];

/** What an item is called: its entry's text, or the first of its texts in the order of the form. */
export function nameOfItem({ batch, input }: BatchGenerator, entry: unknown, position: number): string {
  const list = input.shape[batch.items];
  const noun = (list && z.globalRegistry.get(list)?.row) ?? 'item';
  const name = firstText(list, entry).trim().slice(0, MAX_NAME_LENGTH);
  return name || `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${position + 1}`;
}

/** By the schema, because a stored form has lost the order of its keys. */
function firstText(list: z.core.$ZodType | undefined, entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const element = list instanceof z.ZodDefault ? list.unwrap() : list;
  const [key] = element instanceof z.ZodArray ? columnsOf(element) : [];
  const values = z.record(z.string(), z.unknown()).safeParse(entry).data ?? {};
  const text = key && values[key.key];
  return typeof text === 'string' ? text : '';
}

export function titleOfBatch({ title: template }: Generator, input: Form): string {
  const { title, essay_name, topic } = readShared(input);
  return title || essayTitle(essay_name) || topic || template;
}

/** The form of one item: the list holds its entry alone. */
export function formOfItem(generator: BatchGenerator, input: Form, position: number): Form {
  const entry = entriesOf(generator, input)[position];
  const title = `${nameOfItem(generator, entry, position)} · ${titleOfBatch(generator, input)}`;
  return {
    ...input,
    [generator.batch.items]: [entry],
    ...('title' in generator.input.shape && { title: title.slice(0, MAX_NAME_LENGTH) }),
  };
}
