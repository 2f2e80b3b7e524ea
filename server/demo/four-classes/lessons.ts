import { randomUUID } from 'node:crypto';
import type { LessonBlock } from '../../generated/schemas/index.ts';
import type { lessons } from '../../school/lessons/lessons/tables.ts';
import { SAMPLE_ZONE, schoolDaysAway } from '../dates/sample-dates.ts';
import type { SampleClass } from './classes.ts';
import data from './data/lessons.json' with { type: 'json' };

/** Days between two lessons; the last of a class is taught next week. */
const DAYS_BETWEEN = 11;

/** The lessons of a class; `assignmentIds` has the id of each of its assignments by key. */
export function lessonRows(
  { id: classId, name }: SampleClass,
  teacherId: string,
  assignmentIds: ReadonlyMap<string, string>,
): (typeof lessons.$inferInsert)[] {
  const taught = data.filter(({ classes }) => classes.includes(name));
  return taught.map(({ title, unit, blocks, assignments }, index) => ({
    id: randomUUID(),
    classId,
    createdBy: teacherId,
    timeZone: SAMPLE_ZONE,
    title,
    unit,
    blocks: [
      ...blocks.map((block, place): LessonBlock => {
        const id = `b${place + 1}`;
        return typeof block === 'string' ? { type: 'text', id, text: block } : { type: 'list', id, ...block };
      }),
      ...assignments.flatMap((key): LessonBlock[] => {
        const id = assignmentIds.get(key);
        return id === undefined ? [] : [{ type: 'assignment', id, assignment_id: id }];
      }),
    ],
    position: index + 1,
    publishAt: schoolDaysAway(7 - (taught.length - 1 - index) * DAYS_BETWEEN, 7),
  }));
}
