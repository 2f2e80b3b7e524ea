import '../theme/template-themes.css';
import { PenLine } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon';
import { Blank } from '../private/ink';
import { Watermark } from '../private/watermark';
import type { CoverLook } from '../theme/covers';
import { coverAttributes } from '../theme/mixed-cover';
import * as styles from './document-sheet.css';

export type SheetFact = {
  /** The label. */
  label: string;
  /** The value. */
  value: ReactNode;
};

export type DocumentSheetProps = {
  /** The template or cover that colours the binding. */
  template: CoverLook;
  /** The kind of document. */
  kind: string;
  /** The icon of its kind. */
  icon: IconShape;
  /** The title, as far as it has been written. */
  title?: string;
  /** A ref to the title, for moving the focus there. */
  titleId?: string;
  /** Called when the user selects the title; without it the title is read-only. */
  onTitlePick?: () => void;
  /** The editor shown in place of the title. */
  titleEditor?: ReactNode;
  /** A note opposite the kind, such as "Teacher copy, with answers". */
  note?: ReactNode;
  /** The facts below the title. */
  facts?: readonly SheetFact[];
  /** A line for a student's name and the date. */
  nameLine?: boolean;
  /** Words across the whole page, such as DRAFT; `note` says them to screen readers. */
  watermark?: string | undefined;
  /** The rows of the grid around it that its head, sections and foot stand in, to align them with another sheet. */
  rows?: number;
  /** Whether it is still being written; screen readers read it when it is complete. */
  busy?: boolean;
  /** The sections. */
  children: ReactNode;
  /** The footer. */
  foot?: ReactNode;
};

/** A document as a page of a book, with a margin for notes. */
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
  watermark,
  rows,
  busy = false,
  children,
  foot,
}: DocumentSheetProps) {
  return (
    <article
      className={styles.sheet}
      {...coverAttributes(template)}
      data-aligned={rows === undefined ? undefined : true}
      style={rows === undefined ? undefined : { gridRow: `1 / span ${rows}` }}
      aria-busy={busy}
      aria-live="polite"
    >
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
      {watermark ? <Watermark text={watermark} /> : null}
      {foot ? <footer className={styles.foot}>{foot}</footer> : null}
    </article>
  );
}

/** A title of more letters may be cut on a phone. */
const LONG = 60;

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
      <h2 className={styles.title} dir="auto" title={title.length > LONG ? title : undefined}>
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
