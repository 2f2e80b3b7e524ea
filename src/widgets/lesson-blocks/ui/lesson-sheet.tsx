import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import * as styles from './lesson-sheet.css';

type LessonSheetProps = {
  /** The accessible name. */
  label: string;
  /** What is known of the lesson: its state, and who has read it. */
  state: ReactNode;
  /** The buttons of the lesson. */
  actions: ReactNode;
  /** The title; omitted while it is in a field. */
  title?: string;
  /** A line below the title. */
  lead?: string;
  /** The parts of the lesson. */
  children: ReactNode;
};

/** A lesson on its sheet, as its teachers see it. */
export function LessonSheet({ label, state, actions, title, lead, children }: LessonSheetProps) {
  return (
    <Card as="article" surface="sheet" padding="none" label={label}>
      <div className={styles.bar}>
        {state}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.page}>
        {title === undefined ? null : (
          <header>
            <Heading level={2} size="3xl">
              {title}
            </Heading>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </header>
        )}
        {children}
      </div>
    </Card>
  );
}

/** A part of a lesson with its name in the margin of the sheet. */
export function LessonPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partName}>{name}</h3>
      {children}
    </div>
  );
}
