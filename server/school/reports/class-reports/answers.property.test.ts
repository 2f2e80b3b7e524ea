import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AssignmentRubric, ClassReport } from '../../../generated/schemas/index.ts';
import { openTestApp } from '../../../testing.ts';
import { changeRules } from '../../gradebook/terms/testing.ts';
import { saveMark } from '../../marking/marking/marks.ts';
import { addAssignment, classWith, handInText, inHours } from '../../marking/student-work/testing.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { getClassReport } from './get-class-report.ts';

const tools = await openTestApp();
const { db, signIn } = tools;

const SIZE = 2;
const SKILLS = ['MS-LS1-6', 'OWN-1'];
const levels = [4, 3, 2, 1, 0].map((points) => ({ label: `${points}`, points, description: '' }));
const rubric: AssignmentRubric = {
  criteria: SKILLS.map((standard_code, place) => ({
    id: `c${place}`,
    name: `Part ${place}`,
    standard_code,
    levels,
  })),
};

const points = fc.integer({ min: 0, max: 4 });
const randomWork = fc.array(
  fc.record({
    days: fc.constantFrom(3, 10, 17, 40),
    cells: fc.array(
      fc.record({
        /** What the student said about AI; null if nobody asked. */
        help: fc.constantFrom(null, '', 'Ideas'),
        /** Null for work that is not marked. */
        given: fc.option(fc.tuple(points, points)),
      }),
      { minLength: SIZE, maxLength: SIZE },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

const rowsOf = ({ parts }: ClassReport, title: string) =>
  parts.find((part) => part.title === title)?.rows ?? [];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (value: number) => Math.round(value * 100 + 1e-6) / 100;
const mondayOf = (time: Date): string => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(time);
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};

test('skills and help from AI are what was given and said', { timeout: 600_000 }, async () => {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: SIZE }, () => signIn({ role: 'student' })));
  await fc.assert(
    fc.asyncProperty(randomWork, async (works) => {
      const classId = await classWith(db, teacher.id, students);
      await changeRules(db, classId, { decimals: 2, skills: { method: 'mean', times: 3, level: 80 } });
      for (const { days, cells } of works) {
        const due = { due_at: inHours(-24 * days), cut_off_at: null };
        const id = await addAssignment(db, teacher.id, classId, { rubric, points: 8, ...due });
        for (const [place, { help, given }] of cells.entries()) {
          const submission = await handInText(db, students[place]?.id ?? '', id);
          await db.update(submissions).set({ aiHelp: help }).where(eq(submissions.id, submission));
          if (given)
            await saveMark(db, teacher.id, submission, {
              revision: 0,
              state: 'marked',
              scores: given.map((value, part) => ({ criterion_id: `c${part}`, points: value })),
              points: null,
              comment: '',
              notes: [],
            });
        }
      }
      const asked = { teacherId: teacher.id, classId, now: new Date() };

      const help = works.flatMap(({ cells }) =>
        cells.flatMap(({ help: said }, place) => (said === null ? [] : [{ place, isUsed: said !== '' }])),
      );
      const use = await getClassReport(db, { ...asked, report: 'ai_use' }, {});
      expect(
        new Map(rowsOf(use, 'By students').map(({ student_id: id, cells }) => [id, cells.slice(1)])),
      ).toEqual(
        new Map(
          [...Map.groupBy(help, ({ place }) => place)].map(([place, all]) => [
            students[place]?.id ?? '',
            [all.filter(({ isUsed }) => isUsed).length, all.length],
          ]),
        ),
      );
      // All of it was handed in now.
      const used = help.filter(({ isUsed }) => isUsed).length;
      expect(rowsOf(use, 'By week').map(({ cells }) => cells)).toEqual(
        used === 0 ? [] : [[mondayOf(new Date()), used, 0]],
      );

      const understanding = await getClassReport(db, { ...asked, report: 'understanding' }, { below: 60 });
      const given = works.flatMap(({ days, cells }) =>
        cells.flatMap(({ given: of }, place) =>
          of ? [{ week: mondayOf(new Date(inHours(-24 * days))), place, of }] : [],
        ),
      );
      const skills = SKILLS.flatMap((code, part) => {
        const percents = [...Map.groupBy(given, ({ place }) => place).values()].map((own) =>
          rounded(sum(own.map(({ of }) => ((of[part] ?? 0) / 4) * 100)) / own.length),
        );
        if (percents.length === 0) return [];
        const below = percents.filter((value) => value < 60).length;
        return [[code, rounded(sum(percents) / percents.length), percents.length, below]];
      });
      expect(
        new Set(rowsOf(understanding, 'Skills').map(({ cells }) => JSON.stringify(cells.slice(0, 4)))),
      ).toEqual(new Set(skills.map((cells) => JSON.stringify(cells))));
      const part = understanding.parts.find(({ title }) => title === 'Skills by week');
      const columns = part?.columns.slice(1).map(({ label }) => SKILLS.indexOf(label)) ?? [];
      expect(part?.rows.map(({ cells }) => cells)).toEqual(
        [...Map.groupBy(given, ({ week }) => week)]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([week, all]) => [
            week,
            ...columns.map((skill) =>
              rounded((sum(all.map(({ of }) => of[skill] ?? 0)) / (4 * all.length)) * 100),
            ),
          ]),
      );
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
