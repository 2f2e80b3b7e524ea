import { PenTool, Square } from 'lucide';
import { formatNumber } from '../../lib/numbers';
import { Button } from '../button';
import { Icon } from '../icon';
import * as styles from './writing-bar.css';

export type WritingSection = {
  /** The title of the section. */
  title: string;
  /** The progress; `partial` was cut off. */
  state: 'waiting' | 'writing' | 'partial' | 'finished';
};

export type WritingBarProps = {
  /** The sections of the document, in order. */
  sections: readonly WritingSection[];
  /** The credits used so far and the estimate for the document; omitted on an unlimited plan. */
  credits?: { used: number; estimate: number } | undefined;
  /** Called to stop writing. */
  onStop: () => void;
  /** Whether stopping is pending. */
  stopping?: boolean;
};

/** The progress of writing: the current section, a segment per section, credits, and a Stop button. */
export function WritingBar({ sections, credits, onStop, stopping = false }: WritingBarProps) {
  const finished = sections.filter((section) => section.state === 'finished').length;
  const writing = sections.findIndex((section) => section.state === 'writing');
  const at = writing === -1 ? Math.min(finished, Math.max(0, sections.length - 1)) : writing;
  const place = `${at + 1} of ${sections.length}`;
  return (
    <section className={styles.bar} aria-label="Writing">
      <span key={at} className={styles.nib}>
        <Icon of={PenTool} size="lg" />
      </span>
      <p className={styles.words} role="status">
        <span className={styles.title}>{sections[at]?.title ?? 'Getting ready'}</span>{' '}
        {sections.length > 0 ? (
          <span className={styles.place}>
            <span className={styles.wide}>Writing section </span>
            {place}
          </span>
        ) : null}
      </p>
      <div
        className={styles.segments}
        role="progressbar"
        aria-label="Sections written"
        aria-valuemin={0}
        aria-valuemax={Math.max(1, sections.length)}
        aria-valuenow={finished}
        aria-valuetext={`${finished} of ${sections.length} sections written`}
      >
        {sections.map((section, index) => (
          <span key={`${index}-${section.title}`} className={styles.segment} data-state={section.state} />
        ))}
      </div>
      {credits ? (
        <p className={styles.credits}>
          <b className={styles.used}>{formatNumber(credits.used)}</b> of about{' '}
          {formatNumber(credits.estimate)} credits
        </p>
      ) : null}
      <span className={styles.stop}>
        <Button icon={Square} pending={stopping} onClick={onStop}>
          Stop
        </Button>
      </span>
    </section>
  );
}
