import type { Engine } from '../../../engine/port/engine.ts';
import { acceptSection } from './answer-faults.ts';
import { foundInstead, type WrongLanguage } from '../end/check-language.ts';
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
 * Writes a document, or some of its sections, again, once, if a model has written them in another language than the chosen one.
 * The second text replaces the first only if its language is right. It is never charged: the teacher
 * pays for one document. Returns why it ended early. Never rejects.
 */
export async function correctLanguage({ engine, job, run, tools, signal }: Correcting): Promise<unknown> {
  if (engine.kind !== 'model' || run.missing.length > 0) return undefined;
  try {
    const wrong = foundInstead(job, run.result);
    if (wrong === null) return undefined;
    const keys = wrong.isWhole ? run.start.keys : run.start.keys.filter((key) => wrong.keys.includes(key));
    if (keys.length === 0) return undefined;
    run.beginAdjusting(keys);
    const draft = draftOf(run, job, keys);
    try {
      await writeDocument(engine, { ...job, feedback: feedbackFor(wrong) }, draft, tools, signal);
      const rewritten = Object.fromEntries(keys.map((key) => [key, draft.result[key]]));
      if (foundInstead(job, { ...run.result, ...rewritten }) === null) run.replace(rewritten);
    } finally {
      draft.close();
      run.endAdjusting(keys);
    }
    return undefined;
  } catch (fault) {
    return fault;
  }
}

const feedbackFor = ({ found, wanted }: WrongLanguage): string =>
  `Your last answer was in ${found}. Write every value in ${wanted}.`;

/** A run of these sections; the others are written. */
function draftOf(
  { start, result }: LiveRun,
  { generator, input, context }: WritingJob,
  keys: readonly string[],
): LiveRun {
  const others = Object.entries(result).filter(([key]) => !keys.includes(key));
  const written = keys.length === start.keys.length ? start.written : Object.fromEntries(others);
  return new LiveRun(
    { ...start, keys, written },
    {
      accept: (key, value) => acceptSection(generator, key, value),
      isDerived: (key) => generator.derived.includes(key),
      derive: (key, finished) => generator.derive(key, finished, input, context),
      flushInterval: () => ONE_HOUR,
      changed: () => {},
    },
  );
}
