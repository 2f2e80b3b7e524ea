import { CircleHelp } from 'lucide';
import { type BlockValues, phaseLabels, type Phase } from '../../api/blocks';
import { DocumentItem, type DocumentPath } from '../document-editing';
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
        <DocumentItem
          key={index}
          look={styles.phase}
          wide
          at={[index]}
          name={phase?.name || `Phase ${index + 1}`}
          count={phases.length}
        >
          <PhaseView
            phase={phase ?? {}}
            at={index}
            from={starts[index] ?? 0}
            last={index === phases.length - 1}
          />
        </DocumentItem>
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

type PhaseViewProps = { phase: Phase; at: number; from: number; last: boolean };

function PhaseView({ phase, at, from, last }: PhaseViewProps) {
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
          <Ink tail={last && !teacher_actions} at={[at, 'name']} label={phaseLabels.name}>
            {name}
          </Ink>
        </h4>
      ) : (
        <Blank share={0.4} />
      )}
      {teacher_actions ? (
        <Side who={phaseLabels.teacher_actions} tail={last && !student_actions} at={[at, 'teacher_actions']}>
          {teacher_actions}
        </Side>
      ) : null}
      {student_actions ? (
        <Side who={phaseLabels.student_actions} tail={last && !checks?.length} at={[at, 'student_actions']}>
          {student_actions}
        </Side>
      ) : null}
      {checks && checks.length > 0 ? (
        <ul className={styles.checks} aria-label="Checks">
          {checks.map((check, index) => (
            <li key={index} className={styles.check} dir="auto">
              <Icon of={CircleHelp} size="sm" />
              <span>
                <Ink
                  tail={last && index === lastCheck}
                  at={[at, 'checks', index]}
                  label={`Check ${index + 1}`}
                >
                  {check}
                </Ink>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

type SideProps = { who: string; tail: boolean; at: DocumentPath; children: string };

function Side({ who, tail, at, children }: SideProps) {
  return (
    <p className={styles.side} dir="auto">
      <span className={styles.who}>{who} </span>
      <Ink tail={tail} at={at} label={who} multiline>
        {children}
      </Ink>
    </p>
  );
}
