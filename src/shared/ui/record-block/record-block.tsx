import { type BlockValues, recordCourseLabels, recordTermLabels } from '../../api/blocks';
import { Blank } from '../private/ink';
import { TableBlock } from '../table-block';
import * as styles from './record-block.css';

type Year = NonNullable<BlockValues['record'][number]>;
type Term = NonNullable<NonNullable<Year['terms']>[number]>;

export type RecordBlockProps = {
  /** The years with their terms and courses; parts may be missing while the document is being written. */
  years?: BlockValues['record'] | null;
};

const columns = Object.entries(recordCourseLabels).map(([key, label]) => ({ key, label }));

/** The courses of a student by year and term, with the credits and averages of each term. */
export function RecordBlock({ years }: RecordBlockProps) {
  if (!years || years.length === 0) return <Blank share={0.8} />;
  return (
    <div className={styles.record}>
      {years.flatMap((year, index) =>
        (year?.terms ?? []).map((term, at) => (
          <TermView
            key={`${index} ${at}`}
            name={[year?.year, term?.term].filter(Boolean).join(', ')}
            term={term ?? {}}
          />
        )),
      )}
    </div>
  );
}

const numbers = ['credits_earned', 'gpa', 'weighted_gpa', 'cumulative_gpa'] as const;

function TermView({ name, term }: { name: string; term: Term }) {
  const shown = numbers.filter((key) => term[key] !== undefined && term[key] !== null);
  return (
    <section className={styles.term}>
      <TableBlock
        caption={name}
        columns={columns.filter(({ key }) => isFilled(term, key))}
        rows={term.courses}
      />
      {shown.length > 0 ? (
        <dl className={styles.numbers}>
          {shown.map((key) => (
            <div key={key} className={styles.figure}>
              <dt>{recordTermLabels[key]}</dt>
              <dd>{term[key]}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/** A level that is regular in every course needs no column, nor do points that no grade has. */
const isFilled = ({ courses = [] }: Term, key: string): boolean =>
  (courses ?? []).some((course) => {
    const value = course && Object.entries(course).find(([name]) => name === key)?.[1];
    return value !== undefined && value !== null && value !== '';
  });
