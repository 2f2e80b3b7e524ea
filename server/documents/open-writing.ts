import type { FastifyInstance } from 'fastify';
import { maskedEngine } from '../engine/masking/masked-engine.ts';
import type { PersonName } from '../engine/masking/name-index.ts';
import type { Engine } from '../engine/port/engine.ts';
import type { Database } from '../platform/database/client.ts';
import { Batches } from './batches/batches.ts';
import { type GenerationOptions, Generations } from './generations/generations.ts';
import { recordedEngine } from './sent-requests/recorded-engine.ts';
import { requestLog } from './sent-requests/request-log.ts';

export interface WritingOptions {
  writing?: Omit<GenerationOptions, 'db' | 'engine' | 'engineOf' | 'log' | 'alone'>;
  batchLanes?: number;
}

interface Dependencies extends WritingOptions {
  db: Database;
  engine: Engine;
  /** Whether this is the only process that uses the database. */
  alone: boolean;
  /** The names that no model may see. */
  namesOf(userId: string): Promise<readonly PersonName[]>;
}

export interface Writing {
  generations: Generations;
  batches: Batches;
}

/** What writes documents and batches in this process, until the server closes. */
export function openWriting(
  app: FastifyInstance,
  { db, engine, alone, namesOf, writing, batchLanes: lanes }: Dependencies,
): Writing {
  const generations = new Generations({
    db,
    engine,
    engineOf: (run) =>
      recordedEngine(
        maskedEngine(engine, () => namesOf(run.userId)),
        requestLog(db, run, app.log),
      ),
    log: app.log,
    alone,
    ...writing,
  });
  const { jobs, log } = app;
  const batches = new Batches({ generations, jobs, log, lanes });
  // Before the connections close, so that readers of a document receive its end, on which its batch waits.
  app.addHook('preClose', async () => void (await Promise.all([jobs.close(), generations.close()])));
  return { generations, batches };
}
