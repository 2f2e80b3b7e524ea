import type { Account } from '../../accounts/users/account.ts';
import { requireAccess } from '../../billing/access/access.ts';
import type { DerivationRequest, Estimate, LinkKind } from '../../generated/schemas/index.ts';
import type { Database } from '../../platform/database/client.ts';
import { Problem } from '../../platform/problem.ts';
import { beginDocument } from '../generations/start/begin-document.ts';
import { readWriting, rejectMissingSources, type Writing } from '../generations/document/context.ts';
import { findByKey } from '../generations/start/find-by-key.ts';
import { CHANGED_ELSEWHERE, IN_THE_TRASH } from '../generations/document/lock-generation.ts';
import { estimateRun, type RunEstimate } from '../generations/start/plan-run.ts';
import { presentEstimate } from '../generations/start/present-estimate.ts';
import { findGeneration, type GenerationRow } from '../generations/document/present-generation.ts';
import type { Launch, Runner } from '../generations/run/runner.ts';
import { writingRequestOf } from '../generations/document/writing-request.ts';
import type { Generator, SectionTask } from '../templates/generator.ts';
import type { SourceStore } from '../sources/service.ts';
import { convertGeneration, estimateConversion } from './convert.ts';
import { insertCopy } from './copy.ts';
import { rejectUnoffered } from './offered.ts';
import { withSupport, withValid } from './reading-form.ts';

interface Derivation {
  author: Pick<Account, 'id' | 'role' | 'emailVerifiedAt'>;
  id: string;
  idempotencyKey: string | undefined;
}

/** A document that is written from another one. */
interface Derived {
  kind: LinkKind;
  title: string;
  writing: Writing;
  task: SectionTask;
}

const MAX_TITLE_LENGTH = 200;

/** Reserves the credits of all new documents together and starts their runs; returns the ids, once per idempotency key. */
export async function deriveGenerations(
  store: SourceStore,
  runner: Runner,
  { author, id, idempotencyKey }: Derivation,
  request: DerivationRequest,
): Promise<string[]> {
  const { db } = store;
  runner.rejectWhenClosing();
  const row = await requireWhole(db, author.id, id, request);
  const keyOf = (kind: LinkKind) => idempotencyKey && `${idempotencyKey}:${kind}`;
  if (request.kind === 'conversion') {
    const order = { id, templateType: requireTarget(request) };
    return [await convertGeneration(store, runner, author, order, keyOf('conversion'))];
  }
  const [first, ...others] = await plan(db, runner, row, request);
  if (!first) throw new Problem('not_found');
  const before = await findByKey(db, author.id, keyOf(first.kind));
  if (before !== undefined) return [before];
  const access = await requireAccess(db, author, first.writing.generator);
  rejectMissingSources(first.writing.input, first.writing.context);
  const estimates = new Map<Derived, RunEstimate>();
  for (const each of [first, ...others]) {
    const reason = await runner.engine.decline(writingRequestOf(each.writing, each.task));
    if (reason !== null) throw new Problem('invalid', reason);
    estimates.set(each, await estimateRun(db, runner.engine, each.writing, each.task));
  }
  const ids: string[] = [];
  const launches: Launch[] = [];
  await db.transaction(async (tx) => {
    for (const [{ kind, title, writing, task }, estimate] of estimates) {
      const document = {
        userId: author.id,
        keys: task.keys,
        safety: row.safety,
        idempotencyKey: keyOf(kind),
        title,
        origin: { id: row.id, version: row.version, kind },
      };
      const begun = await beginDocument(tx, runner, document, { ...writing, estimate, task, access });
      if (!begun) throw new Problem('conflict');
      launches.push(begun.launch);
      ids.push(begun.row.id);
    }
    if (request.kind === 'levels') {
      const title = titled(row.title, 'on level');
      ids.push(await insertCopy(tx, row, { title, kind: 'on-level', idempotencyKey: keyOf('on-level') }));
    }
  });
  for (const launch of launches) runner.launch(launch);
  return ids;
}

/** Estimates the cost of all new documents together without reserving it. */
export async function estimateDerivation(
  store: SourceStore,
  runner: Runner,
  author: Derivation['author'],
  id: string,
  request: DerivationRequest,
): Promise<Estimate> {
  const { db } = store;
  const row = await requireWhole(db, author.id, id, request);
  if (request.kind === 'conversion')
    return estimateConversion(store, runner, author, { id, templateType: requireTarget(request) });
  const estimates: Estimate[] = [];
  for (const { writing, task } of await plan(db, runner, row, request)) {
    const estimate = await presentEstimate(db, runner.engine, author.id, writing, task);
    estimates.push({ ...estimate, refusal: await runner.engine.decline(writingRequestOf(writing, task)) });
  }
  return estimates.reduce((sum, each) => ({
    credits: sum.credits + each.credits,
    input_tokens: sum.input_tokens + each.input_tokens,
    output_tokens: sum.output_tokens + each.output_tokens,
    affordable: sum.affordable && each.affordable,
    unlimited: each.unlimited,
    refusal: sum.refusal ?? each.refusal,
  }));
}

function requireTarget({ template_type: target }: DerivationRequest): string {
  if (target === undefined) throw Problem.field('template_type', 'Choose a template.');
  return target;
}

async function requireWhole(
  db: Database,
  userId: string,
  id: string,
  { version }: DerivationRequest,
): Promise<GenerationRow> {
  const row = await findGeneration(db, userId, id);
  if (!row) throw new Problem('not_found');
  if (row.trashedAt) throw new Problem('conflict', IN_THE_TRASH);
  if (row.version !== version) throw new Problem('conflict', CHANGED_ELSEWHERE);
  if (row.status !== 'complete')
    throw new Problem('conflict', 'This document is not complete. Please continue it first.');
  return row;
}

async function plan(
  db: Database,
  runner: Runner,
  row: GenerationRow,
  request: DerivationRequest,
): Promise<Derived[]> {
  const current = await readWriting(db, runner, row);
  const { generator, input } = current;
  rejectUnoffered(generator, request.kind === 'levels' ? 'levels' : 'translate');
  const keys = row.sections.map(({ key }) => key);
  const derived = (kind: 'translation' | 'support' | 'extension', form: Writing['input'], note: string) => ({
    kind,
    title: titled(row.title, note),
    writing: { ...current, input: form },
    task: { keys, written: {}, revision: { kind, before: row.result } },
  });
  if (request.kind === 'levels') {
    return [
      derived('support', withSupport(generator, input), 'support'),
      derived('extension', input, 'extension'),
    ];
  }
  const language = languageOf(generator, input, request.language);
  return [derived('translation', withValid(generator, input, { language }), language)];
}

function languageOf({ input: { shape } }: Generator, input: Writing['input'], language = ''): string {
  const isOffered = shape['language']?.safeParse(language).success === true;
  if (!isOffered || language === input['language'])
    throw Problem.field('language', 'Choose another language.');
  return language;
}

const titled = (title: string, note: string): string =>
  `${title.slice(0, MAX_TITLE_LENGTH - note.length - 3)} (${note})`;
