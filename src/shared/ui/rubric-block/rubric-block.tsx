import { type Rubric, rubricCriterionLabels, type RubricCriterion, rubricLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import { ScrollRegion } from '../private/scroll-region';
import * as styles from './rubric-block.css';

type Level = { label?: string | null; points?: number | null };

export type RubricBlockProps = {
  /** The rubric; parts may be missing while the document is being written. */
  rubric?: Rubric | null;
  /** The student copy leaves out standards and notes for the teacher. */
  copy?: 'teacher' | 'student';
};

/** A table of criteria by level, which scrolls horizontally if it is wider than the page. */
export function RubricBlock({ rubric, copy = 'teacher' }: RubricBlockProps) {
  const criteria = rubric?.criteria;
  if (!rubric || !criteria || criteria.length === 0) return <Blank />;
  const single = rubric.type === 'single-point';
  const levels = single ? singlePoint : levelsOf(rubric);
  return (
    <div className={styles.rubric}>
      {rubric.title ? (
        <h4 className={styles.title} dir="auto">
          {rubric.title}
        </h4>
      ) : null}
      <ScrollRegion label="Rubric">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{rubric.type === 'holistic' ? 'Work' : rubricCriterionLabels.name}</th>
              {levels.map((level, index) => (
                <th key={index} scope="col">
                  {level.label}
                  {typeof level.points === 'number' ? (
                    <span className={styles.points}>{level.points}</span>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion, row) => (
              <tr key={row}>
                {criterion?.name ? (
                  <th scope="row">
                    <span className={styles.name}>{criterion.name}</span>
                    <Share criterion={criterion} copy={copy} />
                  </th>
                ) : (
                  <td>
                    <Ink>{undefined}</Ink>
                  </td>
                )}
                {levels.map((level, column) => (
                  <td key={column} dir="auto">
                    <Ink tail={row === criteria.length - 1 && column === lastWritten(criterion)}>
                      {textFor(criterion, level, column, single)}
                    </Ink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {typeof rubric.total_points === 'number' ? (
        <p className={styles.total}>
          {rubricLabels.total_points}: {rubric.total_points}
        </p>
      ) : null}
      {copy === 'teacher' && rubric.how_to_use ? (
        <p className={styles.use} dir="auto">
          {rubric.how_to_use}
        </p>
      ) : null}
      {rubric.student_version ? (
        <p className={styles.use} dir="auto">
          <b>{rubricLabels.student_version}: </b>
          {rubric.student_version}
        </p>
      ) : null}
    </div>
  );
}

const singlePoint: Level[] = [{ label: 'Not yet' }, { label: 'What we look for' }, { label: 'Beyond' }];

/** While a rubric is being written, criteria may arrive before levels. */
function levelsOf(rubric: Rubric): Level[] {
  const levels = rubric.levels?.map((level) => level ?? {}) ?? [];
  if (levels.length > 0) return levels;
  return (
    rubric.criteria?.[0]?.descriptors?.map((entry) => ({ label: entry?.level, points: entry?.points })) ?? []
  );
}

function textFor(
  criterion: RubricCriterion | null | undefined,
  level: Level,
  column: number,
  single: boolean,
) {
  const descriptors = criterion?.descriptors ?? [];
  if (single) return column === 1 ? descriptors[0]?.text : undefined;
  return (descriptors.find((entry) => entry?.level && entry.level === level.label) ?? descriptors[column])
    ?.text;
}

const lastWritten = (criterion: RubricCriterion | null | undefined) =>
  (criterion?.descriptors?.length ?? 0) - 1;

function Share({ criterion, copy }: { criterion: RubricCriterion; copy: 'teacher' | 'student' }) {
  const notes = [
    typeof criterion.weight === 'number' ? `${criterion.weight}%` : null,
    copy === 'teacher' ? criterion.standard_code : null,
  ].filter(Boolean);
  return notes.length > 0 ? <span className={styles.share}>{notes.join(', ')}</span> : null;
}
