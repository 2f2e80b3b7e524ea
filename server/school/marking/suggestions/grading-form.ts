import type { GenerationRequest, GivenScore } from '../../../generated/schemas/index.ts';
import { MAX_TASK } from '../../../documents/templates/grade-assignment/schema.ts';
import type { AssignmentRow } from '../../work/assignments/assignments.ts';
import type { classes } from '../../classes/classes/tables.ts';

/** What a score is given for: a criterion of the rubric, or the whole work. */
export interface Scale {
  /** Null for the whole work. */
  id: string | null;
  name: string;
  max: number;
  /** The points of the levels, the most first; empty for a whole work, which may get any points. */
  levels: readonly number[];
}

const WHOLE_WORK = 'Score';
const MAX_NAME_LENGTH = 190;

type Scored = Pick<AssignmentRow, 'rubric' | 'points'>;

/** The scales of an assignment. A criterion whose name was used before gets a number. */
export function scalesOf({ rubric, points }: Scored): Scale[] {
  if (rubric === null) return [{ id: null, name: WHOLE_WORK, max: points, levels: [] }];
  const names: string[] = [];
  return rubric.criteria.map(({ id, name, levels }) => {
    const short = name.trim().slice(0, MAX_NAME_LENGTH);
    const same = names.filter((other) => other === short).length;
    names.push(short);
    const sorted = levels.map((level) => level.points).toSorted((one, other) => other - one);
    return { id, name: same === 0 ? short : `${short} (${same + 1})`, max: sorted[0] ?? 0, levels: sorted };
  });
}

/** The rubric as rows of the grading form, one for each level. */
export function criteriaRows(assignment: Scored) {
  const { rubric, points } = assignment;
  const scales = scalesOf(assignment);
  if (rubric === null) {
    const description = `Does all that the task asks. Any points from 0 to ${points} may be given.`;
    return [
      { criterion: WHOLE_WORK, level: 'All points', points, description },
      { criterion: WHOLE_WORK, level: 'No points', points: 0, description: '' },
    ];
  }
  return rubric.criteria.flatMap(({ levels }, index) =>
    levels.map((level) => ({
      criterion: scales[index]?.name ?? '',
      level: level.label.trim(),
      points: level.points,
      description: level.description.trim(),
    })),
  );
}

/** Work with the mark that a teacher gave it. */
export interface Example {
  text: string;
  scores: readonly GivenScore[];
  points: number | null;
}

/** The points that a mark gives on a scale; null for none. */
export const givenOn = (
  { id }: Scale,
  { scores, points }: Pick<Example, 'scores' | 'points'>,
): number | null =>
  (id === null ? points : scores.find(({ criterion_id }) => criterion_id === id)?.points) ?? null;

/** A mark as a line for each criterion. */
const marksText = (scales: readonly Scale[], example: Example): string =>
  scales.map((scale) => `${scale.name}: ${givenOn(scale, example) ?? 'no score'} of ${scale.max}`).join('\n');

/** The form that grades this work without the names of its students. */
export function gradingForm(
  assignment: AssignmentRow,
  { grade, subject }: Pick<typeof classes.$inferSelect, 'grade' | 'subject'>,
  papers: readonly { text: string }[],
  examples: readonly Example[],
): GenerationRequest {
  const scales = scalesOf(assignment);
  return {
    template_type: 'grade-assignment',
    input: {
      task_text: (assignment.instructions.trim() || assignment.title).slice(0, MAX_TASK),
      topic: assignment.title,
      grade_level: grade,
      subject,
      grading_mode: 'Typed rubric',
      criteria: criteriaRows(assignment),
      examples: examples.map((example) => ({
        text: example.text.trim(),
        marks: marksText(scales, example),
      })),
      submissions: papers.map(({ text }) => ({ text: text.trim() })),
    },
  };
}
