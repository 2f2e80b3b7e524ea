import { memo } from 'react';
import { type UnitLesson, unitLessonLabels } from '../../api/blocks';
import { Blank, Ink } from '../private/ink';
import * as styles from './units-block.css';

type LessonViewProps = {
  /** As far as it has been written. */
  lesson: UnitLesson | null;
  /** The position of its unit. */
  unit: number;
  /** Its position in the unit. */
  at: number;
  /** Whether it is the one being written. */
  tail: boolean;
  copy: 'teacher' | 'student';
};

const DETAILS = ['objective', 'activity', 'check'] as const;

/** One lesson: its title, what it is for, what students do and how the teacher checks it. */
export const LessonView = memo(function LessonView({ lesson, unit, at, tail, copy }: LessonViewProps) {
  const filled = DETAILS.filter((key) => lesson?.[key] && (copy === 'teacher' || key !== 'check'));
  return (
    <li className={styles.lesson}>
      <p className={styles.lessonTitle} dir="auto">
        {lesson?.title ? (
          <Ink
            at={[unit, 'lessons', at, 'title']}
            label={unitLessonLabels.title}
            tail={tail && filled.length === 0}
          >
            {lesson.title}
          </Ink>
        ) : (
          <Blank share={0.4} />
        )}
      </p>
      {filled.map((key) => (
        <p key={key} className={key === 'activity' ? styles.text : styles.detail} dir="auto">
          {key === 'activity' ? null : <span className={styles.label}>{unitLessonLabels[key]} </span>}
          <Ink
            at={[unit, 'lessons', at, key]}
            label={unitLessonLabels[key]}
            tail={tail && key === filled.at(-1)}
            multiline
          >
            {lesson?.[key]}
          </Ink>
        </p>
      ))}
    </li>
  );
});
