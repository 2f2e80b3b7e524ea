import { dueWords, lateWords, studentPath } from '@/entities/assignment';
import type { ColumnStatistics } from '@/shared/api/student-gradebooks';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { Cluster } from '@/shared/ui/cluster';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import type { CategoryMarks, Mark } from '../model/read-marks';
import * as styles from './marks.css';

type CategoryListProps = {
  category: CategoryMarks;
  /** Whether the class calls missing work "not handed in yet". */
  isNeutral: boolean;
};

/** The assignments of a category with the student's marks. */
export function CategoryList({ category: { name, note, marks }, isNeutral }: CategoryListProps) {
  return (
    <PageSection
      title={name}
      more={
        note ? (
          <Text size="xs" tone="muted">
            {note}
          </Text>
        ) : null
      }
    >
      <ul className={styles.list} aria-label={name}>
        {marks.map((mark) => (
          <MarkRow key={mark.id} mark={mark} isNeutral={isNeutral} />
        ))}
      </ul>
    </PageSection>
  );
}

function MarkRow({ mark, isNeutral }: { mark: Mark; isNeutral: boolean }) {
  const badges = badgesOf(mark, isNeutral);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text weight="semi">
          <Link href={studentPath(mark.id)}>{mark.title}</Link>
        </Text>
        <Text size="xs" tone="muted">
          {dueWords(mark)}
          {mark.deduction > 0 ? `. ${lateWords(mark.lateSeconds)}, ${pointsOff(mark.deduction)}` : ''}
        </Text>
        {mark.statistics ? (
          <Text size="xs" tone="muted">
            {classWords(mark.statistics)}
          </Text>
        ) : null}
        {badges.length > 0 ? (
          <Cluster gap={2}>
            {badges.map(([words, tone]) => (
              <Badge key={words} tone={tone}>
                {words}
              </Badge>
            ))}
          </Cluster>
        ) : null}
      </div>
      <span className={styles.score} data-dropped={mark.dropped !== null || undefined}>
        {mark.shown ? (
          <>
            {mark.shown.main}
            {mark.shown.outOf === null ? null : <small className={styles.most}>/{mark.shown.outOf}</small>}
          </>
        ) : (
          <span className={styles.none}>{mark.points === 0 ? '' : `–/${mark.points}`}</span>
        )}
      </span>
    </li>
  );
}

type Tone = NonNullable<BadgeProps['tone']>;

function badgesOf(mark: Mark, isNeutral: boolean): [words: string, tone: Tone][] {
  const statuses: Partial<Record<Mark['status'], [string, Tone]>> = {
    waiting: ['Handed in, not marked yet', 'ok'],
    late: ['Late', 'warn'],
    missing: [isNeutral ? 'Not handed in yet' : 'Missing', 'warn'],
    excused: ['Excused', 'plain'],
    extended: ['Extended', 'plain'],
    before_joining: ['Due before joining', 'plain'],
  };
  const status = statuses[mark.status];
  return [
    ...(status ? [status] : []),
    ...(mark.dropped ? [[`Dropped, ${mark.dropped}`, 'line'] as [string, Tone]] : []),
    ...(mark.isExtra ? [['Extra credit', 'plain'] as [string, Tone]] : []),
    ...(mark.counts ? [] : [['Counts in no total', 'plain'] as [string, Tone]]),
  ];
}

const pointsOff = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'} off`;

const classWords = ({ mean, median, highest, lowest }: ColumnStatistics): string =>
  `Class: mean ${mean}, median ${median}, from ${lowest} to ${highest}`;
