import type { Database } from '../../platform/database/client.ts';
import type { Revision } from '../../engine/port/writing-request.ts';
import type { Estimate, RevisionRequest } from '../../generated/schemas/index.ts';
import { Problem } from '../../platform/problem.ts';
import type { Form } from '../generations/document/form.ts';
import { CHANGED_ELSEWHERE } from '../generations/document/lock-generation.ts';
import { findGeneration, type GenerationRow } from '../generations/document/present-generation.ts';
import { presentEstimate } from '../generations/start/present-estimate.ts';
import { readWriting } from '../generations/document/context.ts';
import { type Plan, type Resumption, resume } from '../generations/start/resume-generation.ts';
import type { Runner } from '../generations/run/runner.ts';
import { writingRequestOf } from '../generations/document/writing-request.ts';
import { offersAction } from '../templates/actions.ts';
import type { Generator } from '../templates/generator.ts';
import { rejectUnoffered } from './offered.ts';
import { withReadingLevel } from './reading-form.ts';

/** Rewrites a whole document, or adds a section. */
export function reviseGeneration(
  db: Database,
  runner: Runner,
  resumption: Resumption,
  request: RevisionRequest,
): Promise<void> {
  const cause = request.change === 'add' ? 'extended' : 'revised';
  return resume(db, runner, resumption, cause, (row, generator) => planOf(row, generator, request));
}

/** Estimates the cost of a revision without reserving it. */
export async function estimateRevision(
  db: Database,
  runner: Runner,
  userId: string,
  id: string,
  request: RevisionRequest,
): Promise<Estimate> {
  const row = await findGeneration(db, userId, id);
  if (!row) throw new Problem('not_found');
  const current = await readWriting(db, runner, row);
  const { task, input = current.input } = planOf(row, current.generator, request);
  const writing = { ...current, input };
  const estimate = await presentEstimate(db, runner.engine, userId, writing, task);
  return { ...estimate, refusal: await runner.engine.decline(writingRequestOf(writing, task)) };
}

function planOf(
  row: GenerationRow,
  generator: Generator,
  { version, change, section }: RevisionRequest,
): Plan {
  rejectUnoffered(generator, change);
  if (row.version !== version) throw new Problem('conflict', CHANGED_ELSEWHERE);
  if (change === 'add') return additionOf(row, generator, section);
  const keys = row.sections.filter(({ state }) => state === 'finished').map(({ key }) => key);
  if (keys.length < row.sections.length)
    throw new Problem('conflict', 'This document is not complete. Please continue it first.');
  return {
    task: { keys, written: {}, revision: { kind: change, before: row.result } },
    input: formAfter(generator, row.input, change),
  };
}

function formAfter(generator: Generator, input: Form, change: Revision['kind']): Form {
  if (change === 'simpler') return withReadingLevel(generator, input, -1);
  return change === 'richer' ? withReadingLevel(generator, input, 1) : input;
}

/** The sections that a template can have and this document lacks, without those that code derives. */
export const missingSections = (generator: Generator, row: Pick<GenerationRow, 'sections'>): string[] =>
  offersAction(generator, 'add')
    ? Object.keys(generator.result.shape).filter(
        (key) => !generator.derived.includes(key) && !row.sections.some((each) => each.key === key),
      )
    : [];

function additionOf(row: GenerationRow, generator: Generator, section: string | undefined): Plan {
  if (section === undefined) throw Problem.field('section', 'Choose a section.');
  if (!missingSections(generator, row).includes(section))
    throw Problem.field('section', 'This document already has this section, or cannot have it.');
  const present = new Map(row.sections.map((progress) => [progress.key, progress]));
  return {
    task: { keys: [section], written: row.result },
    sections: Object.keys(generator.result.shape).flatMap((key) =>
      key === section ? [{ key, state: 'waiting' as const }] : (present.get(key) ?? []),
    ),
  };
}
