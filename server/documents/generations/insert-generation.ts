import { randomUUID } from 'node:crypto';
import type { Engine } from '../../engine/port/engine.ts';
import type { Safety } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Generator } from '../templates/generator.ts';
import { engineMeta } from './begin-run.ts';
import { alignedTo } from './describe-result.ts';
import { type Form, readShared } from './form.ts';
import type { Origin } from './origin.ts';
import type { GenerationRow } from './present-generation.ts';
import { generations } from './tables.ts';

export interface NewGeneration {
  userId: string;
  generator: Generator;
  input: Form;
  /** The sections to write. */
  keys: readonly string[];
  engine: Engine;
  safety: Safety;
  idempotencyKey: string | undefined;
  /** By default that of the form, or its topic. */
  title?: string;
  origin: Origin | undefined;
}

/** Capitalises the first letter, except in pH or y = mx + b. */
const asHeading = (topic: string) => topic.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase());

const LONGEST_NAME = 50;

/** The name of an essay, cut to 47 characters and an ellipsis. */
const shortName = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 3)}…` : name;

/** Inserts a document before its first run. Returns undefined if a concurrent call has used the idempotency key. */
export async function insertGeneration(
  tx: Database,
  { userId, generator, input, keys, engine, safety, idempotencyKey, title: given, origin }: NewGeneration,
): Promise<GenerationRow | undefined> {
  const { title, essay_name, topic, subject, grade_level, language } = readShared(input);
  const [row] = await tx
    .insert(generations)
    .values({
      id: randomUUID(),
      userId,
      templateType: generator.templateType,
      ownTemplate: generator.own ?? null,
      title:
        given ??
        (title || shortName(essay_name) || asHeading(topic) || generator.heading?.(input) || generator.title),
      topic,
      subject,
      gradeLevel: grade_level,
      status: 'writing',
      input,
      sections: keys.map((key) => ({ key, state: 'waiting' })),
      meta: { language, reading: null, standards: alignedTo(input), ...engineMeta(engine, generator) },
      safety,
      idempotencyKey: idempotencyKey ?? null,
      originId: origin?.id ?? null,
      originVersion: origin?.version ?? null,
      originKind: origin?.kind ?? null,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}
