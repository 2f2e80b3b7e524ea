import type { Engine } from '../../server/engine/port/engine.ts';
import type { Database } from '../../server/platform/database/client.ts';
import { measureDocuments } from './measure-documents.ts';
import { openEvalApp } from './open-eval-app.ts';
import { type Report, reportOf } from './report.ts';
import type { EvalRequest } from './requests.ts';
import { type EvalDocument, runRequests } from './run-requests.ts';

interface EvalOptions {
  db: Database;
  /** One whose calls are collected: `observed` or `replaying`. */
  engine: Engine;
  requests: readonly EvalRequest[];
  concurrency: number;
  finished?(document: EvalDocument): void;
}

/** Has every request written by the real server code, with its checks, and measures the documents. */
export async function evaluate({
  db,
  engine,
  requests,
  concurrency,
  finished = () => {},
}: EvalOptions): Promise<{ report: Report; documents: EvalDocument[] }> {
  const app = await openEvalApp(db, engine);
  try {
    const documents = await runRequests(app, requests, { concurrency, finished });
    return { report: reportOf(engine.name, measureDocuments(documents), new Date()), documents };
  } finally {
    await app.app.close();
  }
}
