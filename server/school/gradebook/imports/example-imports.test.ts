import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../../testing.ts';
import type { ClassGradebook } from '../files/class-gradebook.ts';
import { planGradebookImport } from '../files/plan-gradebook-import.ts';
import type { Answers } from '../files/questions.ts';
import { readTable } from '../files/read-table.ts';
import { examples, sampleGradebook } from '../files/testing.ts';
import { presentPlan } from './present-plan.ts';
import { filesOf, importOf, storedScores, storeGradebook } from './testing.ts';

const tools = await openTestApp();

const example = z.object({ file: z.string(), class_id: z.string() });
const files = globSync('*.expected.json', { cwd: fileURLToPath(examples) })
  .toSorted()
  .map((name) => example.parse(JSON.parse(readFileSync(new URL(name, examples), 'utf8'))));

const answersFor: Readonly<Record<string, Answers>> = {
  '08-canvas-trouble.csv': { leading_zeros: 'take', old_file: 'take' },
};

/** The statuses of the sample as a teacher would set them: the database has no late work behind them. */
const withOwnStatuses = (gradebook: ClassGradebook): ClassGradebook => ({
  ...gradebook,
  cells: new Map(
    [...gradebook.cells].map(([id, cell]) => {
      const { shown } = cell;
      return [id, shown === 'late' || shown === 'missing' ? { ...cell, status: shown } : cell];
    }),
  ),
});

/** Text with the ids of the sample replaced. Of those in headings only the end is written. */
const withIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  text
    .replaceAll(/\[(asg-\d+)\]/g, (_, id: string) => `[${ids.get(id)?.slice(-8)}]`)
    .replaceAll(/\b(?:stu|asg)-[\w-]*\d\b/g, (id) => ids.get(id) ?? id);

test.each(files)('$file is planned as without a database, imported and undone', async (sample) => {
  const teacher = await tools.signIn();
  const gradebook = withOwnStatuses(sampleGradebook(sample.class_id));
  const { classId, ids } = await storeGradebook(tools, teacher, gradebook);
  const before = await storedScores(tools);
  const bytes = readFileSync(new URL(sample.file, examples));
  const sent = Buffer.from(withIds(bytes.toString('latin1'), ids), 'latin1');
  const answers = answersFor[sample.file] ?? {};
  const calls = filesOf(tools, teacher, classId);

  const plan = await calls.plan(sent, answers);
  const expected = presentPlan(planGradebookImport(readTable(bytes), gradebook, 'en-GB', answers));
  const { columns, ...rest } = JSON.parse(withIds(JSON.stringify(expected), ids));
  expect(plan).toMatchObject(rest);
  expect(plan.columns.map((column) => column.assignment_id)).toEqual(
    columns.map((column: { assignment_id: string }) => column.assignment_id),
  );

  const given = importOf(plan);
  const result = await calls.run(given);
  expect(result).toMatchObject({ stored: plan.changes.length, conflicts: [] });
  expect((await calls.plan(sent, answers)).changes).toEqual([]);
  expect(await calls.undo(result.id)).toMatchObject({ restored: plan.changes.length, kept: [] });
  expect(await storedScores(tools)).toEqual(before);
});
