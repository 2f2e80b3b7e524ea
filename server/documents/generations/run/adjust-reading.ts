import type { Engine } from '../../../engine/port/engine.ts';
import type { Tokens } from '../../../engine/port/tokens.ts';
import { hardestFor, type ReadingLevel } from '../../readability/bands.ts';
import type { SectionTask } from '../../templates/generator.ts';
import { gradesAboveBand, hardSections, READING_CHECK, readingOf } from '../../templates/reading.ts';
import { acceptSection } from './answer-faults.ts';
import { readShared } from '../document/form.ts';
import { LiveRun } from './live-run.ts';
import type { Adjustment } from '../end/note-adjustment.ts';
import type { Result } from '../document/patches.ts';
import { writeDocument, type WritingJob, type WritingTools } from './write-document.ts';

/** A draft has no readers, so its patches need no flush. */
const ONE_HOUR = 3_600_000;

interface Adjusting {
  engine: Engine;
  job: WritingJob;
  run: LiveRun;
  tools: WritingTools;
  signal: AbortSignal;
  /** The reservation of the run, up to which the rewrite is charged. */
  reserved: Tokens;
}

/**
 * Rewrites the sections of a complete document that are too hard for its grade, each once. A rewrite
 * replaces its section only if it is easier and opens no other check. Returns null if nothing was
 * tried. Never rejects: the document stays as it was.
 */
export async function adjustReading(adjusting: Adjusting): Promise<Adjustment | null> {
  const { engine, job, run } = adjusting;
  if (engine.kind !== 'model' || !job.generator.adjustsReading || run.missing.length > 0) return null;
  const first = structuredClone(run.result);
  const replaced: string[] = [];
  let before: ReadingLevel | null = null;
  try {
    before = levelOf(job, first);
    if (before === null || before.in_band) return null;
    for (const section of hardSections(job.generator.readingParts(first), before.target)) {
      const level = levelOf(job, run.result);
      if (level === null || level.in_band) break;
      if (await adjustSection(adjusting, section, level)) replaced.push(section);
    }
    return { first, before, replaced };
  } catch (fault) {
    return before && { first, before, replaced, fault };
  }
}

const levelOf = ({ generator, input }: WritingJob, result: Result): ReadingLevel | null =>
  readingOf(readShared(input), generator.readingParts(result));

/** Rewrites one section with those that depend on it. Returns whether the rewrite was better. */
async function adjustSection(adjusting: Adjusting, section: string, level: ReadingLevel): Promise<boolean> {
  const { job, run } = adjusting;
  const following = job.generator.dependents[section] ?? [];
  const keys = run.start.sections
    .map(({ key }) => key)
    .filter((key) => key === section || following.includes(key));
  const change: SectionTask['change'] = {
    section,
    kind: 'easier',
    before: run.result[section],
    instruction: instructionFor(level),
  };
  run.beginAdjusting(keys);
  try {
    const { revision: _, ...rest } = job;
    const rewritten = await writeAgain(adjusting, { ...rest, change }, keys);
    const candidate = withDerived(job, run, { ...run.result, ...rewritten });
    if (!isBetter(job, candidate, run.result)) return false;
    run.replace(changedSections(candidate, run.result));
    return true;
  } finally {
    run.endAdjusting(keys);
  }
}

const instructionFor = ({ measured_fk, target }: ReadingLevel): string =>
  `The document measures at grade ${measured_fk} (Flesch-Kincaid). Texts for grade ${target} may reach ${hardestFor(target).toFixed(1)}. ` +
  'Shorten the sentences and choose common words until it does. Keep the number of entries, the facts and the terms that students must learn.';

/** The sections as the engine rewrites them. The reader still sees the first text. */
async function writeAgain(
  { engine, run, tools, signal, reserved }: Adjusting,
  job: WritingJob,
  keys: readonly string[],
): Promise<Result> {
  const { generator, input, context } = job;
  const written = Object.fromEntries(Object.entries(run.result).filter(([key]) => !keys.includes(key)));
  const draft = new LiveRun(
    { ...run.start, written, keys },
    {
      accept: (key, value) => acceptSection(generator, key, value),
      isDerived: (key) => generator.derived.includes(key),
      derive: (key, finished) => generator.derive(key, finished, input, context),
      flushInterval: () => ONE_HOUR,
      changed: () => {},
    },
  );
  try {
    await writeDocument(engine, job, draft, tools, signal);
  } finally {
    draft.close();
    run.meter.add(draft.meter.used, reserved);
  }
  return Object.fromEntries(keys.map((key) => [key, draft.result[key]]));
}

/** The document with the sections that code derives from the others. */
function withDerived({ generator, input, context }: WritingJob, run: LiveRun, result: Result): Result {
  const derived = run.start.sections.flatMap(({ key }) => (generator.derived.includes(key) ? [key] : []));
  return derived.reduce(
    (whole, key) => ({ ...whole, [key]: generator.derive(key, whole, input, context) }),
    result,
  );
}

const changedSections = (candidate: Result, current: Result): Result =>
  Object.fromEntries(
    Object.entries(candidate).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(current[key]),
    ),
  );

function isBetter(job: WritingJob, candidate: Result, current: Result): boolean {
  const [next, now] = [levelOf(job, candidate), levelOf(job, current)];
  if (next === null || now === null || gradesAboveBand(next) >= gradesAboveBand(now)) return false;
  return openChecks(job, candidate) <= openChecks(job, current);
}

const openChecks = ({ generator, input, context }: WritingJob, result: Result): number =>
  generator
    .checks(result, input, context)
    .checks.filter(({ name, status }) => status === 'open' && name !== READING_CHECK).length;
