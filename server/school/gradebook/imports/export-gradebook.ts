import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { totalNames } from 'gradebook-arithmetic/sentences';
import { createTermOf } from 'gradebook-arithmetic/terms';
import { showPercent, type Shown } from 'gradebook-arithmetic/scales';
import { createTotals, droppedColumns, type StudentTotals, type Total } from 'gradebook-arithmetic/totals';
import { validFileName } from '../../../documents/exports/export-document.ts';
import type { Operations } from '../../../generated/operations.ts';
import type { Gradebook } from '../../../generated/schemas/index.ts';
import type { Account } from '../../../accounts/users/account.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { schoolOf } from '../../work/assignments/assignments.ts';
import { cellId, type ClassGradebook, decimalSign } from '../files/class-gradebook.ts';
import { type TotalColumn, writeGradebook } from '../files/write-gradebook.ts';
import { writeScoresTemplate } from '../files/write-scores-template.ts';
import { readClass } from './read-class.ts';

interface CsvFile {
  name: string;
  text: string;
}

type Chosen = NonNullable<Operations['exportGradebook']['Querystring']>;

/** The gradebook of a class, or the chosen part of it, with its totals. */
export async function exportGradebook(
  db: Database,
  teacherId: string,
  classId: string,
  { chosen, locale }: { chosen: Chosen; locale: string },
): Promise<CsvFile> {
  const { answer, gradebook } = await readClass(db, teacherId, classId);
  const { gradebook: rules, students, scale } = readClassGradebook(answer);
  const totalsOf = createTotals(rules);
  const totals = new Map([...students].map(([id, record]) => [id, totalsOf(record)]));
  const part = withDropped({ ...gradebook, ...chosenPart(gradebook, chosen) }, totals);
  const term = chosen.assignment_ids && termNameOf(answer, part.assignments);
  const exportedAt = new Date();
  const timeZone = (await schoolOf(db, teacherId))?.timeZone ?? 'UTC';
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(exportedAt);
  const shown = ({ percent }: Total) => percent && showPercent(percent, rules.decimals ?? 2, scale);
  const decimals = { point: '.', comma: ',' } as const;
  return {
    name: `${validFileName([answer.class.title, term, day].filter(Boolean).join(' '))}.csv`,
    text: writeGradebook(part, {
      decimal: chosen.decimal === undefined ? decimalSign(locale) : decimals[chosen.decimal],
      totals: totalColumns(answer, totals, shown),
      exportedAt,
    }),
  };
}

/** The term to which all of the assignments belong. */
function termNameOf(
  { rules, assignments }: Gradebook,
  chosen: ClassGradebook['assignments'],
): string | undefined {
  const isChosen = new Set(chosen.map(({ id }) => id));
  const termIds = new Set(assignments.filter(({ id }) => isChosen.has(id)).map(createTermOf(rules)));
  const [only] = termIds;
  return termIds.size === 1 ? rules.content.terms.find(({ id }) => id === only)?.name : undefined;
}

/** In the order of the choice; throws a 404 for what is not in the class. */
function chosenPart(
  { students, assignments }: ClassGradebook,
  { student_ids: studentIds, assignment_ids: assignmentIds }: Chosen,
): Pick<ClassGradebook, 'students' | 'assignments'> {
  const pick = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[] | undefined) => {
    if (ids === undefined) return items;
    const byId = new Map(items.map((item) => [item.id, item]));
    return [...new Set(ids)].map((id) => {
      const item = byId.get(id.toLowerCase());
      if (item === undefined) throw new Problem('not_found');
      return item;
    });
  };
  return { students: pick(students, studentIds), assignments: pick(assignments, assignmentIds) };
}

/** Marks the scores that the current total drops. */
function withDropped(gradebook: ClassGradebook, totals: ReadonlyMap<string, StudentTotals>): ClassGradebook {
  const cells = new Map(gradebook.cells);
  for (const [studentId, { current }] of totals)
    for (const assignmentId of droppedColumns(current).keys()) {
      const id = cellId(studentId, assignmentId);
      const cell = cells.get(id);
      if (cell) cells.set(id, { ...cell, isDropped: true });
    }
  return { ...gradebook, cells };
}

function totalColumns(
  { rules: { content } }: Gradebook,
  totals: ReadonlyMap<string, StudentTotals>,
  shown: (total: Total) => Shown | null,
): TotalColumn[] {
  const column = (title: string, valueOf: (student: StudentTotals) => number | string | undefined) => ({
    title,
    values: new Map(
      [...totals].flatMap(([id, student]) => {
        const value = valueOf(student);
        return value === undefined ? [] : [[id, value] as const];
      }),
    ),
  });
  const percentOf = (total: Total | undefined) => {
    const percent = total && shown(total)?.percent;
    return percent === undefined ? undefined : Number(percent);
  };
  return [
    ...content.terms.map(({ id, name }) =>
      column(`${name} total`, ({ current }) => percentOf(current.terms.find(({ term }) => term === id))),
    ),
    column(totalNames.current, ({ current }) => percentOf(current)),
    ...(content.scale === null
      ? []
      : [column('Current grade', ({ current }) => shown(current)?.level?.name)]),
    column(totalNames.missingAsZero, ({ missingAsZero }) => percentOf(missingAsZero)),
  ];
}

/** The scores of an assignment for PowerTeacher Pro. */
export async function exportScoresTemplate(
  db: Database,
  { id: teacherId, firstName, lastName }: Account,
  classId: string,
  assignmentId: string,
): Promise<CsvFile> {
  const { answer, gradebook } = await readClass(db, teacherId, classId);
  const assignment = gradebook.assignments.find(({ id }) => id === assignmentId.toLowerCase());
  if (assignment === undefined) throw new Problem('not_found');
  if (!gradebook.students.some(({ number }) => number !== null))
    throw new Problem(
      'conflict',
      'PowerTeacher finds students by their numbers, and none is known here yet. Import a scores template from PowerTeacher once: it has the numbers.',
    );
  const template = writeScoresTemplate(gradebook, assignment, {
    teacher: `${lastName}, ${firstName}`,
    className: answer.class.title,
  });
  return { name: `${assignment.title} scores.csv`, text: template.text };
}
