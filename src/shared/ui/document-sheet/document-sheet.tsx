import '../theme/template-themes.css';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon';
import { Blank } from '../private/ink';
import type { TemplateName } from '../theme/tokens';
import * as styles from './document-sheet.css';

export type SheetFact = {
  /** What the fact is about. */
  label: string;
  /** The fact. */
  value: ReactNode;
};

export type DocumentSheetProps = {
  /** The template or cover whose colour binds the sheet. */
  template: TemplateName;
  /** What kind of document it is. */
  kind: string;
  /** The icon of its kind. */
  icon: IconShape;
  /** Its title, as far as it has come. */
  title?: string;
  /** Marks the place of the title, so that the focus can be moved there. */
  titleId?: string;
  /** Called when the user selects the title; without it the title is read-only. */
  onTitlePick?: () => void;
  /** The editor shown in place of the title. */
  titleEditor?: ReactNode;
  /** Text at the other end of the line with the kind, such as "Teacher copy, with answers". */
  note?: ReactNode;
  /** The line of facts under the title. */
  facts?: readonly SheetFact[];
  /** A line for a student's name and the date. */
  nameLine?: boolean;
  /** Whether it is still being written; screen readers announce it once it is complete. */
  busy?: boolean;
  /** Its sections. */
  children: ReactNode;
  /** The line at its foot. */
  foot?: ReactNode;
};

/** A page that is written on: bound at its cover, with a margin that holds something. */
export function DocumentSheet({
  template,
  kind,
  icon,
  title,
  titleId,
  onTitlePick,
  titleEditor,
  note,
  facts = [],
  nameLine = false,
  busy = false,
  children,
  foot,
}: DocumentSheetProps) {
  return (
    <article className={styles.sheet} data-template={template} aria-busy={busy} aria-live="polite">
      <header className={styles.head}>
        <p className={styles.kind}>
          <Icon of={icon} />
          {kind}
          {note ? <span className={styles.note}>{note}</span> : null}
        </p>
        <div id={titleId} tabIndex={titleId ? -1 : undefined} className={styles.titlePlace}>
          {titleEditor ?? <Title title={title} onPick={onTitlePick} />}
        </div>
        {nameLine ? <NameLine /> : null}
        {facts.length > 0 ? (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label} className={styles.fact}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </header>
      {children}
      {foot ? <footer className={styles.foot}>{foot}</footer> : null}
    </article>
  );
}

function Title({ title, onPick }: { title: string | undefined; onPick: (() => void) | undefined }) {
  if (!title) {
    return (
      <div className={styles.title}>
        <Blank share={0.6} />
      </div>
    );
  }
  return (
    <>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      {onPick ? (
        <button type="button" className={styles.pick} aria-label="Change the title" onClick={onPick}>
          <Icon of={PenLine} size="sm" />
        </button>
      ) : null}
    </>
  );
}

function NameLine() {
  return (
    <p className={styles.nameLine} aria-hidden="true">
      <span>Name</span>
      <i />
      <span>Date</span>
      <i data-short />
    </p>
  );
}
