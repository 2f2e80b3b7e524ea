import { Blank, Ink } from '../private/ink';
import { ScrollRegion } from '../private/scroll-region';
import * as styles from './rubric-block.css';

type Level = { label?: string | null; points?: number | null };
type Descriptor = { level?: string | null; points?: number | null; text?: string | null };

/** One thing that is looked at, and what each level of it looks like. */
export type RubricCriterion = {
  /** What is looked at. */
  name?: string | null;
  /** Its share of the whole, in percent. */
  weight?: number | null;
  /** The standard it measures. */
  standard_code?: string | null;
  /** What each level looks like. */
  descriptors?: readonly (Descriptor | null | undefined)[] | null;
};

export type DocumentRubric = {
  /** `single-point` describes the goal alone and leaves room on both sides. */
  type?: 'analytic' | 'holistic' | 'single-point' | null;
  /** The levels, the best first. */
  levels?: readonly (Level | null | undefined)[] | null;
  /** What is looked at. */
  criteria?: readonly (RubricCriterion | null | undefined)[] | null;
  /** What the whole is worth. */
  total_points?: number | null;
  /** How to use it. */
  how_to_use?: string | null;
};

export type RubricBlockProps = {
  /** The rubric, as far as it has come. */
  rubric?: DocumentRubric | null;
};

/** What good work looks like, level by level. It scrolls sideways where it is wider than the page. */
export function RubricBlock({ rubric }: RubricBlockProps) {
  const criteria = rubric?.criteria;
  if (!rubric || !criteria || criteria.length === 0) return <Blank />;
  const single = rubric.type === 'single-point';
  const levels = single ? singlePoint : levelsOf(rubric);
  return (
    <div className={styles.rubric}>
      <ScrollRegion label="Rubric">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{rubric.type === 'holistic' ? 'Work' : 'Criterion'}</th>
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
                    <Share criterion={criterion} />
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
        <p className={styles.total}>{rubric.total_points} points in all</p>
      ) : null}
      {rubric.how_to_use ? <p className={styles.use}>{rubric.how_to_use}</p> : null}
    </div>
  );
}

const singlePoint: Level[] = [{ label: 'Not yet' }, { label: 'What we look for' }, { label: 'Beyond' }];

/** A rubric that is still being written may have rows before it has a head. */
function levelsOf(rubric: DocumentRubric): Level[] {
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

function Share({ criterion }: { criterion: RubricCriterion }) {
  const notes = [
    typeof criterion.weight === 'number' ? `${criterion.weight}%` : null,
    criterion.standard_code,
  ].filter(Boolean);
  return notes.length > 0 ? <span className={styles.share}>{notes.join(', ')}</span> : null;
}
