import { CircleHelp } from 'lucide-react';
import { type BlockValues, phaseLabels, type Phase } from '../../api/blocks';
import { Icon } from '../icon';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import * as styles from './timeline-block.css';

export type TimelineBlockProps = {
  /** The phases, in order; parts may be missing while the document is being written. */
  phases?: BlockValues['timeline'] | null;
};

/** The phases of a lesson, with their minutes in the margin. */
export function TimelineBlock({ phases }: TimelineBlockProps) {
  if (!phases || phases.length === 0) return <Blank share={0.8} />;
  const starts = startsOf(phases);
  return (
    <ol className={styles.timeline}>
      {phases.map((phase, index) => (
        <li key={index} className={styles.phase}>
          <PhaseView phase={phase ?? {}} from={starts[index] ?? 0} last={index === phases.length - 1} />
        </li>
      ))}
    </ol>
  );
}

function startsOf(phases: BlockValues['timeline']) {
  let minute = 0;
  return phases.map((phase) => {
    const start = minute;
    minute += phase?.minutes ?? 0;
    return start;
  });
}

function PhaseView({ phase, from, last }: { phase: Phase; from: number; last: boolean }) {
  const { name, minutes, teacher_actions, student_actions, checks } = phase;
  const lastCheck = (checks?.length ?? 0) - 1;
  return (
    <>
      <MarginNote figure={minutes ? `${minutes} min` : undefined}>
        {minutes ? (
          <span>
            {from} to {from + minutes}
          </span>
        ) : null}
      </MarginNote>
      {name ? (
        <h4 className={styles.name} dir="auto">
          <Ink tail={last && !teacher_actions}>{name}</Ink>
        </h4>
      ) : (
        <Blank share={0.4} />
      )}
      {teacher_actions ? (
        <Side who={phaseLabels.teacher_actions} text={teacher_actions} tail={last && !student_actions} />
      ) : null}
      {student_actions ? (
        <Side who={phaseLabels.student_actions} text={student_actions} tail={last && !checks?.length} />
      ) : null}
      {checks && checks.length > 0 ? (
        <ul className={styles.checks} aria-label="Checks">
          {checks.map((check, index) => (
            <li key={index} className={styles.check} dir="auto">
              <Icon of={CircleHelp} size="sm" />
              <span>
                <Ink tail={last && index === lastCheck}>{check}</Ink>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Side({ who, text, tail }: { who: string; text: string; tail: boolean }) {
  return (
    <p className={styles.side} dir="auto">
      <span className={styles.who}>{who} </span>
      <Ink tail={tail}>{text}</Ink>
    </p>
  );
}
