import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../platform/database/client.ts';
import { generations, versions } from '../generations/document/tables.ts';
import type { Generator } from '../templates/generator.ts';
import { sampleGeneration } from '../templates/sample.ts';

/** Stores the sample document of a template, complete or without a section, with its first version; returns the id. */
export async function storeSample(
  db: Database,
  userId: string,
  generator: Generator,
  without?: string,
): Promise<string> {
  const id = randomUUID();
  const { title, status, input, checks, safety, meta, ...sample } = sampleGeneration(generator);
  const sections = sample.sections.filter(({ key }) => key !== without);
  const result = Object.fromEntries(Object.entries(sample.result).filter(([key]) => key !== without));
  const text = (name: string) => z.string().catch('').parse(input[name]);
  await db.insert(generations).values({
    id,
    userId,
    title,
    status,
    input,
    result,
    sections,
    checks,
    safety,
    meta,
    templateType: generator.templateType,
    topic: text('topic'),
    subject: text('subject'),
    gradeLevel: text('grade_level'),
    version: 1,
  });
  await db
    .insert(versions)
    .values({ generationId: id, version: 1, cause: 'written', section: null, reading: null, title, result });
  return id;
}
