import { type Rubric, rubricCriterionLabels, type RubricCriterion, rubricLabels } from '../../api/blocks';
import { DocumentItem, type DocumentPath, ItemHandle } from '../document-editing';
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
      <ScrollRegion label="Rubric table">
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
              <DocumentItem
                key={row}
                as="tr"
                ownHandle
                at={['criteria', row]}
                name={nameOf(criterion, row)}
                count={criteria.length}
              >
                {criterion?.name ? (
                  <th scope="row">
                    <span className={styles.name}>
                      <Ink at={['criteria', row, 'name']} label={rubricCriterionLabels.name}>
                        {criterion.name}
                      </Ink>
                    </span>
                    <Share criterion={criterion} copy={copy} />
                  </th>
                ) : (
                  <td>
                    <Ink>{undefined}</Ink>
                  </td>
                )}
                {levels.map((level, column) => (
                  <td key={column} dir="auto">
                    <Ink
                      tail={row === criteria.length - 1 && column === lastWritten(criterion)}
                      label={level.label ?? `Level ${column + 1}`}
                      multiline
                      {...descriptorAt(criterion, level, column, { row, single })}
                    >
                      {textFor(criterion, level, column, single)}
                    </Ink>
                    {column === levels.length - 1 ? (
                      <ItemHandle
                        at={['criteria', row]}
                        name={nameOf(criterion, row)}
                        count={criteria.length}
                      />
                    ) : null}
                  </td>
                ))}
              </DocumentItem>
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

const nameOf = (criterion: RubricCriterion | null | undefined, row: number): string =>
  criterion?.name || `Criterion ${row + 1}`;

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
  return criterion?.descriptors?.[descriptorIndex(criterion, level, column, single)]?.text;
}

/** The descriptor that belongs in a column; -1 in the empty columns of a single-point rubric. */
function descriptorIndex(
  criterion: RubricCriterion | null | undefined,
  level: Level,
  column: number,
  single: boolean,
): number {
  if (single) return column === 1 ? 0 : -1;
  const named = (criterion?.descriptors ?? []).findIndex(
    (entry) => entry?.level && entry.level === level.label,
  );
  return named === -1 ? column : named;
}

/** Where the text of a cell is in the rubric; nowhere if it has none. */
function descriptorAt(
  criterion: RubricCriterion | null | undefined,
  level: Level,
  column: number,
  { row, single }: { row: number; single: boolean },
): { at?: DocumentPath } {
  const index = descriptorIndex(criterion, level, column, single);
  return criterion?.descriptors?.[index] ? { at: ['criteria', row, 'descriptors', index, 'text'] } : {};
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
