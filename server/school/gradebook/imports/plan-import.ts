import type { GradebookFile, GradebookImportPlan } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { FairQueue } from '../../../platform/processes/fair-queue.ts';
import { type ProcessLimits, runLimited } from '../../../platform/processes/limited-process.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass } from '../../classes/classes/class-access.ts';
import type { ClassGradebook, GradebookCell } from '../files/class-gradebook.ts';
import type { Answers } from '../files/questions.ts';
import { readClass } from './read-class.ts';

/** What the process gets, as JSON. */
export interface PlanInput {
  /** In base64. */
  file: string;
  gradebook: Pick<ClassGradebook, 'students' | 'assignments'>;
  cells: readonly (readonly [string, GradebookCell])[];
  lastChange: string | null;
  locale: string;
  answers: Answers;
}

export type PlanAnswer = { plan: GradebookImportPlan } | { rejection: string };

/** Its own work takes a second for a large class; the rest is for a busy machine. A change is a few hundred bytes. */
const limits: ProcessLimits = {
  milliseconds: 30_000,
  cpuMilliseconds: 10_000,
  memoryBytes: 480 * 1024 * 1024,
  outputBytes: 40 * 1024 * 1024,
};
const MAX_PROCESSES = 2;
const main = new URL('./plan-main.ts', import.meta.url);

interface Request {
  classId: string;
  given: GradebookFile;
  locale: string;
}

/** Plans imports in limited processes, because files are untrusted and may be large. Teachers take turns. */
export function createPlanner(db: Database) {
  const queue = new FairQueue(MAX_PROCESSES);
  return async (teacherId: string, { classId, given, locale }: Request): Promise<GradebookImportPlan> => {
    await findOpenClass(db, classId, teacherId);
    const { students, assignments, cells, lastChange } = (await readClass(db, teacherId, classId)).gradebook;
    const input: PlanInput = {
      file: given.file,
      gradebook: { students, assignments },
      cells: [...cells],
      lastChange: lastChange?.toISOString() ?? null,
      locale,
      answers: given.answers,
    };
    const result = await queue.run(teacherId, () =>
      runLimited(main, Buffer.from(JSON.stringify(input)), limits),
    );
    if (result.state !== 'finished')
      throw Problem.field('file', 'This file is too large to read. Import it in parts.');
    const answer = JSON.parse(result.output.toString('utf8')) as PlanAnswer;
    if ('rejection' in answer) throw Problem.field('file', answer.rejection);
    return answer.plan;
  };
}
