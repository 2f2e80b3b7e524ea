import type { Engine } from '../../../engine/port/engine.ts';
import { acceptSection } from './answer-faults.ts';
import { foundInstead } from '../end/check-language.ts';
import { readShared } from '../document/form.ts';
import { LiveRun } from './live-run.ts';
import { writeDocument, type WritingJob, type WritingTools } from './write-document.ts';

interface Correcting {
  engine: Engine;
  job: WritingJob;
  run: LiveRun;
  tools: WritingTools;
  signal: AbortSignal;
}

/** A draft has no readers, so its patches need no flush. */
const ONE_HOUR = 3_600_000;

/**
 * Writes a document again, once, if a model has written it in another language than the chosen one.
 * The second text replaces the first only if its language is right. It is never charged: the teacher
 * pays for one document. Returns why it ended early. Never rejects.
 */
export async function correctLanguage({ engine, job, run, tools, signal }: Correcting): Promise<unknown> {
  if (engine.kind !== 'model' || run.missing.length > 0) return undefined;
  const { keys } = run.start;
  try {
    const found = foundInstead(job, run.result);
    if (found === null) return undefined;
    run.beginAdjusting(keys);
    const draft = draftOf(run, job);
    try {
      await writeDocument(engine, { ...job, feedback: feedbackFor(job, found) }, draft, tools, signal);
      if (foundInstead(job, draft.result) === null) {
        run.replace(Object.fromEntries(keys.map((key) => [key, draft.result[key]])));
      }
    } finally {
      draft.close();
      run.endAdjusting(keys);
    }
    return undefined;
  } catch (fault) {
    return fault;
  }
}

function feedbackFor({ input }: WritingJob, found: string): string {
  const { language } = readShared(input);
  return `Your last answer was in ${found}. Write every value in ${language}.`;
}

function draftOf({ start }: LiveRun, { generator, input, context }: WritingJob): LiveRun {
  return new LiveRun(start, {
    accept: (key, value) => acceptSection(generator, key, value),
    isDerived: (key) => generator.derived.includes(key),
    derive: (key, finished) => generator.derive(key, finished, input, context),
    flushInterval: () => ONE_HOUR,
    changed: () => {},
  });
}
